import ScenarioDriver
import TerminalKit
import Testing

/// Runs the lines as one scenario through the tiny app, on a screen with room for ten rows.
@MainActor
func run(_ lines: String) throws -> Transcript {
  let scenario = try #require(ScenarioParser.parse("scenario \"S\"\n\(lines)", file: "f").first)
  let size = ScreenSize(columns: 80, rows: 14)
  return ScenarioDriver(size: size) { TinyApp(repository: $0) }.run(scenario)
}

/// A moment in the tiny app's life, by the steps that lead there.
enum Moment: String, CaseIterable {
  case twoRows = "given 2 contacts\nlaunch\ntype \"x\" into \"Name\"\n"
  case manyRows = "given 50 contacts\nlaunch\nscroll down 5\n"
  case nothing = "launch\n"
  case loadFailed = "fail next load\nlaunch\n"
  case inserted = "given 2 contacts\nlaunch\ntype \"3\" into \"Name\"\ntap \"Go\"\n"
  case alert = "given 2 contacts\nlaunch\nfail next save\ntap \"Go\"\n"
}
