import CommandLineKit
import Foundation

/// The program `git`, without what a hook or a person's settings have told it.
enum Git {
  /// git did not do what it was asked, with what it said.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let command: String
    let output: String

    var description: String { "git \(command) failed: \(output.line)" }
  }

  /// What keeps a person's settings from changing what git does.
  static let withoutConfiguration = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1"]

  private static let inherited = [
    "GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_EXTERNAL_DIFF", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE",
  ]

  /// Runs it to its end, however that is; its errors are part of the output.
  static func run(
    _ words: [String], in folder: URL, settings: [String] = withoutConfiguration
  ) throws -> Subprocess.Completion {
    let completion = try Subprocess.run(
      inherited.flatMap { ["-u", $0] } + ["LC_ALL=C"] + settings + ["git"] + words, in: folder,
      mergingErrors: true)
    guard completion.status != 127 else { throw CommandFailure.unavailable("git cannot be run here") }
    return completion
  }

  /// What it prints. Throws ``Failure`` for any status but 0.
  @discardableResult
  static func output(
    _ words: [String], in folder: URL, settings: [String] = withoutConfiguration
  ) throws -> String {
    let completion = try run(words, in: folder, settings: settings)
    guard completion.status == 0 else {
      throw Failure(command: words.first { !$0.hasPrefix("-") } ?? "", output: completion.output)
    }
    return completion.output
  }
}

extension String {
  /// What git separates by NUL.
  var fields: [String] { split(separator: "\0").map(String.init) }
  /// What git prints in one line.
  var line: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
