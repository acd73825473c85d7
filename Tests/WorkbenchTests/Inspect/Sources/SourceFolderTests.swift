import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

struct SourceFolderTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func `measures all Swift files, sorted by path`() throws {
    try folder.write("struct B {}\n", to: "B.swift")
    try folder.write("// a\nclass A {}\n", to: "Inner/Deep/A.swift")
    try folder.write("enum C {}\n", to: "C.swift")
    try folder.write("class Ignored {}\n", to: "D.txt")
    let metrics = try SourceFolder.measure(at: folder.path)
    #expect(metrics.path == folder.path)
    #expect(metrics.files.map(\.path) == ["B.swift", "C.swift", "Inner/Deep/A.swift"])
    #expect(metrics.counts.files == 3)
    #expect(metrics.counts.types == 3)
    #expect(metrics.counts.totalLines == 4)
  }

  @Test func `leaves out hidden files and symbolic links`() throws {
    try folder.write("struct A {}\n", to: "A.swift")
    try folder.write("struct B {}\n", to: ".build/B.swift")
    try folder.write("struct C {}\n", to: ".C.swift")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: "\(folder.path)/Cycle", withDestinationPath: folder.path)
    try files.createSymbolicLink(
      atPath: "\(folder.path)/D.swift", withDestinationPath: "\(folder.path)/A.swift")
    try files.createSymbolicLink(
      atPath: "\(folder.path)/E.swift", withDestinationPath: "\(folder.path)/missing")
    #expect(try SourceFolder.measure(at: folder.path).files.map(\.path) == ["A.swift"])
  }

  @Test func `accepts a folder that is named like a file and a trailing slash`() throws {
    try folder.write("struct A {}\n", to: "B.swift/A.swift")
    #expect(try SourceFolder.measure(at: folder.path + "/").files.map(\.path) == ["B.swift/A.swift"])
  }

  @Test func `a missing folder is an error`() throws {
    let path = "\(folder.path)/missing"
    #expect(throws: SourceMetricsError.folderMissing(path: path)) { try SourceFolder.measure(at: path) }
  }

  @Test func `a file is no folder`() throws {
    let path = "\(folder.path)/A.swift"
    try folder.write("struct A {}\n", to: "A.swift")
    #expect(throws: SourceMetricsError.notAFolder(path: path)) { try SourceFolder.measure(at: path) }
  }

  @Test func `a folder without Swift files is an error`() throws {
    try folder.write("", to: "Inner/A.txt")
    #expect(throws: SourceMetricsError.noSwiftFile(path: folder.path)) {
      try SourceFolder.measure(at: folder.path)
    }
  }

  @Test func `a file that cannot be read is named`() throws {
    try folder.write("struct A {}\n", to: "A.swift")
    #expect(throws: SourceMetricsError.unreadable(path: "\(folder.path)/A.swift")) {
      try SourceFolder.survey(at: folder.path) { _ in nil }
    }
  }

  @Test func `a file that is no text in UTF-8 is named, and the others are counted`() throws {
    try folder.write("struct A {}\n", to: "A.swift")
    try folder.write("\u{FEFF}// Größe\nstruct B {}\n", to: "B.swift")
    for (name, encoding) in [
      ("C", String.Encoding.utf16), ("D", .utf16LittleEndian), ("E", .utf16BigEndian),
    ] {
      let data = try #require("struct C {}\n".data(using: encoding))
      try folder.write(data, to: "\(name).swift")
    }
    try folder.write(Array("// caf".utf8) + [0xE9, 0x0A], to: "F.swift")
    let survey = try SourceFolder.survey(at: folder.path)
    #expect(survey.metrics.files.map(\.path) == ["A.swift", "B.swift"])
    #expect(
      survey.uncounted
        == ["C.swift", "D.swift", "E.swift", "F.swift"].map { UncountedFile(path: $0, reason: .encoding) })
    #expect(throws: SourceMetricsError.uncounted(UncountedFile(path: "C.swift", reason: .encoding))) {
      try SourceFolder.measure(at: folder.path)
    }
  }

  #if os(Linux)
    @Test func `a name that is no UTF-8 is made printable, and the others are counted`() throws {
      try folder.write("struct A {}\n", to: "Größe.swift")
      for name in ["b\u{E9}.swift", "c\u{E9}.txt"] {
        let path = Array(folder.path.utf8) + [0x2F] + name.unicodeScalars.map { UInt8($0.value) } + [0]
        let file = path.withUnsafeBytes { creat($0.bindMemory(to: CChar.self).baseAddress!, 0o600) }
        #expect(file >= 0)
        close(file)
      }
      let path = Array("\(folder.path)/d".utf8) + [0xE9, 0]
      #expect(path.withUnsafeBytes { mkdir($0.bindMemory(to: CChar.self).baseAddress!, 0o700) } == 0)
      let survey = try SourceFolder.survey(at: folder.path)
      #expect(survey.metrics.files.map(\.path) == ["Größe.swift"])
      #expect(
        survey.uncounted == [#"b\xE9.swift"#, #"d\xE9"#].map { UncountedFile(path: $0, reason: .name) })
    }
  #endif

  @Test(arguments: [
    SourceMetricsError.folderMissing(path: "A/B"), .notAFolder(path: "A/B"), .noSwiftFile(path: "A/B"),
    .unreadable(path: "A/B"), .uncounted(UncountedFile(path: "A/B", reason: .encoding)),
    .uncounted(UncountedFile(path: "A/B", reason: .name)),
  ])
  func `every error names the path in one sentence`(_ error: SourceMetricsError) {
    #expect(error.description.contains("A/B"))
    #expect(error.description.hasSuffix("."))
  }
}
