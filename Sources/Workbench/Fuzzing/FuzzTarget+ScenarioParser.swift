public import ScenarioDriver
import TerminalKit

extension FuzzTarget {
  /// The parser of scenario files, on mutations of these scenarios.
  public static func scenarioParser(_ scenarios: [Scenario]) -> FuzzTarget {
    let corpus = scenarios.map { scenario in
      let lines = ["scenario \(scenario.name.quoted)"] + scenario.steps.map(\.text)
      return Array(lines.joined(separator: "\n").utf8)
    }
    return FuzzTarget(name: "scenario parser", corpus: corpus) { bytes in
      do throws(ScenarioSyntaxError) {
        return check(try ScenarioParser.parse(bytes, file: "fuzz.scenario"))
      } catch {
        return check(error, lines: bytes.lines)
      }
    }
  }

  private static func check(_ scenarios: [Scenario]) -> Verdict {
    let canRun = scenarios.allSatisfy { scenario in
      scenario.steps.count { $0.action == .launch } == 1
    }
    return !scenarios.isEmpty && canRun
      ? .understood : .contradiction("a scenario without launch, or none, and no error")
  }

  private static func check(_ error: ScenarioSyntaxError, lines: Int) -> Verdict {
    let place = error.location
    guard (1...max(1, lines)).contains(place.line), place.column > 0 else {
      return .contradiction("an error at \(place), outside the file")
    }
    let message = error.description
    return message.displayText == message
      ? .refused : .contradiction("an error message with control characters: \(message.quoted)")
  }
}

extension [UInt8] {
  /// The most lines that anyone could count: a separator of Unicode has at most three bytes.
  fileprivate var lines: Int {
    1 + String(decoding: self, as: UTF8.self).count(where: \.isNewline)
  }
}
