import ContactsDomain
public import TerminalKit

/// One run of a scenario: its storage, and the app as it is now.
@MainActor
public struct ScenarioSession {
  private let size: ScreenSize
  private let makeApp: ScenarioDriver.AppFactory
  private let storage: FaultInjectingRepository
  private var app: (any App)?
  private var window: Window?

  /// - Parameter makeRepository: gives each launch what keeps the contacts, behind the faults that the scenario asks
  ///   for; where it is nil, one repository in memory serves them all.
  public init(
    size: ScreenSize = .standard, makeApp: @escaping ScenarioDriver.AppFactory,
    makeRepository: ScenarioDriver.RepositoryFactory?
  ) {
    self.size = size
    self.makeApp = makeApp
    let memory = InMemoryContactRepository()
    storage = FaultInjectingRepository(makeRepository ?? { memory })
  }

  /// Performs one step and tells what came of it.
  public mutating func perform(_ action: Action) -> Transcript.Outcome {
    do {
      return try outcome(of: action)
    } catch {
      return .failed(
        Transcript.Failure(expected: error.expected, found: error.found, screen: window?.snapshot()))
    }
  }

  private mutating func outcome(of action: Action) throws(StepFailure) -> Transcript.Outcome {
    switch action {
    case .givenContact(let firstName, let lastName):
      try storage.give(PersonName(first: firstName, last: lastName))
      return .done
    case .givenContacts(let count):
      for name in GeneratedNames(count: count) { try storage.give(name) }
      return .done
    case .failNext(let operation):
      storage.failNext(operation)
      return .done
    case .launch:
      return .screen(launch())
    case .relaunch:
      return .screen(relaunch())
    case .expect(let expectation):
      return try check(expectation)
    case .tap, .type, .clear, .scroll:
      return try interact(action)
    }
  }

  private mutating func launch() -> ScreenSnapshot {
    let app = makeApp(storage)
    let window = Window(rootViewController: app.rootViewController, size: size)
    window.makeKeyAndVisible()
    self.app = app
    self.window = window
    return window.snapshot()
  }

  private mutating func relaunch() -> ScreenSnapshot {
    // The app that ran is gone before the next one starts, as a process is.
    window = nil
    app = nil
    storage.reopen()
    return launch()
  }

  private func check(_ expectation: Expectation) throws(StepFailure) -> Transcript.Outcome {
    guard let window else { throw .notRunning }
    try ExpectationCheck(screen: window.snapshot()).check(expectation)
    return .held
  }

  private func interact(_ action: Action) throws(StepFailure) -> Transcript.Outcome {
    guard let window else { throw .notRunning }
    do {
      try window.perform(action)
    } catch {
      throw StepFailure(expected: "that a person could do this", found: error.description)
    }
    return .screen(window.snapshot())
  }
}

/// Why a step did not hold.
struct StepFailure: Error {
  let expected: String
  let found: String

  static let notRunning = StepFailure(expected: "an app that runs", found: "none; launch it first")
}

extension FaultInjectingRepository {
  fileprivate func give(_ name: PersonName) throws(StepFailure) {
    do {
      try store(name)
    } catch {
      throw StepFailure(expected: "that the contact is stored", found: "\(error)")
    }
  }
}
