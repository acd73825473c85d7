import Foundation
import Testing

@testable import CommandLineKit

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

  @Test func `a file keeps its permissions, and all of its names`() throws {
    try TemporaryFolder.use(named: "output") { folder in
      let manager = FileManager.default
      let paths = ["one", "two", "other"].map { folder.appendingPathComponent($0).path }
      try Data("something longer".utf8).write(to: URL(fileURLWithPath: paths[0]))
      try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: paths[0])
      try OutputFile(path: paths[0]).write(Data("told".utf8))
      #expect(try manager.attributesOfItem(atPath: paths[0])[.posixPermissions] as? Int == 0o640)
      try manager.linkItem(atPath: paths[0], toPath: paths[1])
      try OutputFile(path: paths[1]).write(Data("new".utf8))
      for path in paths[...1] { #expect(manager.contents(atPath: path) == Data("new".utf8)) }
    }
  }

  @Test func `what is no regular file is written as it is`() throws {
    try TemporaryFolder.use(named: "output") { folder in
      let path = folder.appendingPathComponent("pipe").path
      try #require(mkfifo(path, 0o600) == 0)
      // A reader that waits for nobody lets the writer begin.
      let reader = open(path, O_RDONLY | O_NONBLOCK)
      let output = try OutputFile(path: path)
      #expect(output.folder == nil)
      try output.write(Data("told".utf8))
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
      let pipe = FileHandle(fileDescriptor: reader, closeOnDealloc: true)
      #expect(try pipe.readToEnd() == Data("told".utf8))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pipe"])
    }
    try OutputFile(path: "/dev/null").write(Data("told".utf8))
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
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

@Suite struct InputFileTests {
  @Test func `a byte order mark is no part of the text`() throws {
    try TemporaryFolder.use(named: "input") { folder in
      let file = folder.appendingPathComponent("text")
      try Data("\u{FEFF}view".utf8).write(to: file)
      #expect(try InputFile.text(file.path) == "view")
    }
  }

  @Test func `a stream that does not wait is waited for`() throws {
    let pipe = Pipe()
    let reader = pipe.fileHandleForReading
    #expect(fcntl(reader.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    Thread.detachNewThread {
      pipe.fileHandleForWriting.write(Data("launch".utf8))
      try? pipe.fileHandleForWriting.close()
    }
    #expect(try InputFile.read(reader.fileDescriptor, name: "pipe", limit: 100) == Array("launch".utf8))
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
