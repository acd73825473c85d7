package import ContactsDomain
package import TerminalKit

/// Runs scenarios through an app as a person would: by what is on the screen, and by nothing else.
@MainActor
package struct ScenarioDriver {
  /// Creates the app that is driven, on the storage it is given.
  package typealias AppFactory = @MainActor (any ContactRepository) -> any App

  private let makeApp: AppFactory
  private let size: ScreenSize

  package init(size: ScreenSize = .standard, makeApp: @escaping AppFactory) {
    self.makeApp = makeApp
    self.size = size
  }

  /// Runs the scenario until its end, or until a step fails.
  ///
  /// - Parameter storage: what the scenario runs on; storage of its own in memory, where it is not given.
  package func run(
    _ scenario: Scenario, on storage: any ScenarioStorage = InMemoryScenarioStorage()
  ) -> Transcript {
    var entries: [Transcript.Entry] = []
    run(scenario, on: storage) { entries.append($0) }
    return Transcript(scenario: scenario.name, entries: entries)
  }

  /// Runs the scenario as ``run(_:on:)`` does, and hands over each step as soon as it is done: none is kept, however
  /// many there are.
  ///
  /// Throws what `report` throws, and ends with that step.
  package func run<Failure: Error>(
    _ scenario: Scenario, on storage: any ScenarioStorage = InMemoryScenarioStorage(),
    report: (Transcript.Entry) throws(Failure) -> Void
  ) throws(Failure) {
    var session = ScenarioSession(size: size, storage: storage, makeApp: makeApp)
    for step in scenario.steps {
      let outcome = session.perform(step.action)
      try report(Transcript.Entry(step: step, outcome: outcome))
      if case .failed = outcome { return }
    }
  }
}
