import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import SourceReading

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
    try folder.write("", to: "Inner/notes.txt")
    try files.createSymbolicLink(
      atPath: "\(folder.path)/Inner/F.txt", withDestinationPath: "\(folder.path)/Inner/notes.txt")
    #expect(try SourceFolder.measure(at: folder.path).files.map(\.path) == ["A.swift"])
    let remarks = try SourceFolder.survey(at: folder.path).remarks
    #expect(
      remarks.map { $0.prefix { $0 != " " } } == ["Cycle", "D.swift", "E.swift"])
  }

  @Test func `accepts a folder that is named like a file and a trailing slash`() throws {
    try folder.write("struct A {}\n", to: "B.swift/A.swift")
    #expect(try SourceFolder.measure(at: folder.path + "/").files.map(\.path) == ["B.swift/A.swift"])
  }

  @Test func `what is no folder of Swift files is an error`() throws {
    func failure(_ path: String) throws -> String {
      try #require(throws: CommandFailure.self) { try SourceFolder.measure(at: path) }.description
    }
    try folder.write("struct A {}\n", to: "Full/A.swift")
    try folder.write("", to: "Empty/Inner/A.txt")
    let (full, empty, missing) = ("\(folder.path)/Full", "\(folder.path)/Empty", "\(folder.path)/missing")
    #expect(try failure(missing) == "There is no folder at \(missing).")
    #expect(try failure("\(full)/A.swift") == "\(full)/A.swift is not a folder.")
    #expect(try failure(empty) == "The folder \(empty) holds no Swift file.")
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
        == ["C", "D", "E", "F"].map { "\($0).swift is not counted: it is not text in UTF-8." })
    #expect(throws: CommandFailure.unavailable(survey.uncounted[0])) {
      try SourceFolder.measure(at: folder.path)
    }
  }

  #if os(Linux)
    @Test func `what has a name that is no UTF-8 is told, and the others are counted`() throws {
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
        survey.uncounted == [
          "d\u{FFFD} is not counted: the folder cannot be read.",
          "b\u{FFFD}.swift is not counted: it cannot be read, or is larger than 32 MiB.",
        ])
    }
  #endif
}

struct FolderMetricsTests {
  private func folder(_ sources: String...) -> FolderMetrics {
    let files = sources.enumerated().map { FileMetrics(path: "\($0.offset).swift", source: $0.element) }
    return FolderMetrics(path: "Folder", files: files)
  }

  @Test(arguments: [
    SourceCase("A/B/C.swift", "C"), SourceCase("C.swift", "C"), SourceCase("A+B.swift", "A+B"),
    SourceCase("C", "C"),
  ])
  func stem(_ example: SourceCase<String>) {
    #expect(FileMetrics(path: example.source, source: "").stem == example.expected)
  }

  @Test func `counts add up`() {
    let first = "import A\n// b\n\nclass C { func d() { if e {} } }\nactor F {}\nextension G {}\n"
    let expected = SourceCounts(
      files: 2, codeLines: 7, commentLines: 1, blankLines: 1, classes: 1, structs: 1, enums: 1, actors: 1,
      protocols: 1, extensions: 1, functions: 1)
    #expect(folder(first, "struct A {}\nenum B {}\nprotocol C {}\n").counts == expected)
    #expect(expected.totalLines == 9 && expected.types == 5)
  }

  @Test func `what is excluded by the end of its path is not counted`() throws {
    let folder = try TestFolder()
    for path in ["A.swift", "Pods/B.swift", "In/Pods/C.swift", "MyPods/D.swift", "MyPods/E.swift"] {
      try folder.write("struct A {}\n", to: path)
    }
    let survey = try SourceFolder.survey(at: folder.path, excluding: ["Pods/", "MyPods/D.swift"])
    #expect(survey.metrics.files.map(\.path) == ["A.swift", "MyPods/E.swift"])
  }
}
