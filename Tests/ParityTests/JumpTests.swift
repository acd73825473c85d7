import ArchitectureCatalog
import ContactsDomain
import TerminalKit
import Testing

/// A person who types the beginning of a name gets to the same row in every architecture.
@MainActor @Suite struct JumpTests {
  /// Thirty of each first name: more than a screen shows.
  private func repository() throws -> InMemoryContactRepository {
    let repository = InMemoryContactRepository()
    for first in ["Ada", "Ebba", "Evan", "Zoe"] {
      for number in 10..<40 { _ = try repository.add(PersonName(first: first, last: "\(number)")) }
    }
    return repository
  }

  @Test(arguments: ArchitectureCatalog.all)
  func everyLetterCountsAndNothingMayBeFound(architecture: Architecture) throws {
    let app = architecture.makeApp(try repository())
    let window = Window(rootViewController: app.rootViewController)
    window.makeKeyAndVisible()
    for (text, row) in [("e", 30), ("ev", 60), ("EVAN 13", 63), ("e", 30), ("a", 0), ("ev", 60)] {
      #expect(try window.scroll(toFirstRowBeginningWith: text))
      #expect(window.snapshot().list?.firstRow == row, "\(text)")
    }
    // Before the first, in between, and behind the last: the list stays where it is.
    for text in ["0", "ec", "evx", "zz"] {
      #expect(try !window.scroll(toFirstRowBeginningWith: text))
      #expect(window.snapshot().list?.firstRow == 60, "\(text)")
    }
    withExtendedLifetime(app) {}
  }
}
