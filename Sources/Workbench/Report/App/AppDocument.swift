import CommandLineKit

extension AppSurvey {
  func json() throws -> String {
    let types = map.types.map { type in
      JSONValue([
        "name": type.name, "kind": type.kind, "target": type.target, "file": type.place.file,
        "line": type.place.line, "codeLines": type.codeLines, "role": type.role, "reason": type.reason,
        "isDoubtful": type.isDoubtful, "knows": type.known.keys.map { map.types[$0].name }.sorted(),
      ])
    }
    let violations = violations.map { violation in
      JSONValue([
        "rule": violation.rule, "type": violation.type, "file": violation.place.file,
        "line": violation.place.line, "column": violation.place.column, "message": violation.message,
        "isNew": violation.isNew, "isSure": violation.isSure,
      ])
    }
    let tree = map.tree
    let document = JSONValue([
      "schemaVersion": 1, "pattern": pattern, "types": types, "violations": violations,
      "screens": screens.map { ["pattern": $1.rawValue, "type": $0.name, "file": $0.place.file] },
      "objectiveC": ["files": tree.objectiveC.files, "lines": tree.objectiveC.lines],
      "summary": summary, "rules": rules.map(\.text),
      "cycles": cycles.map { $0.map { map.types[$0].name } },
      "omitted": Dictionary(uniqueKeysWithValues: tree.omitted.map { ($0.key.rawValue, $0.value) }),
      "interfaceFiles": tree.interfaceFiles, "uncounted": tree.uncounted,
    ])
    return String(decoding: try ResultsFile.encode(document), as: UTF8.self)
  }

  /// The violations in the Static Analysis Results Interchange Format 2.1.0 (OASIS, 2020): new ones are warnings, as
  /// roles are guesses; those of doubtful roles and those that the baseline has are notes.
  func sarif() throws -> String {
    let results = violations.map { violation in
      let file = ["uri": MarkdownText.reference(to: violation.place.file), "uriBaseId": "%SRCROOT%"]
      let region = ["startLine": violation.place.line, "startColumn": violation.place.column]
      let place = ["physicalLocation": JSONValue(["artifactLocation": file, "region": region])]
      var result: [String: any Encodable] = [
        "ruleId": violation.rule, "level": violation.isNew && violation.isSure ? "warning" : "note",
        "message": ["text": VisibleText.oneLine(violation.message)], "locations": [place],
        "partialFingerprints": ["violation/v1": violation.key],
      ]
      if gone != nil { result["baselineState"] = violation.isNew ? "new" : "unchanged" }
      return JSONValue(result)
    }
    let rules = Set(violations.map(\.rule)).sorted()
      .map { JSONValue(["id": $0, "shortDescription": ["text": $0]]) }
    let driver = JSONValue(["name": "compare app", "version": Version.current, "rules": rules])
    let run = JSONValue(["tool": ["driver": driver], "columnKind": "utf16CodeUnits", "results": results])
    let log = JSONValue([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ])
    return String(decoding: try ResultsFile.encode(log), as: UTF8.self)
  }
}
