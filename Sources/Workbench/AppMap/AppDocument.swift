import CommandLineKit
import SourceReading

extension AppSurvey {
  func json() throws -> String {
    let types = map.types.map { type in
      JSONValue([
        "name": type.name, "kind": type.kind, "target": type.target, "file": type.place.file,
        "line": type.place.line, "codeLines": type.codeLines, "role": type.role, "reason": type.reason,
        "isDoubtful": type.isDoubtful && type.role != .unknown,
        "unused": type.unused.map(\.name),
        "knows": type.known.keys.map { map.types[$0].name }.sorted(),
      ])
    }
    let violations = violations.map { violation in
      JSONValue([
        "rule": violation.rule, "type": violation.type, "file": violation.place.file,
        "line": violation.place.line, "column": violation.place.column, "message": violation.message,
        "isNew": violation.isNew, "reasons": violation.reasons, "excuse": violation.excuse,
      ])
    }
    let document = JSONValue([
      "schemaVersion": 2, "pattern": pattern, "types": types, "violations": violations,
      "screens": screens.map { ["pattern": $1.rawValue, "type": $0.name, "file": $0.place.file] },
      "summary": summary, "rules": rules.map(\.text), "cycles": cycles.map { $0.map { map.types[$0].name } },
      "omitted": Dictionary(uniqueKeysWithValues: map.tree.omitted.map { ($0.key.rawValue, $0.value) }),
      "interfaceFiles": map.tree.interfaceFiles, "objectiveCFiles": map.tree.objectiveCFiles,
      "uncounted": map.tree.uncounted,
    ])
    return try JSONFile.text(of: document)
  }

  /// What is new is a warning and no error; roles are guesses.
  ///
  /// - Parameter folder: where the app is.
  func sarif(at folder: String) throws -> String {
    let results = violations.map { found in
      let state = gone.map { _ in found.isNew ? "new" : "unchanged" }
      return SarifLog.Finding(
        rule: found.rule, level: found.isNew ? "warning" : "note", message: found.message, place: found.place,
        key: found.key, state: state, excuse: found.excuse)
    }
    return try SarifLog.text(of: "compare app", results, at: folder)
  }
}
