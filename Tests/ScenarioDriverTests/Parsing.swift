import ScenarioDriver
import Testing

/// The steps of a scenario whose lines follow its first one and its launch.
func actions(_ lines: String) throws -> [Action] {
  let scenarios = try ScenarioParser.parse("scenario \"S\"\nlaunch\n\(lines)", file: "test.scenario")
  return try #require(scenarios.first).steps.dropFirst().map(\.action)
}

/// What is wrong with a file, as a person reads it; nil if nothing is.
func complaint(about text: String) -> String? {
  complaint(about: Array(text.utf8))
}

func complaint(about bytes: [UInt8]) -> String? {
  do {
    _ = try ScenarioParser.parse(bytes, file: "f")
    return nil
  } catch {
    return error.description
  }
}

/// The same for one line of a scenario that has launched: the third line of its file.
func complaint(aboutStep line: String) -> String? {
  complaint(about: "scenario \"S\"\nlaunch\n\(line)")
}
