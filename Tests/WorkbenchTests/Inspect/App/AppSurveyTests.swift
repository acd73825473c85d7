import TestSupport
import Testing

@testable import Workbench

@Suite struct AppSurveyTests {
  private static let controller = "import UIKit\nclass AViewController: UIViewController {"

  @Test(arguments: [
    (["\(controller)}"], [AppPattern.mvc]),
    (["\(controller) let p: APresenter }", "class APresenter {}"], [.mvp]),
    (["\(controller) let m: AViewModel }", "class AViewModel {}"], [.mvvm]),
    (["\(controller) let row: ListRow }", "struct ListRow { let a: Int }"], [.mvc]),
    (
      [
        "\(controller) let p: APresenter }", "class APresenter { let i: AInteractor }",
        "class AInteractor {}",
      ], [.viper]
    ),
    (
      [
        "\(controller) let i: AInteractor }", "class AInteractor { let p: APresenter }",
        "class APresenter {}",
      ], [.vip]
    ),
    (
      [
        "\(controller) let m: AViewModel }", "class AViewModel { let i: AInteractor }",
        "class AInteractor { let p: APresenter }", "class APresenter { let m: AViewModel }",
      ], [.vipvm]
    ),
    (
      ["import SwiftUI\nstruct A: View { @StateObject var m = AViewModel() }", "class AViewModel {}"], [.mvvm]
    ),
    (["import SwiftUI\nstruct A: View { let b: B }", "struct B { let c: Int }"], [.mv]),
    (["import SwiftUI\nstruct A: View { let store: StoreOf<B> }"], [.store]),
    // A base class, what contains other screens, and a view that asks nobody are no screens.
    (
      [
        "import UIKit\nclass Base: UIViewController {}\nclass A: Base {}",
        "import UIKit\nclass N: UINavigationController {}\nclass T: UITabBarController {}",
        "import SwiftUI\nstruct V: View {}",
      ], [.mvc]
    ),
  ])
  func aScreenHasThePatternOfWhomItAsks(sources: [String], patterns: [AppPattern]) throws {
    let files = sources.enumerated().map { ("\($0.offset).swift", $0.element) }
    let survey = try AppFixture.survey(Dictionary(uniqueKeysWithValues: files))
    #expect(survey.screens.map(\.pattern) == patterns)
    #expect(survey.pattern == patterns.first)
  }

  @Test func `circles are found, the largest first`() throws {
    let survey = try AppFixture.survey([
      "A.swift": "class A { let b: B }\nclass B { let c: C }\nclass C { let a: A; let d: D }\nclass D {}\n",
      "E.swift":
        "class E { let f: F }\nextension F { var e: E { E() } }\nclass F {}\nclass G { let g: G; let a: A }\n",
    ])
    #expect(survey.cycles.map { $0.map { survey.map.types[$0].name } } == [["A", "B", "C"], ["E", "F"]])
  }

  /// A chain of calls as deep would overflow the stack.
  @Test func `a long circle takes no stack`() throws {
    let count = 20_000
    let text = (0..<count).map { "class A\($0) { let next: A\(($0 + 1) % count) }\n" }.joined()
    #expect(try AppFixture.survey(["A.swift": text]).cycles.map(\.count) == [count])
  }

  @Test func `the counts of an app by hand`() throws {
    let survey = try AppFixture.survey(AppFixture.mvvm)
    let summary = survey.summary
    #expect(summary.codeLines == 26 && summary.files == 7 && summary.types == 10 && summary.protocols == 1)
    // The view model without UIKit, the contact and the repository.
    #expect(summary.interfaceFreeLines == 6 + 1 + 3)
    #expect(summary.screens == ["MVVM": 2])
    #expect(summary.roles["view model"] == 3 && summary.roles["unknown"] == 1)
    #expect(summary.rules["view-model must-not-import"] == AppSummary.Tally(types: 3, broken: 1))
    #expect(summary.rules["view-model must-not-know"] == AppSummary.Tally(types: 3, broken: 0))
  }

  /// What a bridging header imports, no file does.
  @Test func `a file that names user interface is not free of it`() throws {
    let survey = try AppFixture.survey([
      "A.swift": "class A {\n  let b: UIView\n}\n", "B.swift": "enum UIName {}\nclass B { let c: UIName }\n",
    ])
    #expect(survey.summary.interfaceFreeLines == 2)
  }

  @Test func `functions have their lines, with those inside them and without requirements`() throws {
    let source = AppSource(
      path: "A.swift",
      utf8: Array(
        """
        protocol P { func required(); var a: Int { get } }
        class A {
          init(b: Int) {
            c()
          }
          func c(d: () -> Void = {}) -> [String: Int] where Int: Equatable {
            func inner() {
            }
            return [:]
          }
          struct B {
            @objc private static func d() {}
          }
        }
        """.utf8))
    #expect(source.functions.map(\.name) == ["A.init", "A.c", "A.d"])
    #expect(source.functions.map(\.codeLines) == [3, 5, 1])
    #expect(source.functions.map(\.place.line) == [3, 6, 12])
  }
}
