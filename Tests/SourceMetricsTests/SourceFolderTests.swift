import Foundation
import Testing

@testable import SourceMetrics

struct SourceFolderTests {
  @Test func `measures all Swift files, sorted by path`() throws {
    try withTemporaryFolder { folder in
      try write("struct B {}\n", to: "\(folder)/B.swift")
      try write("// a\nclass A {}\n", to: "\(folder)/Inner/Deep/A.swift")
      try write("enum C {}\n", to: "\(folder)/C.swift")
      try write("class Ignored {}\n", to: "\(folder)/D.txt")
      let metrics = try SourceFolder.measure(at: folder)
      #expect(metrics.path == folder)
      #expect(metrics.files.map(\.path) == ["B.swift", "C.swift", "Inner/Deep/A.swift"])
      #expect(metrics.counts.files == 3)
      #expect(metrics.counts.types == 3)
      #expect(metrics.counts.totalLines == 4)
    }
  }

  @Test func `leaves out hidden files and symbolic links`() throws {
    try withTemporaryFolder { folder in
      try write("struct A {}\n", to: "\(folder)/A.swift")
      try write("struct B {}\n", to: "\(folder)/.build/B.swift")
      try write("struct C {}\n", to: "\(folder)/.C.swift")
      let files = FileManager.default
      try files.createSymbolicLink(atPath: "\(folder)/Cycle", withDestinationPath: folder)
      try files.createSymbolicLink(atPath: "\(folder)/D.swift", withDestinationPath: "\(folder)/A.swift")
      try files.createSymbolicLink(atPath: "\(folder)/E.swift", withDestinationPath: "\(folder)/missing")
      #expect(try SourceFolder.measure(at: folder).files.map(\.path) == ["A.swift"])
    }
  }

  @Test func `accepts a folder that is named like a file and a trailing slash`() throws {
    try withTemporaryFolder { folder in
      try write("struct A {}\n", to: "\(folder)/B.swift/A.swift")
      #expect(try SourceFolder.measure(at: folder + "/").files.map(\.path) == ["B.swift/A.swift"])
    }
  }

  @Test func `a missing folder is an error`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/missing"
      #expect(throws: SourceMetricsError.folderMissing(path: path)) { try SourceFolder.measure(at: path) }
    }
  }

  @Test func `a file is no folder`() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/A.swift"
      try write("struct A {}\n", to: path)
      #expect(throws: SourceMetricsError.notAFolder(path: path)) { try SourceFolder.measure(at: path) }
    }
  }

  @Test func `a folder without Swift files is an error`() throws {
    try withTemporaryFolder { folder in
      try write("", to: "\(folder)/Inner/A.txt")
      #expect(throws: SourceMetricsError.noSwiftFile(path: folder)) { try SourceFolder.measure(at: folder) }
    }
  }

  @Test func `a file that cannot be read is named`() throws {
    try withTemporaryFolder { folder in
      try write("struct A {}\n", to: "\(folder)/A.swift")
      #expect(throws: SourceMetricsError.unreadable(path: "\(folder)/A.swift")) {
        try SourceFolder.survey(at: folder) { _ in nil }
      }
    }
  }

  @Test func `a file that is no text in UTF-8 is named, and the others are counted`() throws {
    try withTemporaryFolder { folder in
      try write("struct A {}\n", to: "\(folder)/A.swift")
      try write("\u{FEFF}// Größe\nstruct B {}\n", to: "\(folder)/B.swift")
      for (name, encoding) in [
        ("C", String.Encoding.utf16), ("D", .utf16LittleEndian), ("E", .utf16BigEndian),
      ] {
        let data = try #require("struct C {}\n".data(using: encoding))
        try data.write(to: URL(fileURLWithPath: "\(folder)/\(name).swift"))
      }
      try Data("// caf".utf8 + [0xE9, 0x0A]).write(to: URL(fileURLWithPath: "\(folder)/F.swift"))
      let survey = try SourceFolder.survey(at: folder)
      #expect(survey.metrics.files.map(\.path) == ["A.swift", "B.swift"])
      #expect(
        survey.uncounted
          == ["C.swift", "D.swift", "E.swift", "F.swift"].map { UncountedFile(path: $0, reason: .encoding) })
      #expect(throws: SourceMetricsError.uncounted(UncountedFile(path: "C.swift", reason: .encoding))) {
        try SourceFolder.measure(at: folder)
      }
    }
  }

  #if os(Linux)
    @Test func `a name that is no UTF-8 is made printable, and the others are counted`() throws {
      try withTemporaryFolder { folder in
        try write("struct A {}\n", to: "\(folder)/Größe.swift")
        for name in ["b\u{E9}.swift", "c\u{E9}.txt"] {
          let path = Array(folder.utf8) + [0x2F] + name.unicodeScalars.map { UInt8($0.value) } + [0]
          let file = path.withUnsafeBytes { creat($0.bindMemory(to: CChar.self).baseAddress!, 0o600) }
          #expect(file >= 0)
          close(file)
        }
        let path = Array("\(folder)/d".utf8) + [0xE9, 0]
        #expect(path.withUnsafeBytes { mkdir($0.bindMemory(to: CChar.self).baseAddress!, 0o700) } == 0)
        let survey = try SourceFolder.survey(at: folder)
        #expect(survey.metrics.files.map(\.path) == ["Größe.swift"])
        #expect(
          survey.uncounted == [#"b\xE9.swift"#, #"d\xE9"#].map { UncountedFile(path: $0, reason: .name) })
      }
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
