import CommandLineKit
import Foundation

/// What was found out about an app, for other programs.
struct AppDocument {
  let survey: AppSurvey
  /// The violations that the baseline does not have; nil without a baseline.
  let new: Set<AppViolation>?

  /// Everything, the reason of each role too.
  func json() throws -> String {
    let map = survey.map
    let types = map.types.map { type -> [String: Any] in
      [
        "name": type.name, "kind": type.kind.rawValue, "target": type.target, "file": type.place.file,
        "line": type.place.line, "codeLines": type.codeLines, "role": type.role.rawValue,
        "reason": type.guess.reason, "isDoubtful": type.guess.isDoubtful,
        "knows": type.known.keys.map { map.types[$0].name }.sorted(),
      ]
    }
    let violations = survey.violations.map { violation -> [String: Any] in
      [
        "rule": violation.rule, "type": violation.type, "file": violation.place.file,
        "line": violation.place.line, "column": violation.place.column, "message": violation.message,
        "isNew": new?.contains(violation) ?? true,
      ]
    }
    let screens = survey.screens.map { screen in
      let type = map.types[screen.type]
      return ["pattern": screen.pattern.rawValue, "type": type.name, "file": type.place.file]
    }
    return try Self.text([
      "schemaVersion": 1, "pattern": survey.pattern.rawValue, "types": types, "violations": violations,
      "screens": screens,
      "objectiveC": ["files": map.tree.objectiveC.files, "lines": map.tree.objectiveC.lines],
      "summary": JSONSerialization.jsonObject(with: ResultsFile.encode(survey.summary)),
      "rules": survey.rules.map(\.text), "cycles": survey.cycles.map { $0.map { map.types[$0].name } },
      "omitted": Dictionary(uniqueKeysWithValues: map.tree.omitted.map { ($0.key.rawValue, $0.value) }),
      "interfaceFiles": map.tree.interfaceFiles, "uncounted": map.tree.uncounted,
    ])
  }

  /// The violations in the Static Analysis Results Interchange Format 2.1.0 (OASIS, 2020): new ones are warnings,
  /// as roles are guesses, and those that the baseline has are notes.
  func sarif() throws -> String {
    let results = survey.violations.map { violation -> [String: Any] in
      let isNew = new?.contains(violation) ?? true
      let file = ["uri": Self.reference(to: violation.place.file), "uriBaseId": "%SRCROOT%"]
      let region = ["startLine": violation.place.line, "startColumn": violation.place.column]
      let place: [String: Any] = ["artifactLocation": file, "region": region]
      var result: [String: Any] = [
        "ruleId": violation.rule, "level": isNew ? "warning" : "note",
        "message": ["text": VisibleText.oneLine(violation.message)],
        "locations": [["physicalLocation": place]],
        "partialFingerprints": ["violation/v1": violation.key],
      ]
      if new != nil { result["baselineState"] = isNew ? "new" : "unchanged" }
      return result
    }
    let rules = Set(survey.violations.map(\.rule)).sorted().map {
      ["id": $0, "shortDescription": ["text": $0]] as [String: Any]
    }
    let driver: [String: Any] = ["name": "compare app", "version": Version.current, "rules": rules]
    let run: [String: Any] = [
      "tool": ["driver": driver], "columnKind": "utf16CodeUnits", "results": results,
    ]
    return try Self.text([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ])
  }

  private static func text(_ object: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// A relative reference by RFC 3986, whatever the path is made of.
  private static func reference(to path: String) -> String {
    let kept = CharacterSet(
      charactersIn: "-._~/0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    return path.addingPercentEncoding(withAllowedCharacters: kept) ?? path
  }
}
