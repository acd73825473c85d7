import Foundation
import Measurement
import SourceReading
import Testing

@testable import BehaviourProof
@testable import Workbench

/// Each number that a claim tells is that of what it names. All of them differ here, and are worked out by hand.
@Suite struct ClaimTextTests {
  private static let ledger = Result {
    let fixture = try makeFixture()
    return try ClaimLedger(
      fixture.findings())
  }

  @Test(arguments: [true, false])
  func `the page says on which implementations claims are judged`(hasVariants: Bool) throws {
    var fixture = try Self.makeFixture()
    if !hasVariants { fixture.variants = nil }
    var page = MarkdownPage()
    try ClaimLedger(
      fixture.findings()
    ).write(to: &page)
    #expect(page.markdown.contains("Only the leading implementations were measured") != hasVariants)
    #expect(page.markdown.contains("is judged on every combination of our") == hasVariants)
  }

  private static func makeFixture() throws -> Fixture {
    var fixture = Fixture()
    fixture.sizes = ["add": [10]]
    let both = ["ContactsDomain", "TerminalKit"]
    let view = { (lines: Int, imports: [String]) in
      Source.file("ListViewController", lines: lines, imports: imports)
    }
    let contract = FileMetrics(path: "Contract.swift", source: "protocol A {}\nprotocol B {}\n")
    fixture.structures = [
      Source.architecture(
        "MVC",
        views: [view(30, both), Source.file("AddViewController", lines: 10, imports: ["TerminalKit"])],
        others: [Source.file("Rest", lines: 8)]),
      Source.architecture(
        "MVVM", views: [view(12, both)],
        others: [
          Source.file("ListViewModel", lines: 8, imports: ["TerminalKit"]),
          Source.file("AViewModel", lines: 7), Source.file("BViewModel", lines: 6),
        ]),
      Source.architecture(
        "VIPER", views: [view(22, [])],
        others: [
          Source.file("ListPresenter", lines: 20), Source.file("APresenter", lines: 3),
          Source.file("Rest", lines: 4, imports: ["ContactsStorage"]), contract,
        ]),
    ]
    fixture.elsewhere = ElsewhereResults(apps: [
      app("a", 100, 90, 100), app("b", 100, 80, 120), app("c", 50, 90, 80),
    ])
    fixture.traces = .measured(
      zip(fixture.names, [3, 4, 6]).map { name, types in
        let stacks = Taps.trace(name, types: types).stacks + [Taps.stack(.storage, "Type0.again()")]
        return TapResults.Trace(architecture: name, stacks: stacks)
      })
    fixture.counts = .measured(Held.counts(["MVC": 100, "MVVM": 90, "VIPER": 300]))
    var changes = ChangeSample()
    changes.ids = ["detail", "phone", "push", "cards", "pages"]
    changes.newFiles = [1, 2, 7]
    changes.roles = [
      "push": ["Router", "Builder"], "cards": ["View"], "pages": ["Interactor", "Presenter"],
    ]
    var counted = changes.results
    var phone = counted.requests[1].architectures[2].part.sources
    (phone.types.changed, phone.files.changed) = (5, 4)
    counted.requests[1].architectures[2] = .init(
      architecture: "VIPER", part: .init(sources: phone, tests: .init()))
    fixture.changes = .measured(counted)
    var (systems, testing) = (SystemSample(), TestingSample())
    for (name, tap) in [("VIP", ClaimConditionTests.cycle), ("VIPVM", ClaimConditionTests.short)] {
      systems.names.append(name)
      systems.files[name] = ["AViewController.swift": "class AView {}\nclass ARow {}\nlet a = 1"]
      (systems.done[name], systems.cancel[name]) = (tap + ["AView.done()"], tap)
      testing.names.append(name)
      testing.levels[name] = [name.count, 10 - name.count, 0]
    }
    systems.files["MVC"]?["Row.swift"] = ClaimConditionTests.inTwoParts.replacing("\nclass B {}", with: "")
    // Of two roles that wire, the first is told.
    systems.files["MVVM"]?["ListApp.swift"] = """
      class ListApp {
        func start() { ListViewController(viewModel: ListViewModel()) }
      }
      """
    systems.files["VIP"]?["AViewController.swift"]? += "\nimport ContactsStorage"
    (fixture.systems, fixture.testing) = (systems.results, testing)
    fixture.variants = .measured(try variants())
    return fixture
  }

  /// An app with so many own lines in MVC, MVVM and VIPER, half of them in view controllers.
  private static func app(_ name: String, _ lines: Int...) -> ElsewhereResults.PublicApp {
    .init(
      repository: "me/\(name)", commit: "abc1234", subject: "notes", behavesAlike: true,
      builds: zip(["MVC", "MVVM", "VIPER"], lines).map {
        .init(
          architecture: $0, codeLines: $1 + 10, ownCodeLines: $1, types: 5, protocols: 0, files: 1,
          viewControllers: 1, viewControllerLines: $1 / 2)
      })
  }

  /// Three files, so many of which import the domain.
  private static func files(_ knowing: Int) -> FolderMetrics {
    FolderMetrics(
      path: "A",
      files: (0..<3).map {
        Source.file("File\($0)", lines: 2, imports: $0 < knowing ? ["ContactsDomain"] : [])
      })
  }

  private static func variants() throws -> VariantResults {
    var sample = VariantSample()
    (sample.steps, sample.failures) = (3, [1: "a file breaks a rule"])
    let further: [(name: String, pattern: String, lines: Double, protocols: Double, knowing: Int)] = [
      ("MVVMTrivialAdd", "MVVM", 91, 0, 1), ("VIPERLite", "MVC", 81, 0, 2),
      ("VIPERValues", "VIPER", 301, 0, 1),
    ]
    sample.metrics["VIPER"] = files(2)
    sample.further = further.map {
      .init(
        name: $0.name, title: $0.name, folder: "A", pattern: $0.pattern,
        towards: $0.name == "VIPERLite" ? "VIPER" : nil, origin: "Somebody", values: [.codeLines: $0.lines],
        system: VariantSample.system(files($0.knowing)))
    }
    sample.further += [("LadderPresenter", 21), ("LadderRouter", 31)].map { name, added in
      var step = VariantResults.Implementation(
        name: name, title: name, folder: "A", pattern: "MVVM", origin: "Somebody",
        values: [.codeLines: 7, .protocols: Double(added)])
      (step.towards, step.moved) = ("VIPER", .init(base: "MVVM", added: added, removed: added / 10))
      return step
    }
    return try sample.results()
  }

  /// Of each line a claim by its number and part, its figure, and what else it tells.
  private static let expected = """
    1 | 36 code lines, VIPER's 52; in 2 of 4 combinations of one MVVM and one VIPER | VIPER 52, 0.69 to 1. Of 3 public apps [elsewhere](elsewhere.md), MVVM has less in 2, and at most three quarters in 1.
    2 | 6 types, 2 protocols among them, 8.7 code lines for each type; in 1 of 4 combinations of one MVC, one MVVM and one VIPER | MVC 3 types (0 protocols among them), 17 code lines for each; MVVM 4 types (0 protocols among them), 9.0
    3 | 12 code lines, MVC's 40; in 1 of 1 combinations of one MVC and one MVVM | 40 code lines in 2 view controllers under MVC, 12 in 1 under MVVM, 0.300 to 1. | is 0.90 to 1, and 2 of 3 have at least a tenth fewer; here it is 0.33.
    4 | compared with MVVM, more mutants found and code without the user interface; not more behaviours with UI-free tests | UI-free tests show 6 behaviours under MVVM and 5 under VIPER. | find 50 % of the mutants in it (of 1 kind) under MVVM and 75 % under VIPER. | have 36.1 % of MVVM's code lines and 100 % of VIPER's.
    5 | the largest has 20 code lines, the largest type 22; in 0 of 1 VIPERs | The largest presenter, `ListPresenter`, has 20 code lines; VIPER's largest type, `ListViewController`, has 22. | Of 5 change requests, 1 touches a presenter.
    6 everything | they have 78 % of its code lines | 1 of 2 files with view controllers import both
    7 | 1 of 2 view controllers import the domain; in 3 of 4 MVVMs and VIPERs | import `ContactsDomain`, and 1 of 3 view models import `TerminalKit`
    8 | memory gives way to SQLite without a change in 3 of 5 architectures; in 1 of 2 VIPERs | Those of MVC, MVVM and VIPVM import | under VIPER: Interactor and Presenter.
    9 | `push` touches Router and Builder | under VIPER: Router and Builder; under MVVM: View; under MVC: View.
    10 | 5 steps, after 1 of them something fails | +12 −2, +13 −2, +14 −2, +21 −2 and +31 −3. After the last step there are 31 protocols, and VIPER has 0:
    11 | `cards` touches View | under VIPER: View; under MVVM: View. Changes outside
    12 | 5 of VIPER's 6 roles, 1 without such duties, not as the article maps them; in 3 of 4 combinations of one MVVM and one VIPER | ViewController onto ViewController, Presenter onto ViewModel, Interactor onto ViewModel, | Router onto Coordinator and Builder onto Coordinator. | Contract has none of these duties.
    13 | one tap passes 3 types under MVC, 4 types under MVVM, 6 types under VIPER | MVC 4 functions of 3 types, MVVM 5 functions of 4 types and VIPER 7 functions of 6 types
    14 | 2 bytes held, 1 without | VIPER's app holds 1 bytes, and 2 with all scenes created at launch
    15 | 1 of 2 scenarios fail where they are kept | No longer holds: The second visit to Add starts empty (it is \\| the first).
    16 | Cancel passes 3 functions and 2 | `AView`, `AInteractor` and `APresenter` under VIP and 2 functions of `AView` and `AViewModel` under
    17 | 3 code lines, MVC's 51, MVVM's 36, VIPER's 52; in 0 of 4 combinations of one MVC, one MVVM and one VIPER | MVC 51 code lines, 3 types, 4 functions; MVVM 36 code lines, 4 types, 5 functions; | VIPER 52 code lines, 6 types, 7 functions; VIPVM 3 code lines, 2 types, 3 functions. | UI-free tests show 5 behaviours of it, and at most 6 of each of the others.
    18a testability | UI-free tests show 6 of 10 behaviours | MVC 0 of 10; MVVM 6 of 10; VIPER 5 of 10.
    18a cohesion | LCOM4 1.00, MVC's 1.50, VIPER's 2.00; 1 is the best | MVC 1.50 (1 of 2 in one part), MVVM 1.00 (2 of 2 in one part) and VIPER 2.00 (0 of 1 in one part).
    18a memory | 90 bytes, MVC's 100, VIPER's 300 | MVC 100 bytes, MVVM 90 bytes and VIPER 300 bytes.
    18b coupling | a type names on average MVC 0.67, MVVM 1.25 and VIPER 1.20 of the app's types; MVC 2.67, MVVM 2.25 and VIPER 2.00 with the domain's and the toolkit's; in 1 of 3 combinations of one MVC, one MVVM and one VIPER | VIPER 1.20; of these with | VIPER 2.00; of the app's types with protocols: | VIPER 1.60.
    18b processor time | of 2 comparisons with the others, slower in 1 and faster in 1 | slower: `add` over MVC; faster: `add` over MVVM.
    19 | - | MVVM 36, VIPER 52; Code lines that a typical change adds: MVVM 8, VIPER 16.
    20 | 7 new files, MVVM's 2, MVC's 1 | MVC 1 new file and 0 new types, MVVM 2 new files and 0 new types and VIPER 7 new files
    21 | 91 code lines without, 150 with one | It has 91 code lines, the leading MVVM 150.
    22 | UI-free tests show 5 behaviours, 3 under VIP | VIP 3, VIP-VM 5.
    23 | 2 files know the entity, 1 with values | 2 files of VIPER import the domain, and 1 of `VIPERValues`. | changes 5 types in 4 files of VIPER
    24 | 81 code lines, the leading VIPER's 300 | It passes all of 46 scenarios. It has 81 code lines, the leading VIPER 300. | presenters take +21 −2 lines and routers take +31 −3 lines.
    S1 | - | names 0.67 others of the app under MVC and 1.25 under MVVM; with those of the domain and the toolkit 2.67 and 2.25. | 0 behaviours under MVC and 6 under MVVM.
    S2 | - | MVC 51, MVVM 36 and VIPER 52; lines that a change request adds, median: MVC 4, MVVM 8 and VIPER 16.
    S4 | - | The least in code lines: MVVM; in memory of an open screen: MVVM.
    """

  @Test(arguments: expected.split(separator: "\n"))
  func `a claim tells what is of those that it names`(line: Substring) throws {
    let ledger = try Self.ledger.get()
    let parts = line.components(separatedBy: " | ")
    let claims = (ledger.articles + ledger.studies).flatMap { entry in
      entry.parts.map { (name: entry.number + ($0.part.isEmpty ? "" : " \($0.part)"), claim: $0) }
    }
    let found = try #require(claims.first { $0.name == parts[0] }).claim
    let (figure, measured) = (
      found.figure.replacing("\u{A0}", with: " "), found.measured.replacing("\u{A0}", with: " ")
    )
    #expect(figure == (parts[1] == "-" ? "" : parts[1]))
    for text in parts.dropFirst(2) { #expect(measured.contains(text), "\(measured)") }
  }
}
