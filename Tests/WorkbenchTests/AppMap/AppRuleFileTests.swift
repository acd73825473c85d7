import CommandLineKit
import SourceReading
import TestSupport
import Testing

@testable import Workbench

/// The rules that a team writes, and the violations that it knows.
@Suite struct AppRuleFileTests {
  @Test func `rules are read`() throws {
    let rules = try AppRuleFile(
      """
      # A comment
      view-model must-not-import UIKit, SwiftUI

        presenter max-lines 200   # another one
      wireframe must-not-know entity,storage
      any max-lines 400
      """, file: "app.rules"
    ).rules
    #expect(
      rules == [
        AppRule(role: .viewModel, demand: .mustNotImport, objects: ["UIKit", "SwiftUI"]),
        AppRule(role: .presenter, demand: .maximumLines, objects: ["200"]),
        AppRule(role: .router, demand: .mustNotKnow, objects: ["model", "storage"]),
        AppRule(role: nil, demand: .maximumLines, objects: ["400"]),
      ])
    #expect(try AppRuleFile(rules.map(\.text).joined(separator: "\r\n"), file: "again").rules == rules)
  }

  @Test(arguments: [
    ("viewmodel must-not-know view", "1:1: expected a role (", "; did you mean 'view-model'?"),
    (
      "\n  view may-import UIKit",
      "2:8: expected one of must-not-import, must-not-know, max-lines, named, found 'may-import'", ""
    ),
    ("view must-not-import", "1:21: expected the name of a module, found the end of the line", ""),
    ("view must-not-import UIKit,", "1:28: expected the name of a module, found the end of the line", ""),
    ("view must-not-import UIKit SwiftUI", "1:28: expected the end of the line, found 'SwiftUI'", ""),
    ("view must-not-import UI-Kit", "1:22: expected the name of a module, found 'UI-Kit'", ""),
    ("view max-lines none", "1:16: expected a number of lines above 0, found 'none'", ""),
    ("view max-lines 0", "1:16: expected a number of lines above 0, found '0'", ""),
    ("view must-not-know any", "1:20: expected a role (", ""),
    ("view must-not-know presentr", "1:20: ", "; did you mean 'presenter'?"),
    ("view must-not-know \u{1B}[31m", "1:20: ", ""),
    ("# nothing\n", " expected at least one rule, found none", ""),
  ])
  func `errors name line and column`(text: String, beginning: String, end: String) throws {
    let error = try #require(throws: CommandFailure.self) { try AppRuleFile(text, file: "app.rules") }
    #expect(error.description.hasPrefix("app.rules:\(beginning)"), "\(error)")
    #expect(error.description.hasSuffix(end))
    #expect(error.status == .usage)
    #expect(!error.description.contains("\u{1B}"))
  }

  @Test func `suggested rules can be read, and hold but for what they say`() throws {
    var sources = AppFixture.mvvm
    sources["App/NewViewModel.swift"] = "class NewViewModel {}\n"
    let survey = try AppFixture.survey(sources)
    let words = try AppRuleFile(survey.suggestedRules, file: "suggested")
    #expect(
      survey.suggestedRules.contains("view-model must-not-import UIKit, SwiftUI, CoreData\n"))
    #expect(survey.suggestedRules.contains("view-model max-lines 50\n"))
    let again = try AppSurvey(AppMap(survey.map.tree, words: words))
    #expect(again.violations == survey.violations && again.remarks == [])
  }

  /// Each line of a team's file, and what comes of it: roles, screens, violations and remarks.
  @Test(arguments: [
    ("role router: *Flow, RouteGuard", "AFlow router"), ("AFlow is coordinator", "AFlow router"),
    ("AViewModel is not view-model", "AViewModel unknown"), ("screens: *Page", "screens APage MV"),
    ("not ours: Kit/", "AFlow unknown, without Kit"),
    ("not ours: ./App/../Kit/", "remark not ours: ./App/../Kit/ names no file or folder."),
    ("AFlw is router", "remark No type has the name AFlw; did you mean 'AFlow'?"),
    ("screens: *Pag", "remark No type has a screen's name, *Pag"),
    ("App/* must-not-import Foundation", "broken App/* must-not-import Foundation App/In/B.swift"),
    ("In/ must-not-import Foundation", "broken In/ must-not-import Foundation App/In/B.swift"),
    (
      "Inn/ must-not-import Foundation",
      "remark 'Inn/ must-not-import Foundation' could find nothing: no file is in such a folder; did you mean 'In/'?"
    ),
    ("view-model named *VM", "broken view-model named *VM App/A.swift"),
    ("App/ max-lines 1", "broken App/ max-lines 1 App/A.swift"),
    (
      "presenter must-not-import UIKit",
      "remark 'presenter must-not-import UIKit' could find nothing: no type is a presenter."
    ),
    (
      "view-model must-not-import UIkit",
      "remark 'view-model must-not-import UIkit': no file imports UIkit; did you mean 'UIKit'?"
    ),
    (
      "view must-not-know router, storage",
      "remark 'view must-not-know router, storage' could find nothing: no type is router or storage."
    ),
    ("view-model must-not-import UIKit", "broken view-model must-not-import UIKit App/A.swift"),
    ("view-model must-not-import UIKit", "broken view-model must-not-import UIKit App/In/D.swift"),
    ("imports: named\nview-model must-not-import UIKit", "nothing broken"),
    (
      "any must-not-know reducer",
      "remark 'any must-not-know reducer' could find nothing: no type is reducer."
    ),
  ])
  func `a team has the last word`(text: String, outcome: String) throws {
    let sources = [
      "App/A.swift": "import UIKit\nfinal class AViewModel {\n  let a: Unknown\n}\n",
      "App/In/B.swift": "import Foundation\nfinal class AFlow {}\n",
      "App/In/D.swift": "import UIKit\nfinal class DViewModel { let name = UIDevice.current.name }\n",
      "Kit/C.swift": "import SwiftUI\nstruct APage: View { let a: Int }\n",
    ]
    let survey = try AppFixture.survey(sources, rules: text)
    let found =
      survey.map.types.map { "\($0.name) \($0.role.word)" }
      + (survey.map.tree.files.count == 3 ? ["AFlow unknown, without Kit"] : [])
      + survey.screens.map { "screens \($0.type.name) \($0.pattern.rawValue)" }
      + survey.remarks.map { "remark \($0)" }
      + survey.violations.map { "broken \($0.rule) \($0.place.file)" }
      + (survey.violations.isEmpty ? ["nothing broken"] : [])
    #expect(
      found.contains { $0 == outcome || outcome.hasSuffix("*Pag") && $0.hasPrefix(outcome) }, "\(found)")
  }

  @Test(arguments: [
    ("role reducer *A", "1:6: expected a role ("), ("role nobody: *A", "1:6: expected a role ("),
    ("role router:", "1:13: expected the name"),
    ("AFlow is", "1:9: expected a role ("), ("imports: all", "1:10: expected 'named'"),
    ("screens: *A, ", "1:14: expected the name"),
    ("not ours: A B", "1:13: expected the end of the line"),
  ])
  func `a word that is not understood is named`(text: String, beginning: String) throws {
    let error = try #require(throws: CommandFailure.self) { try AppRuleFile(text, file: "app.rules") }
    #expect(error.description.hasPrefix("app.rules:\(beginning)"), "\(error)")
  }

  @Test func `a rule that finds something could find it`() throws {
    let survey = try AppFixture.survey(
      ["A.swift": "import UIKit\nstruct AData { let a: Int }\n"],
      rules: "imports: named\nmodel must-not-import UIKit")
    #expect(survey.violations.map(\.isNeedless) == [true] && survey.remarks == [])
  }

  /// The reason stands on the line or above it.
  @Test func `a place is allowed by a comment with a reason`() throws {
    let excuse = "// compare app allows this:"
    let sources = [
      "A.swift":
        "import UIKit\nclass AViewModel {\n  \(excuse) a colour of the brand\n  // More.\n  let a: UIFont\n}\n",
      "B.swift": "import UIKit\nclass BViewModel { let a: UIFont } \(excuse) the same\n",
      "C.swift": "import UIKit\nclass CViewModel { let a: UIFont } \(excuse)\n",
      "D.swift": "\(excuse) nothing\nstruct D { let a: Int }\n",
    ]
    let survey = try AppFixture.survey(sources, pattern: .mvvm)
    #expect(survey.violations.map(\.excuse) == ["a colour of the brand", "the same", nil])
    #expect(survey.new.map(\.place.file) == ["C.swift"] && !survey.baseline.contains("AViewModel"))
    #expect(
      survey.remarks == [
        "C.swift:2: a reason has to follow 'compare app allows this:'.",
        "D.swift:2: no rule is broken where the code says so.",
      ])
    #expect(try survey.sarif(at: "/one").contains("\"justification\":\"the same\""))
    #expect(
      try survey.page().contains(
        "`B.swift:2`: BViewModel, a view model, imports UIKit and names UIFont. Allowed: the same"))
  }

  @Test func `a larger limit makes nothing new`() throws {
    let sources = ["A.swift": "class AService {\n  let a: URLSession\n  let b: Int\n}\n"]
    var survey = try AppFixture.survey(sources, rules: "service max-lines 3")
    survey.compare(with: try AppFixture.survey(sources, rules: "service max-lines 2").baseline)
    #expect(survey.violations.count == 1 && survey.new == [])
  }

  @Test func `a baseline knows violations wherever they move`() throws {
    let baseline = try AppFixture.survey(AppFixture.mvvm).baseline
    var sources = AppFixture.mvvm
    sources["App/New/DetailViewModel.swift"] =
      "\n\n" + (sources.removeValue(forKey: "App/DetailViewModel.swift") ?? "")
    var moved = try AppFixture.survey(sources)
    moved.compare(with: baseline)
    #expect(moved.new == [] && moved.gone == 0)
    sources["App/ListViewModel.swift"]? += "import SwiftUI\n"
    sources["App/DetailViewController.swift"] = nil
    var changed = try AppFixture.survey(sources)
    changed.compare(with: baseline)
    #expect(changed.new.map(\.rule) == ["view-model must-not-import SwiftUI"])
    #expect(changed.gone == 1)
    // One more of what is known is new all the same.
    let rule = "view-model must-not-import UIKit"
    var twice = try AppFixture.survey(AppFixture.mvvm, rules: "\(rule)\n\(rule)")
    twice.compare(with: try AppFixture.survey(AppFixture.mvvm, rules: rule).baseline)
    #expect(twice.violations.count == 2 && twice.new.count == 1 && twice.gone == 0)
  }
}
