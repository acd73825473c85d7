import ArchitectureCatalog
import ContactsDomain
import TerminalKit
import Testing

/// A person who types the beginning of a name gets to the same row in every architecture.
@MainActor @Suite struct JumpTests {
  /// Thirty of each, more than a screen shows; the same whichever name comes first.
  private let names = ["Ada", "Ebba", "Evan", "Zoe"].flatMap { name in
    (10..<40).map { PersonName(first: "\(name) \($0)", last: "\(name) \($0)") }
  }

  @Test(arguments: ArchitectureCatalog.every)
  func everyLetterCountsAndNothingMayBeFound(architecture: Architecture) throws {
    let app = architecture.makeApp(InMemoryContactRepository(names))
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
