import Measurement
import Testing

@testable import Workbench

/// The lesson shows the sources themselves.
@Suite struct TapQuotesTests {
  private let view = """
    final class View {
      func setUp() {
        button.onTap { [weak self] in self?.tapped() }
      }

      private func tapped() {
        model.add(1, to: [])
      }
    }
    """
  private let model = """
    final class Model {}

    extension Model {
      func add(_ number: Int, to list: [Int]) {
        store(number)
      }
    }
    """
  private let trace = TapResults.Trace(
    architecture: "MVC",
    stacks: [
      Taps.stack(.storage, "View.closure in setUp()", "View.tapped()", "Model.add(_:to:)"),
      Taps.stack(.dismissal, "View.closure in setUp()", "View.tapped()"),
      Taps.stack(.screen, "View.unknown()"),
    ])

  private func lesson(view: String) throws -> String {
    var fixture = Fixture()
    fixture.architectures = [("MVC", 1)]
    fixture.traces = .measured([trace])
    fixture.sources = ["/home/someone/MVC/View.swift": view, "/home/someone/MVC/Model.swift": model]
    return try #require(fixture.report().pages["lessons/lesson1.md"])
  }

  @Test func `each function is quoted once, at the first moment that it leads to`() {
    let quotes = TapQuotes(
      trace, folder: "App",
      sources: ["App/View.swift": view, "App/Model.swift": model, "Another/View.swift": model + view])
    let stored = quotes.quotes[.stored] ?? []
    #expect(stored.map(\.name) == ["View.setUp()", "View.tapped()", "Model.add(_:to:)"])
    #expect(stored.map(\.file) == ["App/View.swift", "App/View.swift", "App/Model.swift"])
    #expect(stored.map(\.line) == [2, 6, 4])
    #expect(stored[1].text == "private func tapped() {\n  model.add(1, to: [])\n}")
    #expect(quotes.quotes[.closed] == nil && quotes.last[.closed] == "tapped()")
    #expect(quotes.quotes[.shown] == nil && quotes.last[.shown] == "unknown()")
  }

  @Test func `the lesson links each function to its line`() throws {
    let page = try lesson(view: view)
    #expect(
      page.section("### Until the contact is stored").contains(
        "**MVC**: [`View.setUp()`](../..//home/someone/MVC/View.swift#L2), [`View.tapped()`]"))
    #expect(page.contains("```swift\nfunc setUp() {\n  button.onTap"))
    #expect(
      page.contains("### Until the screen closes\n\n**MVC**, no further function: `tapped()` goes on.\n"))
    #expect(!page.contains("<summary>MVC: "))
  }

  @Test func `what is long is folded`() throws {
    let long = view.replacing("model.add", with: String(repeating: "work()\n    ", count: 20) + "model.add")
    #expect(try lesson(view: long).contains("<details>\n<summary>MVC: 31 lines</summary>\n\n```swift\n"))
  }

  @Test func `without sources nothing is quoted`() throws {
    #expect(try !Fixture().report().markdown.contains("### Until the contact is stored"))
  }
}
