import CommandLineKit
package import Foundation

/// A program of this package, as it was built beside the tests. Suites that run it are ``WaitingTrait`` ones.
package struct BuiltExecutable: CustomStringConvertible, Sendable {
  /// What a finished process left behind.
  package struct Result {
    /// The status with which it ended.
    package let status: Int32
    /// What it wrote to standard output.
    package let output: String
    /// What it wrote to standard error.
    package let errors: String
  }

  /// A program that runs. Its output goes to files: they take as much as there is, no process waits for a reader, and
  /// they stay readable where the process is killed.
  package struct Running {
    /// The process.
    package let process: Process
    private let files: TestFolder
    /// `waitUntilExit()` looks only every 50 ms whether it is so far.
    private let end = DispatchSemaphore(value: 0)

    fileprivate init(_ program: URL, _ arguments: [String]) throws {
      files = try TestFolder()
      process = Process()
      process.terminationHandler = { [end] _ in end.signal() }
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = PackageFolder.root
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: files.write([], to: "output"))
      process.standardError = try FileHandle(forWritingTo: files.write([], to: "errors"))
      try process.run()
    }

    /// Waits for the end of the process. Throws a `CocoaError` where its output cannot be read.
    package func result() throws -> Result {
      Result(status: process.waitForEnd(end), output: try text("output"), errors: try text("errors"))
    }

    private func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: files.url.appending(path: name)), as: UTF8.self)
    }
  }

  /// The name of the product.
  package let name: String
  /// What starts the program in place of the tests: a command that takes the program's path and its arguments.
  package let launcher: [String]

  /// - Parameters:
  ///   - name: the name of the product.
  ///   - launcher: a command that takes the program's path and its arguments; empty where the tests start it.
  package init(name: String, launcher: [String] = []) {
    self.name = name
    self.launcher = launcher
  }

  /// The name, by which a test tells one program from another.
  package var description: String { name }

  /// Where the program is.
  package var url: URL { Self.folder.appending(path: name) }

  /// Starts the program, with nothing to read. Throws a `CocoaError` or `POSIXError` where it cannot be started.
  package func start(_ arguments: [String]) throws -> Running {
    let words = launcher + [url.path] + arguments
    return try Running(URL(filePath: words[0]), Array(words.dropFirst()))
  }

  /// Runs the program to its end, with nothing to read.
  package func run(_ arguments: String...) throws -> Result {
    try start(arguments).result()
  }

  /// Runs the program to its end, with nothing to read.
  package func run(_ arguments: [String]) throws -> Result {
    try start(arguments).result()
  }

  /// Runs a line of the shell, in which `$0` is the program, to its end.
  package func runInShell(_ line: String, _ arguments: String...) throws -> Result {
    try Running(URL(filePath: "/bin/sh"), ["-c", line, url.path] + arguments).result()
  }

  /// The folder of the programs. On macOS the tests are a bundle in it, elsewhere a program.
  package static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}
