import ScenarioDriver
import Testing

@Suite struct BuiltInScenarioTests {
  @Test func thereAreEnoughOfThemWithNamesOfTheirOwn() throws {
    let scenarios = try BuiltInScenarios.all()
    #expect(scenarios.count >= 20)
    #expect(Set(scenarios.map(\.name)).count == scenarios.count)
  }

  @Test func eachOneExpectsSomething() throws {
    for scenario in try BuiltInScenarios.all() {
      let expectations = scenario.steps.filter { if case .expect = $0.action { true } else { false } }
      #expect(!expectations.isEmpty, "\(scenario.name)")
    }
  }

  @Test func togetherTheyUseEveryKindOfStep() throws {
    let words = try Set(BuiltInScenarios.all().flatMap(\.steps).map { $0.text.prefix { !$0.isWhitespace } })
    #expect(
      words == ["given", "fail", "storage", "launch", "relaunch", "tap", "type", "clear", "scroll", "expect"])
  }
}
