import Fuzzing
import ScenarioDriver
import TerminalKit

extension FuzzTarget {
  /// The parser of scenario files, on mutations of these scenarios.
  static func scenarioParser(_ scenarios: [Scenario]) -> FuzzTarget {
    scenarioParser(texts: scenarios.map(\.source))
  }

  /// The parser of scenario files, on mutations of these texts.
  static func scenarioParser(texts: [String]) -> FuzzTarget {
    FuzzTarget(name: "scenario parser", corpus: texts.map { Array($0.utf8) }) { bytes in
      do throws(ScenarioSyntaxError) {
        return check(try ScenarioParser.parse(bytes, file: "fuzz.scenario"))
      } catch {
        return check(error, bytes)
      }
    }
  }

  private static func check(_ scenarios: [Scenario]) -> Outcome {
    guard !scenarios.isEmpty else { return .contradiction("no scenario, and no error") }
    for scenario in scenarios {
      guard scenario.steps.count(where: { $0.action == .launch }) == 1 else {
        return .contradiction("a scenario without launch, or with two, and no error")
      }
      guard scenario.isReadAsItIsWritten else {
        return .contradiction("a scenario that is another one once it is written down")
      }
    }
    return .understood
  }

  private static func check(_ error: ScenarioSyntaxError, _ bytes: [UInt8]) -> Outcome {
    let place = error.location
    guard (1...bytes.mostLines).contains(place.line), (1...bytes.count + 1).contains(place.column) else {
      return .contradiction("an error at \(place), outside the file")
    }
    guard !error.found.isEmpty, !error.expected.isEmpty else {
      return .contradiction("an error that does not say what was found, or expected")
    }
    let message = error.description
    return message.displayText == message
      ? .refused : .contradiction("an error message with control characters: \(message.quoted)")
  }
}

extension Scenario {
  /// The scenario as a file would have it.
  fileprivate var source: String {
    (["scenario \(name.quoted)"] + steps.map(\.text)).joined(separator: "\n")
  }

  fileprivate var isReadAsItIsWritten: Bool {
    do throws(ScenarioSyntaxError) {
      let again = try ScenarioParser.parse(source, file: "fuzz.scenario")
      return again.map(\.name) == [name] && again.map { $0.steps.map(\.action) } == [steps.map(\.action)]
    } catch {
      return false
    }
  }
}

extension [UInt8] {
  /// The most lines that can be counted: a separator of Unicode has at most three bytes.
  fileprivate var mostLines: Int {
    1 + String(decoding: self, as: UTF8.self).count(where: \.isNewline)
  }
}
