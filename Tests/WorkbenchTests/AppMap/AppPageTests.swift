import Foundation
import SourceReading
import TestSupport
import Testing

@testable import Workbench

@Suite struct AppPageTests {
  @Test func `the page says what was found`() throws {
    let survey = try AppFixture.survey(AppFixture.mvvm)
    let page = try AppPage(survey: survey).write(named: "contacts", figures: "contacts")
    for part in [
      "# The architecture of contacts", "**Mostly MVVM**", "- View controllers: MVVM in 2\n",
      "<summary>MVVM: 2</summary>",
      "- [Roles](#every-role): guessed for 9 types, 1 of them [doubtful](#terms)\n",
      "`App/DetailViewModel.swift:2`: DetailViewModel, a view model, imports UIKit and names UIColor.",
      "- [Crossed layers](#what-crosses-layers): 2 places found, where 8 of the 10 types with 65\u{A0}% of the code could be checked\n",
      "settings | 1 | 1 | 0 | 2 | ContactRepository:",
    ] {
      #expect(page.markdown.contains(part), "\(part)")
    }
    #expect(page.figures.isEmpty)
    var known = survey
    known.compare(with: survey.baseline)
    let plain = try known.page()
    #expect(!plain.contains(".svg") && plain.contains(": 2 places found, 0 of them new, where"))
    let idle = ["A.swift": "import UIKit\nclass AViewModel { let b: BModel? }\nstruct BModel {}\n"]
    var accepted = try AppFixture.survey(idle)
    accepted.compare(with: accepted.baseline)
    #expect(try accepted.page().contains("- [Needless imports](#needless-imports): 1 found, 0 of them new\n"))
    let other = try AppFixture.survey(["A.swift": "struct A {}\n"]).page()
    #expect(other.contains("**No screen was found:**") && !other.contains("0 of 0"))
  }

  /// Files are parted by an empty line.
  @Test(arguments: [
    (
      "import UIKit\nclass A: UIViewController {}\nclass B: UIViewController { let c: CViewModel }\nclass CViewModel {}",
      ["- View controllers: MVVM in 1 and MVC in 1\n", "**MVVM and MVC equally often**, judged by"]
    ),
    (
      (1...9).map {
        "class A\($0): UIViewController { let a: \($0 > 4 ? "A\($0)ViewModel" : "Int") }\nclass A\($0)ViewModel {}\n"
      }.joined(), ["**MVVM and MVC about equally often**, judged by ["]
    ),
    (
      "import UIKit\nclass AViewModel { let c: UIFont; let d: BViewModel }\n\nimport UIKit\nclass BViewModel {}",
      [
        "names UIFont. (AViewModel: its name has ViewModel)", "## Needless imports\n",
        "| `view-model must-not-import UIKit` | 2 of 2 |  | 1 |",
      ]
    ),
    (
      "import UIKit\nclass AViewModel { let c: UIFont }\n@Observable class B { let c: UIFont }",
      ["layers): 1 place found, where "]
    ),
    (
      "import UIKit\nclass B: ObservableObject { let c: UIFont }\n\nimport SwiftUI\nstruct C: View { let b: B }",
      ["layers): nothing could be checked\n"]
    ),
    // What is shown of a role is sure, if one of it is.
    (
      "class AManager { let b: Int }\nclass BManager { let b: URLSession }",
      ["location | 2 | 0 | 1 | 2 | BManager: its name has Manager `0.swift:2` |"]
    ),
    (
      "class A { let b: Int }\nextension B {\n  var c: Int { 1 }\n}",
      ["1 type](#terms); 75\u{A0}% of the lines are in no"]
    ),
    (
      "class A { let b: Int }",
      ["| A (unknown: nothing tells) `0.swift:1` | 1 |"]
    ),
    (
      "import SwiftUI\nclass A: UIViewController {}\nstruct B: View { let c: BViewModel }\nclass BViewModel {}",
      [
        "MVC in 1\n- [SwiftUI views that ask for data](#terms): MVVM in 1\n",
        "**MVC in most view controllers, MVVM in most SwiftUI views**, judged by",
      ]
    ),
    // Another view of the file names a property so called, and an extension of this one the other.
    (
      """
      import SwiftUI
      struct A: View { @ObservedObject var b: C; var body: some View { f }; @State var d: C; @ObservedObject var e: C }
      extension A { var f: C { $e } }
      struct G: View { @ObservedObject var b: C; var body: some View { b } }
      struct H: View { @ObservedObject var b: C; var body: some View { i } }

      extension H { var i: C { b } }
      """, ["are left out.\n\n- `0.swift:2`: b, in A\n- `0.swift:2`: d, in A\n\n"]
    ),
  ])
  func `what stands first is what matters`(text: String, words: [String]) throws {
    let files = text.components(separatedBy: "\n\n").enumerated()
      .map { ("\($0.offset).swift", $0.element + "\n") }
    let rules = "view-model must-not-import UIKit"
    let page = try AppFixture.survey(Dictionary(uniqueKeysWithValues: files), rules: rules).page()
    for part in words { #expect(page.contains(part), "\(page)") }
  }

  @Test func `what is named beside a place, and which rules were checked`() throws {
    let sources = [
      "A.swift": """
      import UIKit
      class AViewModel {
        let b: BView
        let c: CView
      }
      class BView: UIView {}
      class CView: UIView {}
      class AManager {}
      class BManager { let url: URLSession }
      """
    ]
    let rules = "view-model must-not-know view\nservice must-not-know view\nservice must-not-import CoreData"
    let page = try AppFixture.survey(sources, rules: rules).page()
    #expect(page.contains("`A.swift:4`: AViewModel, a view model, names CView, a view."))
    #expect(page.contains("Checked against the rules that you gave."))
    #expect(!page.contains("have (") && !page.contains("judged by"))
    #expect(page.contains("| `service must-not-know view` | 1 of 2 | 2 | 0 |"))
    #expect(page.contains("no such module or type: `service must-not-import CoreData`\n"))
  }

  @Test func `the page says how much of the code the screens are`() throws {
    let model = "class AViewModel { let b: B }\nclass C { let d: B }\n"
    let page = try AppFixture.survey([
      "App/A.swift": "import UIKit\nclass AViewController: UIViewController { let b: C }\n\(model)",
      "App/B.swift": "class B { let c: C; let e: Int }\n",
    ]).page()
    #expect(page.contains("(#screens) with 20\u{A0}% of the code"))
  }

  @Test func `what a team can act on is listed`() throws {
    let views = (1...5).map { index in
      "struct A\(index)View: View { var body: some View { Text(\"a\").onAppear { News.shared.load(); Feed() } } }"
    }
    let sources = [
      "App.swift": """
      import SwiftUI
      @main struct Start: App { var body: some Scene { WindowGroup { A1View(); A2View(); A3View(); A4View() } } }
      final class News { static let shared = News() }
      final class FeedService { func load() { URLSession.shared } }
      typealias Feed = FeedService
      final class AModel { var presenter: APresenter? }
      final class APresenter { var model: AModel? }
      """,
      "Views.swift": "import SwiftUI\n"
        + views.joined(separator: "\n").replacing("Feed()", with: "FeedService()"),
    ]
    let page = try AppFixture.survey(sources, pattern: .mvc, isNamed: false).page()
    for part in [
      "## Reached by nothing\n", "- `Views.swift:6`: A5View, a view\n",
      "## Each keeps the other\n", "- `App.swift:6`: AModel.presenter, and APresenter.model `App.swift:7`\n",
      "| A1View `Views.swift:2` | 2 | FeedService and News |", "| FeedService | 5 |",
      "  - `Views.swift:2` and 4 like it: A1View, a view, names FeedService, a service.",
    ] {
      #expect(page.contains(part), "\(part) in \(page)")
    }
    let clean = try AppFixture.survey(["A.swift": "import SwiftUI\nstruct A: View {}\n"]).page()
    #expect(!clean.contains("## Reached") && !clean.contains("## Each") && !clean.contains("## Who asks"))
  }

  @Test func `several apps and targets in a folder are told apart`() throws {
    let app = { (name: String) in
      "import Kit\nimport UIKit\n@main class \(name): UIResponder, UIApplicationDelegate {}\n"
    }
    let screen = "import UIKit\nclass AViewController: UIViewController {}\n"
    let page = try AppPage(
      survey: AppFixture.survey([
        "One.xcodeproj/p": "", "Apps/One/App/A.swift": app("A"), "Apps/One/B.swift": screen,
        "Apps/Two/C.swift": app("C"), "Apps/Two/D.swift": screen, "Apps/Empty/E.swift": app("E"),
        "Kit/F.swift": "import Core\n", "Core/G.swift": "import SwiftUI\nstruct G {}\n",
        "Two/Package.swift": "import PackageDescription\n", "Two/Sources/Kit/H.swift": "import Core\n",
        "SwiftUI/I.swift": "import Core\n",
      ])
    ).write(named: "app", figures: "app")
    #expect(page.markdown.contains("- `Apps/One` (MVC in 1) and `Apps/Two` (MVC in 1) are apps of their own"))
    let figure = try #require(page.figures["app-targets.svg"])
    #expect(figure.contains("Kit (3)") && figure.contains("called Kit.") && !figure.contains("SwiftUI"))
  }

  @Test func `a rule checks nothing where no type surely is what it forbids`() throws {
    let sources = ["A.swift": "import UIKit\nclass AView: UIView { let b = BManager() }\nclass BManager {}\n"]
    func page(_ added: String = "") throws -> String {
      try AppFixture.survey(
        sources.mapValues { $0 + added }, rules: "view must-not-know service, storage"
      ).page()
    }
    #expect(try page().contains("no such module or type: `view must-not-know service, storage`\n"))
    #expect(try page().contains("#what-crosses-layers): nothing could be checked"))
    #expect(try !page().contains("No place was found."))
    let other = try page("class CManager { let url: URLSession }\n")
    #expect(other.contains("| `view must-not-know service, storage` | 1 of 1 | 1 | 0 |"))
    #expect(!other.contains("is forbidden:"))
  }

  /// The properties that the format requires, and those without which a code host shows nothing.
  @Test func `SARIF has what the format requires`() throws {
    var sources = AppFixture.mvvm
    sources["App/A b#ü/C%ViewModel.swift"] = "import UIKit\nclass CViewModel {}\n"
    let alone = try AppFixture.survey(sources)
    var survey = alone
    survey.compare(with: try AppFixture.survey(AppFixture.mvvm).baseline)
    let text = try survey.sarif(at: "/one")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect(driver["name"] as? String == "compare app")
    let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == survey.violations.count && results.count == 4)
    for result in results {
      #expect(rules.contains(try #require(result["ruleId"] as? String)))
      #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
      let places = try #require(result["locations"] as? [[String: [String: Any]]])
      let place = try #require(places.first?["physicalLocation"])
      let uri = try #require((place["artifactLocation"] as? [String: String])?["uri"])
      #expect(URL(string: uri) != nil && !uri.hasPrefix("/"))
      let region = try #require(place["region"] as? [String: Int])
      #expect(try #require(region["startLine"]) > 0 && #require(region["startColumn"]) > 0)
    }
    let isNew = results.filter { $0["baselineState"] as? String == "new" }
    #expect(isNew.count == 1 && isNew[0]["level"] as? String == "warning")
    #expect(try !alone.sarif(at: "/one").contains("baselineState"))
    #expect(try alone.json().contains("{\"file\":\"App/ListViewController.swift\",\"pattern\":\"MVVM\""))
    #expect(text.contains("App/A%20b%23%C3%BC/C%25ViewModel.swift"))
  }
}
