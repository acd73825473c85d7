import ArchitectureCatalog
import TestSupport
import Testing

@testable import Workbench

/// What the page on changes says of the change `await` is what its patches have.
@Suite struct AwaitPageTests {
  private let page: [Substring]

  init() throws {
    page = try PackageFolder.text("Reports/changes.md").split(separator: "\n")
  }

  /// The lines that the patch adds to the app, or to its tests.
  private static func added(_ architecture: String, to place: String) throws -> [Substring] {
    let patch = try PackageFolder.text("Benchmarks/Changes/await/\(architecture).patch")
    return patch.split(separator: "diff --git ").filter { $0.hasPrefix("a/\(place)") }
      .flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("+") }.map { $0.dropFirst() }
  }

  @Test(arguments: [
    ("Tasks held", #"var \w+: Task<"#), ("Calls of `cancel()`", #"\bcancel\(\)"#),
    ("Checks of `Task.isCancelled`", #"Task\.isCancelled"#),
    ("Names in their capture lists", #"(?:\[|, )(?:weak )?\w+(?=[^\[]*\] in$)"#),
  ])
  func theTableCountsTheLinesOfThePatches(row: String, pattern: String) throws {
    let words = try Regex(pattern)
    let counts = try ["MVC", "MVVM", "VIPER"].map { architecture in
      try Self.added(architecture, to: "Sources/").reduce(0) { $0 + $1.matches(of: words).count }
    }
    #expect(page.contains("| \(row) | \(counts.map(String.init).joined(separator: " | ")) |"), "\(counts)")
  }

  /// No run stores the counts of these: one change alone is done in them.
  @Test func theSentenceOnTheFurtherOnesHasWhatTheirPatchesHave() throws {
    let survey = ChangeSurvey(root: PackageFolder.root, architectures: ArchitectureCatalog.further)
    let lines = try survey.run().requests.flatMap(\.architectures).map(\.part.sources.lines.added)
    let sentence =
      "`await` took \(lines[0]) lines in VIP, where the view controller owns the tasks, and \(lines[1]) in VIP-VM, where"
      + " the view model does."
    #expect(try PackageFolder.text("Reports/further.md").contains(sentence))
    for (name, owner) in [("VIP", "ViewController"), ("VIPVM", "ViewModel")] {
      for screen in ["AddContact", "ContactList"] {
        let file = "Sources/Architectures/\(name)/\(screen)/\(screen)\(owner).swift"
        #expect(try Self.added(name, to: file).count { $0.contains(": Task<") } == 1)
      }
    }
  }

  @Test func theTestIsOneOfThePatch() throws {
    let code = page.drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" }
    let added = try Self.added("MVVM", to: "Tests/")
    let start = try #require(
      added.indices.first { place in
        zip(code, added[place...]).count { $1 == "    \($0)" } == code.count
      })
    #expect(code.count == 10 && start > 0)
  }
}
