import ScenarioDriver
import Testing

extension Scenario: CustomTestStringConvertible {
  /// What a report of the tests calls a scenario.
  public var testDescription: String { name }
}
