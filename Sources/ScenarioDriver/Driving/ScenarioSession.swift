import CommandLineKit
import ContactsDomain
package import TerminalKit

/// One run of a scenario: its storage, and the app as it is now.
@MainActor
package struct ScenarioSession {
  private let size: ScreenSize
  private let makeApp: ScenarioDriver.AppFactory
  private let storage: any ScenarioStorage
  private let repository: FaultInjectingRepository
  /// The app as it is now; nil before its launch.
  package private(set) var app: (any App)?
  private var window: Window?

  /// - Parameter storage: what the scenario runs on, behind the faults that it asks for.
  package init(
    size: ScreenSize = .standard, storage: any ScenarioStorage = InMemoryScenarioStorage(),
    makeApp: @escaping ScenarioDriver.AppFactory
  ) {
    self.size = size
    self.storage = storage
    self.makeApp = makeApp
    repository = FaultInjectingRepository(storage)
  }

  /// Performs one step and tells what came of it.
  package mutating func perform(_ action: Action) -> Transcript.Outcome {
    do {
      return try outcome(of: action)
    } catch {
      return .failed(
        Transcript.Failure(expected: error.expected, found: error.found, screen: window?.snapshot()))
    }
  }

  private mutating func outcome(of action: Action) throws(StepFailure) -> Transcript.Outcome {
    switch action {
    case .givenNewDatabase:
      return .done
    case .givenContact(let firstName, let lastName):
      try give(CollectionOfOne(PersonName(first: firstName, last: lastName)))
      return .done
    case .givenContacts(let count):
      try give(GeneratedNames(count: count))
      return .done
    case .fail(let operation, let number):
      repository.fail(operation, number: number)
      return .done
    case .storage(let condition):
      try change(to: condition)
      return .done
    case .launch:
      return try launch()
    case .relaunch:
      return try relaunch()
    case .expect(let expectation):
      return try check(expectation)
    case .tap(let button):
      return try interact { window throws(InteractionError) in try window.tap(button: button) }
    case .type(let text, let field):
      return try interact { window throws(InteractionError) in try window.type(text, into: field) }
    case .clear(let field):
      return try interact { window throws(InteractionError) in try window.clear(field: field) }
    case .scroll(let scroll):
      return try interact { window throws(InteractionError) in try window.scroll(scroll) }
    case .select(let row):
      return try interact { window throws(InteractionError) in try window.select(row: row - 1) }
    case .delete(let row):
      return try interact { window throws(InteractionError) in try window.delete(row: row - 1) }
    }
  }

  private func give(_ names: some Sequence<PersonName>) throws(StepFailure) {
    do {
      try storage.give(names)
    } catch {
      throw StepFailure(expected: "that the contacts are stored", found: "\(error.reason)")
    }
  }

  private mutating func launch() throws(StepFailure) -> Transcript.Outcome {
    let app = makeApp(repository)
    let window = Window(rootViewController: app.rootViewController, size: size)
    window.makeKeyAndVisible()
    self.app = app
    self.window = window
    return try screen(of: window)
  }

  private mutating func relaunch() throws(StepFailure) -> Transcript.Outcome {
    // The app that ran is gone before the next one starts, as a process is.
    window = nil
    app = nil
    repository.close()
    return try launch()
  }

  private func change(to condition: StorageCondition) throws(StepFailure) {
    repository.close()
    do {
      try storage.become(condition)
    } catch {
      throw StepFailure(expected: "storage that is \(condition.rawValue)", found: "\(error.reason)")
    }
  }

  private func check(_ expectation: Expectation) throws(StepFailure) -> Transcript.Outcome {
    guard let window else { throw .notRunning }
    try ExpectationCheck(screen: window.snapshot()).check(expectation)
    return .held
  }

  private func interact(
    _ interaction: (Window) throws(InteractionError) -> Void
  ) throws(StepFailure) -> Transcript.Outcome {
    guard let window else { throw .notRunning }
    do throws(InteractionError) {
      try interaction(window)
    } catch {
      throw StepFailure(expected: "that a person could do this", found: error.description)
    }
    return try screen(of: window)
  }

  private func screen(of window: Window) throws(StepFailure) -> Transcript.Outcome {
    guard window.unsettledScreens.isEmpty else {
      let screens = window.unsettledScreens.joined(separator: ", ")
      throw StepFailure(expected: "that the screen comes to rest", found: "updates without end of \(screens)")
    }
    return .screen(window.snapshot())
  }
}

/// Why a step did not hold, in texts that are short however long what was expected or found is.
struct StepFailure: Error {
  let expected: String
  let found: String

  /// - Parameter remark: what is said after `found`, however long that is.
  init(expected: String, found: String, remark: String = "") {
    self.expected = VisibleText.abbreviated(expected)
    self.found = VisibleText.abbreviated(found) + remark
  }

  static let notRunning = StepFailure(expected: "an app that runs", found: "none; launch it first")
}

@MainActor
extension Window {
  fileprivate func scroll(_ scroll: Scroll) throws(InteractionError) {
    switch scroll {
    case .down(let rows): try self.scroll(byRows: rows)
    case .up(let rows): try self.scroll(byRows: -rows)
    case .toRow(let row): try self.scroll(toRow: row - 1)
    case .toTop: try self.scroll(byRows: .min)
    case .toBottom: try self.scroll(byRows: .max)
    }
  }
}

/// The names that `given 25 contacts` stands for: `Person 01` to `Person 25`, in the order of the list.
struct GeneratedNames: Sequence {
  let count: Int

  func makeIterator() -> AnyIterator<PersonName> {
    let width = String(count).count
    var number = 0
    return AnyIterator {
      guard number < count else { return nil }
      number += 1
      let digits = String(number)
      let zeros = String(repeating: "0", count: width - digits.count)
      return PersonName(first: "Person", last: zeros + digits)
    }
  }
}
