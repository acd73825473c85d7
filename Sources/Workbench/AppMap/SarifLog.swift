import CommandLineKit
import SourceReading

/// ReportInput in the Static Analysis Results Interchange Format 2.1.0 (OASIS, 2020), which code hosts show.
enum SarifLog {
  /// `key` stays the same while lines move; `state` compares with a baseline, if there is one.
  typealias Finding = (
    rule: String, level: String, message: String, place: SourcePlace, key: String, state: String?
  )

  static func text(of tool: String, _ findings: [Finding]) throws -> String {
    let results = findings.map { finding in
      let file = ["uri": MarkdownText.reference(to: finding.place.file), "uriBaseId": "%SRCROOT%"]
      let region = ["startLine": finding.place.line, "startColumn": finding.place.column]
      let place = ["physicalLocation": JSONValue(["artifactLocation": file, "region": region])]
      var result: [String: any Encodable] = [
        "ruleId": finding.rule, "level": finding.level, "locations": [place],
        "message": ["text": VisibleText.oneLine(finding.message)],
        "partialFingerprints": ["violation/v1": finding.key],
      ]
      if let state = finding.state { result["baselineState"] = state }
      return JSONValue(result)
    }
    let rules = Set(findings.map(\.rule)).sorted()
      .map { JSONValue(["id": $0, "shortDescription": ["text": $0]]) }
    let driver = JSONValue(
      ["name": tool, "version": Version.current, "rules": rules] as [String: any Encodable])
    let run = JSONValue(["tool": ["driver": driver], "columnKind": "utf16CodeUnits", "results": results])
    let log = JSONValue([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ])
    return String(decoding: try JSONFile.encode(log), as: UTF8.self)
  }
}
