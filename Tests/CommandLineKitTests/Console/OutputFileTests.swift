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

  @Test(arguments: ["text", "folder/text", "link"], [false, true])
  func aLinkStaysOneAndWhatItLeadsToIsWritten(target: String, isThere: Bool) throws {
    try TemporaryFolder.use(named: "output") { folder in
      let manager = FileManager.default
      let path = { folder.appendingPathComponent($0).path }
      try manager.createDirectory(atPath: path("folder"), withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: path("link"), withDestinationPath: "text")
      try manager.createSymbolicLink(atPath: path("first"), withDestinationPath: target)
      let place = path(target == "link" ? "text" : target)
      if isThere { try Data("old".utf8).write(to: URL(fileURLWithPath: place)) }
      try OutputFile(path: path("first")).write(Data("told".utf8))
      #expect(try manager.destinationOfSymbolicLink(atPath: path("first")) == target)
      #expect(try manager.destinationOfSymbolicLink(atPath: path("link")) == "text")
      #expect(manager.contents(atPath: place) == Data("told".utf8))
    }
  }

  @Test func linksThatLeadToEachOtherAreNoPlace() throws {
    try TemporaryFolder.use(named: "output") { folder in
      let paths = ["a", "b"].map { folder.appendingPathComponent($0).path }
      for (path, target) in [(paths[0], "b"), (paths[1], "a")] {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      }
      let error = #expect(throws: CommandFailure.self) { try OutputFile(path: paths[0]) }
      #expect(error?.description.contains("Domain=") == false)
    }
  }

  @Test func aFolderThatIsNotThereIsFoundBeforeAnythingIsWritten() throws {
    let error = #expect(throws: CommandFailure.self) { try OutputFile(path: "/no/such/folder/text") }
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
