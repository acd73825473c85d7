import CommandLineKit
import TestSupport
import Testing

@testable import Workbench

/// The rules that a team writes, and the violations that it knows.
@Suite struct AppRuleFileTests {
  @Test func `rules are read`() throws {
    let rules = try AppRule.parse(
      """
      # A comment
      view-model must-not-import UIKit, SwiftUI

        presenter max-lines 200   # another one
      view knows presenter
      wireframe must-not-know entity,storage
      any max-lines 400
      """, file: "app.rules")
    #expect(
      rules == [
        AppRule(role: .viewModel, demand: .mustNotImport, objects: ["UIKit", "SwiftUI"]),
        AppRule(role: .presenter, demand: .maximumLines, objects: ["200"]),
        AppRule(role: .view, demand: .knows, objects: ["presenter"]),
        AppRule(role: .router, demand: .mustNotKnow, objects: ["model", "storage"]),
        AppRule(role: nil, demand: .maximumLines, objects: ["400"]),
      ])
    #expect(try AppRule.parse(rules.map(\.text).joined(separator: "\r\n"), file: "again") == rules)
  }

  @Test(arguments: [
    ("viewmodel knows view", "1:1: expected a role (", "; did you mean 'view-model'?"),
    (
      "\n  view may-import UIKit",
      "2:8: expected one of must-not-import, must-not-know, knows, max-lines, found 'may-import'", ""
    ),
    ("view must-not-import", "1:21: expected the name of a module, found the end of the line", ""),
    ("view must-not-import UIKit,", "1:28: expected the name of a module, found the end of the line", ""),
    ("view must-not-import UIKit SwiftUI", "1:28: expected the end of the line, found 'SwiftUI'", ""),
    ("view must-not-import UI-Kit", "1:22: expected the name of a module, found 'UI-Kit'", ""),
    ("view max-lines none", "1:16: expected a number of lines above 0, found 'none'", ""),
    ("view max-lines 0", "1:16: expected a number of lines above 0, found '0'", ""),
    ("view knows any", "1:12: expected a role (", ""),
    ("view knows presentr", "1:12: ", "; did you mean 'presenter'?"),
    ("view knows \u{1B}[31m", "1:12: ", ""), ("# nothing\n", " expected at least one rule, found none", ""),
  ])
  func `errors name line and column`(text: String, beginning: String, end: String) throws {
    let error = try #require(throws: CommandFailure.self) { try AppRule.parse(text, file: "app.rules") }
    #expect(error.description.hasPrefix("app.rules:\(beginning)"), "\(error)")
    #expect(error.description.hasSuffix(end))
    #expect(error.status == .usage)
    #expect(!error.description.contains("\u{1B}"))
  }

  @Test func `suggested rules can be read, and hold but for what they say`() throws {
    var sources = AppFixture.mvvm
    sources["App/NewViewModel.swift"] = "class NewViewModel {}\n"
    let survey = try AppFixture.survey(sources)
    let rules = try AppRule.parse(survey.suggestedRules, file: "suggested")
    #expect(
      survey.suggestedRules.contains("view-model must-not-import UIKit, SwiftUI, CoreData\n"))
    #expect(survey.suggestedRules.contains("view-model max-lines 50\n"))
    #expect(try AppSurvey(survey.map, rules: rules).violations == survey.violations)
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
