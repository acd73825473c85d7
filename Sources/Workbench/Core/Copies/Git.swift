import CommandLineKit
import Foundation

/// Runs the program `git` without the settings of a hook or a person.
enum Git {
  /// A failed git command, with its output.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let command: String
    let output: String

    var description: String { "git \(command) failed: \(output.line)" }
  }

  /// The environment that keeps a person's settings from changing git's behaviour.
  static let withoutConfiguration = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1"]

  private static let inherited = [
    "GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_EXTERNAL_DIFF", "GIT_OBJECT_DIRECTORY",
    "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE",
  ]

  /// Runs git and returns its status, whatever that is, and its output, errors included.
  static func run(
    _ words: [String], in folder: URL, settings: [String] = withoutConfiguration
  ) throws -> Subprocess.Completion {
    let completion = try Subprocess.run(
      ["LC_ALL=C"] + settings + ["git"] + words, without: inherited, in: folder, mergingErrors: true)
    guard completion.status != 127 else { throw CommandFailure.unavailable("git cannot be run here") }
    return completion
  }

  /// Runs git and returns its output. Throws ``Failure`` for any status but 0.
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
  /// The fields of git's output, which NUL separates.
  var fields: [String] { split(separator: "\0").map(String.init) }
  /// The single line of git's output, without the line break.
  var line: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
