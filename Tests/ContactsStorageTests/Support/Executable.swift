import Foundation
import Testing

/// One of the built programs.
struct Executable {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// A program that runs; its output goes to a file, which stays readable when it is killed.
  struct Running {
    let process: Process
    let output: URL
    let errors: URL

    func result() throws -> Result {
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
        errors: try String(contentsOf: errors, encoding: .utf8))
    }
  }

  static let architectures = ["MVC", "MVVM", "VIPER"]

  let name: String
  /// What starts the program, in place of this process: a command that takes its path and its arguments.
  var launcher: [String] = []

  var path: String { Self.folder.appending(path: name).path }

  /// Starts the program with a scenario file in the folder.
  func start(_ scenario: String, _ arguments: [String], in folder: TemporaryFolder) throws -> Running {
    let base = folder.url.appending(path: "run-\(UUID().uuidString)")
    let (source, output, errors) = (
      base.appendingPathExtension("scenario"), base.appendingPathExtension("out"),
      base.appendingPathExtension("err")
    )
    try scenario.write(to: source, atomically: false, encoding: .utf8)
    try Data().write(to: output)
    try Data().write(to: errors)
    let process = Process()
    let words = launcher + [path, "--scenario", source.path] + arguments
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return Running(process: process, output: output, errors: errors)
  }

  func run(_ scenario: String, _ arguments: [String], in folder: TemporaryFolder) throws -> Result {
    try start(scenario, arguments, in: folder).result()
  }

  /// The folder in which the package's products lie beside the tests.
  private static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    return bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
  }
}

/// Scenarios about adding contacts.
enum AddingScenario {
  /// One scenario that adds all of the names, one after the other.
  static func adding(_ names: [(first: String, last: String)], title: String = "Adding") -> String {
    "scenario \"\(title)\"\nlaunch\n" + names.map(steps).joined()
  }

  /// A scenario for each name: its transcript appears when the name is stored.
  static func confirming(_ names: [(first: String, last: String)]) -> String {
    names.map { adding([$0], title: $0.last) }.joined(separator: "\n")
  }

  private static func steps(first: String, last: String) -> String {
    """
    tap "Add"
    type "\(first)" into "First name"
    type "\(last)" into "Last name"
    tap "Done"
    expect title "Contacts"

    """
  }
}
