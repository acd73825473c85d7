import Foundation

/// A program of this package, as it was built beside these tests.
struct BuiltExecutable {
  /// What a finished process left behind.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  let name: String

  var path: String {
    Self.folder.appending(path: name).path(percentEncoded: false)
  }

  /// Runs the program to its end, with nothing to read.
  func run(_ arguments: String...) throws -> Result {
    try Self.run(path, arguments)
  }

  /// Runs the program to its end, with nothing to read.
  func run(_ arguments: [String]) throws -> Result {
    try Self.run(path, arguments)
  }

  /// Runs a line of the shell, in which `$0` is the program, to its end.
  func runInShell(_ line: String, _ arguments: String...) throws -> Result {
    try Self.run("/bin/sh", ["-c", line, path] + arguments)
  }

  /// Output goes to files: they take as much as there is, and no process waits for a reader.
  private static func run(_ path: String, _ arguments: [String]) throws -> Result {
    let files = try TemporaryFolder()
    let (output, errors) = (try files.file("output"), try files.file("errors"))
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = PackageFolder.root
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  /// On macOS the tests are a bundle beside the programs, elsewhere a program beside them.
  private static let folder: URL = {
    #if os(macOS)
      Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #else
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }()

  private final class Marker {}
}
