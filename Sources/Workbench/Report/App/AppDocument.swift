import CommandLineKit
import Foundation

/// All that was found out about an app, for other programs.
struct AppDocument: Encodable {
  struct Entity: Encodable {
    let name: String
    let kind: String
    let target: String
    let place: AppLocation
    let codeLines: Int
    let role: AppRole
    let reason: String
    let knows: [String]
  }

  let schemaVersion = 1
  let pattern: AppPattern
  let summary: AppSummary
  let types: [Entity]
  let rules: [String]
  let violations: [AppViolation]
  let newViolations: Int
  let cycles: [[String]]
  let omitted: [String: [String]]
  let interfaceFiles: Int
  let uncounted: [String]

  init(_ survey: AppSurvey, new: [AppViolation]) {
    let map = survey.map
    pattern = survey.pattern
    summary = survey.summary
    types = map.types.map { type in
      Entity(
        name: type.name, kind: type.kind.rawValue, target: type.target,
        place: AppLocation(file: type.file, line: type.line), codeLines: type.codeLines, role: type.role,
        reason: type.guess.reason, knows: type.known.keys.map { map.types[$0].name }.sorted())
    }
    rules = survey.rules.map(\.text)
    violations = survey.violations
    newViolations = new.count
    cycles = survey.cycles.map { $0.map { map.types[$0].name } }
    omitted = Dictionary(uniqueKeysWithValues: map.tree.omitted.map { ($0.key.rawValue, $0.value) })
    interfaceFiles = map.tree.interfaceFiles
    uncounted = map.tree.uncounted
  }
}

/// Violations in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS, 2020).
struct SarifLog: Encodable {
  struct Text: Encodable { let text: String }
  struct Rule: Encodable {
    let id: String
    let shortDescription: Text
  }
  struct Driver: Encodable {
    let name = "compare app"
    let version = Version.current
    let rules: [Rule]
  }
  struct Tool: Encodable { let driver: Driver }
  struct Artifact: Encodable {
    let uri: String
    let uriBaseId = "%SRCROOT%"
  }
  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }
  struct Physical: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }
  struct Place: Encodable { let physicalLocation: Physical }
  struct Finding: Encodable {
    let ruleId: String
    let level: String
    let message: Text
    let locations: [Place]
    let partialFingerprints: [String: String]
    let baselineState: String
  }
  struct Run: Encodable {
    let tool: Tool
    let columnKind = "utf16CodeUnits"
    let results: [Finding]
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// - Parameter new: the violations that no baseline knows; each is an error, the others are notes.
  init(_ survey: AppSurvey, new: [AppViolation]) {
    let new = Set(new)
    let rules = Set(survey.violations.map(\.rule)).sorted()
    let results = survey.violations.map { violation in
      let isNew = new.contains(violation)
      return Finding(
        ruleId: violation.rule, level: isNew ? "error" : "note",
        message: Text(text: VisibleText.oneLine(violation.message)),
        locations: [
          Place(
            physicalLocation: Physical(
              artifactLocation: Artifact(uri: Self.uri(violation.place.file)),
              region: Region(startLine: violation.place.line, startColumn: violation.place.column)))
        ], partialFingerprints: ["violation/v1": violation.key], baselineState: isNew ? "new" : "unchanged")
    }
    let driver = Driver(rules: rules.map { Rule(id: $0, shortDescription: Text(text: $0)) })
    runs = [Run(tool: Tool(driver: driver), results: results)]
  }

  /// A relative reference, whatever the path is made of.
  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
    return path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
  }
}
