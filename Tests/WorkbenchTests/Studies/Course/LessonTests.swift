import ArchitectureCatalog
import Foundation
import Measurement
import TestSupport
import Testing

@testable import BehaviourProof
@testable import Workbench

/// The lessons, rendered from the sources and the exercises as they are.
@Suite struct LessonTests {
  private static let pages = Result {
    try CommittedReport.rendered().pages.filter { $0.key.hasPrefix("lessons/") && $0.key.hasSuffix(".md") }
  }

  /// Every symbol that a lesson quotes, every exercise and every table is there.
  @Test(arguments: Course.templates.map(Course.page))
  func everyPartIsFilled(path: String) throws {
    let page = try #require(try Self.pages.get()[path])
    let missing = page.matches(of: /\*Not part of this comparison: (.+)\.\*/).map { String($0.1) }
    // What waits for a stored run of the sources as they are.
    let root = PackageFolder.root
    let waiting = try [
      "ladder": VariantResults.stored(in: root).value == nil,
      "growth": LifeResults.stored(in: root).value == nil,
    ]
    #expect(missing.filter { waiting[$0] != true } == [])
    #expect(!page.contains("{") || page.contains("```"), "a hole outside of code")
  }

  @Test(arguments: try ExerciseTests.ids.get())
  func eachExerciseIsInItsLessonWithItsAnswer(id: String) throws {
    let exercise = try Exercise(id, in: PackageFolder.root)
    let page = try #require(try Self.pages.get()["lessons/lesson\(exercise.lesson).md"])
    #expect(page.contains("```sh\nswift run compare exercise start \(id)\n```"))
    #expect(page.contains("<summary>The answer to \(id)</summary>"))
    #expect(page.contains("\n\n\(exercise.answer)\n\n</details>"))
    // Exercises with the same task begin alike, and one of them shows how.
    #expect(!exercise.complaint.isEmpty && page.contains("\(exercise.complaint)\n```\n\n</details>"))
  }

  @Test func theOutputOnThePageHasOneScenarioAndNoExpectations() throws {
    let output = try Exercise("4-fault-mvvm", in: PackageFolder.root).shortOutput
    #expect(
      output.contains(
        """
        NOT YET  15 of 46 scenarios do not hold:
          "The first contact takes the place of the empty list", scenarios/adding.scenario:21:3: expected the placeholder: \
        none; found "No contacts yet". The screen was:
              | Contacts                                   [Add]
              |   No contacts yet
          and 14 more
        NOT YET  3 of 56 unit tests fail:
          retryIsPassedOn() at ContactListViewControllerTests.swift:127:5
        """))
  }

  @Test func theExercisesOfATableAreInTheOrderOfThePage() throws {
    for (path, page) in try Self.pages.get() where path != "lessons/teachers.md" {
      let rows = page.matches(of: /\n\| `([1-5]-[a-z-]+)` \|/).map { String($0.1) }
      let starts = page.matches(of: /\nswift run compare exercise start (\S+)/).map { String($0.1) }
      #expect(!rows.isEmpty && starts.suffix(rows.count) == rows[...], "\(path)")
    }
  }

  // MARK: What lesson 4 says of the tests

  /// The one behaviour that the UI-free tests of MVVM show, and those of VIPER do not.
  @Test func theBehaviourThatTheLessonNamesIsTheOneThatDivides() throws {
    let shown = try ["MVVM", "VIPER"].map { name in
      let files = try UnitTestFile.all(ofArchitecture: name, root: PackageFolder.root)
      return Set(files.filter { $0.level == .noScreen }.flatMap { $0.tests.flatMap(\.behaviours) })
    }
    #expect(shown[1].isSubset(of: shown[0]))
    let words = shown[0].subtracting(shown[1])
    let sentences = Behaviour.allCases.filter { words.contains("\($0)") }.map(\.rawValue)
    let page = try #require(try Self.pages.get()["lessons/lesson4.md"])
    #expect(sentences.count == 1 && page.contains("*\(sentences[0])*"))
  }

  @Test(arguments: ["testing.md", "lesson4.md"])
  func `a test that a page quotes stands so in its file`(page: String) throws {
    let quotes = TextResource.text(of: page)
      .matches(of: /\]\(\/\.\.\/(Tests\/[^)]+)\):\n\n```swift\n((?s:.+?))\n```/)
    #expect(quotes.count == 4)
    for quote in quotes {
      let code = quote.2.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      #expect(try PackageFolder.text(String(quote.1)).contains(code), "\(quote.1)")
    }
  }

  @Test func whatTheTestsOfMVVMsFilesMissIsInItsViews() throws {
    let mutants = try StoredMutants(in: PackageFolder.root)["MVVM"]
    let missed = try #require(mutants.value).filter { !$0.foundBy.contains(.role) }
    #expect(!missed.isEmpty && missed.allSatisfy { $0.role == "View" && $0.failingRoles == ["Coordinator"] })
  }

  @Test func theDeletionIsToldOnce() throws {
    let page = try #require(try Self.pages.get()["lessons/lesson3.md"])
    #expect(page.matches(of: /A row of the list can be swiped away/).count == 1)
  }

  /// Whatever looks like an exercise is one.
  @Test func everyExerciseThatIsNamedIsThere() throws {
    let ids = try ExerciseTests.ids.get()
    for (path, page) in try Self.pages.get() {
      for name in page.matches(of: /\b[1-5]-[a-z]+-(mvc|mvvm|viper|swiftuimv)\b/) {
        #expect(ids.contains(String(name.0)), "\(path): \(name.0)")
      }
    }
  }

  /// The worked example of the first lesson.
  @Test func cancelIsTraced() throws {
    let page = try #require(try Self.pages.get()["lessons/lesson1.md"])
    let system = try #require(try CommittedReport.decoded().compared.first { $0.name == "MVVM" })
    let stacks = try #require(system.stacks(ofTap: "Cancel"))
    let lines = TapTree(stacks).calls().split(separator: "\n").map { $0.replacing("# =>", with: "=>") }
    #expect(lines.count > 3 && page.contains("```\n\(lines.joined(separator: "\n"))\n```"))
    let path = TapPath(stacks)
    #expect(path.functions == 4 && path.hops == 2 && page.contains("makes four functions and two hops"))
  }

  /// No hole fills the names of the two.
  @Test func theThirdLessonNamesTheRequestsWhereVIPERComesOffBestAndWorst() throws {
    let ratios = try CommittedReport.survey().requests.map { request in
      let added = { (name: String) in
        request.architectures.first { $0.architecture == name }?.part.sources.lines.added ?? 0
      }
      return (id: request.id, ratio: Double(added("VIPER")) / Double(added("MVC")))
    }.sorted { $0.ratio < $1.ratio }
    let (best, worst) = try (#require(ratios.first).id, #require(ratios.last).id)
    let page = try #require(try Self.pages.get()["lessons/lesson3.md"])
    #expect(
      page.contains("`\(best)` is where VIPER comes off best") && page.contains("It is `\(worst)` that costs")
    )
  }

  @Test func aPartThatIsNotThereIsSaid() throws {
    var fixture = Fixture()
    fixture.course = Course(exercises: [], patches: [:])
    let page = try #require(try fixture.report().pages["lessons/lesson5.md"])
    #expect(page.contains("*Not part of this comparison: growth.*"))
  }

  // MARK: Quotations

  private static let sources = [
    "App/View.swift": """
    final class View {
      func setUp() {
        button.onTap {}
      }

      private func tapped() {
        model.add(1, to: [])
      }
    }
    """,
    "Another/View.swift": "final class View {\n  func gone() {}\n}\n",
  ]

  @Test func aFunctionOrATypeIsQuotedAsItStands() throws {
    let quote = try #require(Quotation(of: "View.tapped()", in: "App", Self.sources))
    #expect(quote.file == "App/View.swift" && quote.line == 6)
    #expect(quote.text == "private func tapped() {\n  model.add(1, to: [])\n}")
    #expect(Quotation(of: "View", in: "App", Self.sources)?.line == 1)
    #expect(Quotation(of: "View.gone()", in: "App", Self.sources) == nil)
  }

  @Test func aQuotationLeadsToItsLine() throws {
    let page = try #require(try Self.pages.get()["lessons/lesson1.md"])
    let link =
      "[`AddContactViewModel.cancelTapped()`](../../Sources/Architectures/MVVM/AddContact/AddContactViewModel.swift#L"
    #expect(page.contains(link))
    #expect(page.contains("```swift\nfunc cancelTapped() {\n  onFinish(nil)\n}\n```"))
  }
}
