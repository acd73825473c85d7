import CommandLineKit
import Foundation
import Testing

@Suite struct OutputFileTests {
  @Test func whatIsWrittenIsThere() throws {
    try TemporaryFolder.use(named: "output") { folder in
      let path = folder.appendingPathComponent("text").path
      try OutputFile(path: path).write(Data("told".utf8))
      #expect(FileManager.default.contents(atPath: path) == Data("told".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["text"])
    }
  }

  @Test func aFolderThatIsNotThereIsFoundBeforeAnythingIsWritten() throws {
    let error = #expect(throws: OutputFile.Failure.self) { try OutputFile(path: "/no/such/folder/text") }
    #expect(error?.description.hasPrefix("cannot write \"/no/such/folder/text\": ") == true)
    #expect(error?.description.contains("Domain=") == false)
  }
}

@Suite struct TemporaryFolderTests {
  private struct Refusal: Error {}

  @Test func theFolderGoesWithTheWorkWhateverCameOfIt() throws {
    var folders: [URL] = []
    try TemporaryFolder.use(named: "gone") { folders.append($0) }
    #expect(throws: Refusal.self) {
      try TemporaryFolder.use(named: "gone") { folder in
        folders.append(folder)
        throw Refusal()
      }
    }
    #expect(folders.count == 2)
    for folder in folders { #expect(!FileManager.default.fileExists(atPath: folder.path)) }
  }
}
