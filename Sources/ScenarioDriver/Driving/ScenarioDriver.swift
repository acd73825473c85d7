public import ContactsDomain
public import TerminalKit

/// Runs scenarios through an app as a person would: by what is on the screen, and by nothing else.
@MainActor
public struct ScenarioDriver {
  /// Creates the app that is driven, on the storage it is given.
  public typealias AppFactory = @MainActor (any ContactRepository) -> any App
  /// Opens storage that outlives the app; it is called again when the app is launched again.
  public typealias RepositoryFactory = () -> any ContactRepository

  private let makeApp: AppFactory
  private let makeRepository: RepositoryFactory?
  private let size: ScreenSize

  /// - Parameter makeRepository: nil gives each scenario a storage of its own in memory, which is empty.
  public init(
    size: ScreenSize = .standard, makeRepository: RepositoryFactory? = nil, makeApp: @escaping AppFactory
  ) {
    self.makeApp = makeApp
    self.makeRepository = makeRepository
    self.size = size
  }

  /// Runs the scenario until its end, or until a step fails.
  public func run(_ scenario: Scenario) -> Transcript {
    var session = ScenarioSession(size: size, makeApp: makeApp, makeRepository: makeRepository)
    var entries: [Transcript.Entry] = []
    for step in scenario.steps {
      let outcome = session.perform(step.action)
      entries.append(Transcript.Entry(step: step, outcome: outcome))
      if case .failed = outcome { break }
    }
    return Transcript(scenario: scenario.name, entries: entries)
  }
}
