import ContactsDomain
import ScenarioDriver
import TerminalKit
import Testing

@MainActor @Suite struct DriverTests {
  @Test func itStopsAtTheStepThatFails() throws {
    let transcript = try run("launch\nexpect 1 row\ntap \"Go\"\nexpect 1 row")
    #expect(transcript.entries.count == 2)
    #expect(transcript.failure?.step.text == "expect 1 row")
    #expect(transcript.failure?.step.location.line == 3)
  }

  @Test(arguments: [
    ("tap \"Add\"", #"there is no button "Add"; buttons here: "Off", "Go""#),
    ("tap \"Off\"", #"the button "Off" is disabled"#),
    ("type \"a\" into \"First\"", #"there is no field "First"; fields here: "Name""#),
    ("clear \"First\"", #"there is no field "First"; fields here: "Name""#),
    ("scroll to row 4", "there is no row 4; the list has 3"),
  ])
  func whatAPersonCouldNotDoFails(line: String, found: String) throws {
    let transcript = try run("given 3 contacts\nlaunch\n\(line)")
    #expect(transcript.failureMessage == "f:4:1: expected that a person could do this; found \(found)")
    #expect(transcript.failure?.failure.screen?.title == "Tiny")
  }

  @Test(arguments: [
    ("scroll down", 1), ("scroll down 7", 7), ("scroll down 1000000", 40), ("scroll to bottom", 40),
    ("scroll to row 12", 11), ("scroll to bottom\nscroll up", 39), ("scroll to bottom\nscroll up 30", 10),
    ("scroll to bottom\nscroll to top", 0),
  ])
  func scrolling(lines: String, firstRow: Int) throws {
    let transcript = try run("given 50 contacts\nlaunch\n\(lines)")
    guard case .screen(let screen)? = transcript.entries.last?.outcome else {
      Issue.record("there is no screen")
      return
    }
    #expect(screen.list?.firstRow == firstRow)
  }

  @Test func whatIsGivenIsInStorage() throws {
    let transcript = try run(
      "given contact \"B\" \"b\"\ngiven 10 contacts\ngiven contact \"A\" \"a\"\nlaunch\nexpect 12 rows\n"
        + "expect row 1 \"a\"\nexpect row 2 \"b\"\nexpect row 3 \"01\"")
    #expect(transcript.failureMessage == nil)
  }

  @Test func aRelaunchStartsANewAppOnTheSameStorage() throws {
    let transcript = try run(
      """
      given contact "A" "a"
      launch
      type "b" into "Name"
      tap "Go"
      expect inserted row 2
      relaunch
      expect rows "a", "b"
      expect field "Name" empty
      expect no inserted row
      """)
    #expect(transcript.failureMessage == nil)
  }

  @Test func theAppThatRanIsGoneBeforeTheNextOneStarts() throws {
    let text = "scenario \"S\"\nlaunch\nrelaunch\nrelaunch"
    let scenario = try #require(ScenarioParser.parse(text, file: "f").first)
    weak var last: TinyApp?
    var launches = 0
    let transcript = ScenarioDriver { repository in
      #expect(last == nil)
      launches += 1
      let app = TinyApp(repository: repository)
      last = app
      return app
    }.run(scenario)
    #expect(transcript.failureMessage == nil)
    #expect(launches == 3)
  }

  @Test func everyRunHasItsOwnStorage() throws {
    let text = "scenario \"S\"\ngiven 2 contacts\nlaunch\nexpect 2 rows\ntap \"Go\"\nexpect 3 rows"
    let scenario = try #require(ScenarioParser.parse(text, file: "f").first)
    let driver = ScenarioDriver { TinyApp(repository: $0) }
    let (first, second) = (driver.run(scenario), driver.run(scenario))
    #expect(first.failureMessage == nil)
    #expect(first == second)
  }

  @Test func theScreenHasTheSizeThatWasAskedFor() throws {
    let text = "scenario \"S\"\ngiven 50 contacts\nlaunch\nexpect row 20 \"20\""
    let scenario = try #require(ScenarioParser.parse(text, file: "f").first)
    let standard = ScenarioDriver { TinyApp(repository: $0) }
    #expect(standard.run(scenario).failureMessage == nil)
    let low = ScenarioDriver(size: ScreenSize(columns: 80, rows: 23)) { TinyApp(repository: $0) }
    #expect(low.run(scenario).failure?.failure.found == "rows 1 to 19 of 50")
  }

  @Test func itTellsOfAStepBeforeTheNextOneIsDone() throws {
    let text = "scenario \"S\"\nlaunch\nrelaunch\nexpect no rows\nrelaunch\nexpect 1 row\nrelaunch"
    let scenario = try #require(ScenarioParser.parse(text, file: "f").first)
    var launches = 0
    var told: [Int] = []
    var steps: [String] = []
    let driver = ScenarioDriver { repository in
      launches += 1
      return TinyApp(repository: repository)
    }
    driver.run(scenario) { entry in
      told.append(launches)
      steps.append(entry.step.text)
    }
    #expect(told == [1, 2, 2, 3, 3])
    #expect(steps == ["launch", "relaunch", "expect no rows", "relaunch", "expect 1 row"])
  }

  @Test func itEndsWhereNobodyTakesWhatItTells() throws {
    struct Closed: Error {}
    let scenario = try #require(ScenarioParser.parse("scenario \"S\"\nlaunch\nrelaunch", file: "f").first)
    var launches = 0
    let driver = ScenarioDriver { repository in
      launches += 1
      return TinyApp(repository: repository)
    }
    #expect(throws: Closed.self) { try driver.run(scenario) { _ throws(Closed) in throw Closed() } }
    #expect(launches == 1)
  }

  @Test func aScreenThatNeverComesToRestFails() throws {
    final class RestlessScreen: ViewController {
      override func updateProperties() { setNeedsUpdateProperties() }
    }
    final class RestlessApp: App {
      let rootViewController: ViewController
      init(_ screen: ViewController) { rootViewController = screen }
    }
    let scenario = try #require(ScenarioParser.parse("scenario \"S\"\nlaunch", file: "f").first)
    let transcript = ScenarioDriver { _ in RestlessApp(RestlessScreen()) }.run(scenario)
    #expect(
      transcript.failureMessage
        == "f:2:1: expected that the screen comes to rest; found updates without end of RestlessScreen")
  }
}
