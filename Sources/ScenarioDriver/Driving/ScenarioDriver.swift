public import ContactsDomain
public import TerminalKit

/// Runs scenarios through an app as a person would: by what is on the screen, and by nothing else.
@MainActor
public struct ScenarioDriver {
  /// Creates the app that is driven, on the storage it is given.
  public typealias AppFactory = @MainActor (any ContactRepository) -> any App

  private let makeApp: AppFactory
  private let size: ScreenSize

  public init(size: ScreenSize = .standard, makeApp: @escaping AppFactory) {
    self.makeApp = makeApp
    self.size = size
  }

  /// Runs the scenario until its end, or until a step fails.
  ///
  /// - Parameter storage: what the scenario runs on; storage of its own in memory, where it is not given.
  public func run(
    _ scenario: Scenario, on storage: any ScenarioStorage = InMemoryScenarioStorage()
  ) -> Transcript {
    var session = ScenarioSession(size: size, storage: storage, makeApp: makeApp)
    var entries: [Transcript.Entry] = []
    for step in scenario.steps {
      let outcome = session.perform(step.action)
      entries.append(Transcript.Entry(step: step, outcome: outcome))
      if case .failed = outcome { break }
    }
    return Transcript(scenario: scenario.name, entries: entries)
  }
}
