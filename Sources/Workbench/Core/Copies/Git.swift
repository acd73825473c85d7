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
  static let withoutConfiguration = [
    "GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_NOSYSTEM=1", "GIT_ATTR_NOSYSTEM=1",
  ]
  /// What git reads of a person's without any configuration, or from that of the repository.
  private static let withoutFiles = [
    "core.attributesFile=/dev/null", "core.excludesFile=/dev/null", "core.hooksPath=/dev/null",
    "core.autocrlf=false",
  ].flatMap { ["-c", $0] }

  /// Every setting of git's in the environment, such as a trace or the index of a hook.
  private static let inherited = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("GIT_") }

  /// Runs git and returns its status, whatever that is, and its output, errors included.
  static func run(
    _ words: [String], in folder: URL, settings: [String] = withoutConfiguration
  ) throws -> Subprocess.Completion {
    let completion = try Subprocess.run(
      ["LC_ALL=C"] + settings + ["git"] + withoutFiles + words, without: inherited, in: folder,
      mergingErrors: true)
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
