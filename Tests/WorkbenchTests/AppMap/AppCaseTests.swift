import SourceReading
import TestSupport
import Testing

@testable import Workbench

/// The apps of `Tests/AppCases.txt`.
@Suite struct AppCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var sources: [String: String] = [:]
    var facts: [String] = []
  }

  private static func cases() throws -> [Case] {
    var (cases, file) = ([Case](), "")
    for line in try PackageFolder.text("Tests/AppCases.txt").split(separator: "\n") {
      let rest = String(line.dropFirst(3))
      switch line.prefix(3) {
      case "== ": cases.append(Case(testDescription: rest))
      case "-- ": file = rest
      case "=> ": cases[cases.count - 1].facts.append(rest)
      case _ where cases.isEmpty: break
      default: cases[cases.count - 1].sources[file, default: ""] += line + "\n"
      }
    }
    return cases
  }

  @Test func `what was found wrong in an app is right`() throws {
    let cases = try Self.cases()
    #expect(cases.count > 40 && cases.allSatisfy { !$0.sources.isEmpty && !$0.facts.isEmpty })
    for app in cases {
      let isNamed = !app.facts.contains { $0.hasPrefix("unreached") }
      let survey = try AppFixture.survey(app.sources, isNamed: isNamed)
      for fact in app.facts {
        let kind = fact.prefix { $0 != ":" }
        let expected = fact.dropFirst(kind.count + 1).split(separator: ",").map { $0.drop { $0 == " " } }.map(
          String.init)
        let found = Self.facts(kind, of: survey)
        let isMet = kind == "roles" ? Set(found).isSuperset(of: expected) : found == expected
        #expect(isMet, "\(app.testDescription): \(fact); found \(found)")
      }
    }
  }

  private static func facts(_ kind: Substring, of survey: AppSurvey) -> [String] {
    switch kind {
    case "roles":
      survey.map.types.map {
        "\($0.name) \($0.role.rawValue)\($0.isDoubtful && $0.role != .unknown ? "?" : "")"
      }
    case "screens": survey.screens.map { "\($0.type.name) \($0.pattern.rawValue)" }
    case "unreached": survey.map.unreached.map { survey.map.types[$0].name }.sorted()
    case "asking": survey.map.asking.map { ([$0.type.name] + $0.names).joined(separator: " ") }
    case "cycles":
      survey.map.cycles.map { pair in
        [pair.one, pair.other].map { "\($0.type.name).\($0.field.name)" }.joined(separator: " and ")
      }
    case "places": survey.violations.filter { !$0.isNeedless }.map { "\($0.rule) at \($0.place.inFile)" }
    case "needless": survey.violations.filter(\.isNeedless).map(\.place.inFile)
    case "largest": [survey.map.types.filter { !$0.isHolder }.max { $0.codeLines < $1.codeLines }?.name ?? ""]
    case "files": survey.map.tree.files.map(\.path)
    case "targets": Set(survey.map.tree.files.map(\.target)).sorted()
    default: ["no such fact"]
    }
  }
}
