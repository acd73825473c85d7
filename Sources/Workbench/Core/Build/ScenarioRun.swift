import CommandLineKit
import Foundation

/// Runs a program with a file of scenarios.
struct ScenarioRun {
  let status: Int32
  /// The transcript, with a line for each failed step.
  let output: String
  private let file: URL

  /// - Parameters:
  ///   - options: further options of the program.
  ///   - seconds: the processor time after which the program is stopped; nil to let it end.
  init(_ program: URL, _ file: URL, options: [String] = [], seconds: Int? = nil) throws {
    self.file = file
    let command = [program.path, "--scenario", file.path] + options
    let run = try Subprocess.run(
      seconds.map { Self.limited(command, to: $0) } ?? command, mergingErrors: true)
    (status, output) = (run.status, run.output)
  }

  /// A command that is stopped after some seconds of processor time.
  static func limited(_ command: [String], to seconds: Int) -> [String] {
    ["sh", "-c", "ulimit -t \(seconds); exec \"$0\" \"$@\""] + command
  }

  /// The failed scenarios: the step, what was expected there, and the screen.
  ///
  /// - Parameter name: the name of the file in messages.
  func failures(named name: String) -> [String] {
    // `screen` is that of the last step, if the step failed.
    var (failures, scenario, screen) = ([String](), "", [Substring]?.none)
    for line in output.split(separator: "\n") {
      if line.hasPrefix("scenario \"") {
        scenario = String(line.dropFirst(9))
      } else if line.hasPrefix("\(file.path):") {
        let shown = (screen ?? []).map { "\n  \($0)" }.joined()
        failures.append("\(scenario), \(name)\(line.dropFirst(file.path.count)). The screen was:\(shown)")
      } else if line.hasPrefix("    | ") {
        screen?.append(line)
      } else {
        screen = line.contains("  # FAILED: ") ? [] : nil
      }
    }
    return failures
  }

  /// The first line that differs between two transcripts, with its scenario; nil if there is none.
  func difference(from other: ScenarioRun) -> (scenario: String, line: String, other: String)? {
    let lines = [output, other.output].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.map(\.0)
    guard same.count < lines.map(\.count).max() ?? 0 else { return nil }
    let differing = lines.map { line in
      line.dropFirst(same.count).first?.trimmingCharacters(in: .whitespaces) ?? "nothing"
    }
    let scenario = same.last { $0.hasPrefix("scenario ") } ?? "the first scenario"
    return (String(scenario), differing[0], differing[1])
  }
}
