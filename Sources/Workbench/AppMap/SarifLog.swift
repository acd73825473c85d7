import CommandLineKit
import Foundation
import SourceReading

/// ReportInput in the Static Analysis Results Interchange Format 2.1.0 (OASIS, 2020), which code hosts show.
enum SarifLog {
  /// `key` stays the same while lines move; `state` compares with a baseline, if there is one; `excuse` is why the code
  /// says that it is meant so.
  struct Finding {
    let rule, level, message: String
    let place: SourcePlace
    let key: String
    let state, excuse: String?
  }

  /// - Parameter folder: the one that the paths of the places begin in.
  static func text(of tool: String, _ findings: [Finding], at folder: String) throws -> String {
    let (root, path) = root(of: URL(fileURLWithPath: folder).standardizedFileURL.path)
    let results = findings.map { finding in
      let file = ["uri": MarkdownText.reference(to: path + finding.place.file), "uriBaseId": "%SRCROOT%"]
      let region = ["startLine": finding.place.line, "startColumn": finding.place.column]
      let place = ["physicalLocation": JSONValue(["artifactLocation": file, "region": region])]
      var result: [String: any Encodable] = [
        "ruleId": finding.rule, "level": finding.level, "locations": [place],
        "message": ["text": VisibleText.oneLine(finding.message)],
        "partialFingerprints": ["violation/v1": finding.key],
      ]
      if let state = finding.state { result["baselineState"] = state }
      if let excuse = finding.excuse {
        result["suppressions"] = [["kind": "inSource", "justification": VisibleText.oneLine(excuse)]]
      }
      return JSONValue(result)
    }
    let rules = Set(findings.map(\.rule)).sorted()
      .map { JSONValue(["id": $0, "shortDescription": ["text": $0]]) }
    let driver = JSONValue(
      ["name": tool, "version": Version.current, "rules": rules] as [String: any Encodable])
    let bases = ["%SRCROOT%": ["uri": URL(fileURLWithPath: root, isDirectory: true).absoluteString]]
    let run = JSONValue([
      "tool": ["driver": driver], "columnKind": "utf16CodeUnits", "results": results,
      "originalUriBaseIds": bases,
    ])
    let log = JSONValue([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ])
    return String(decoding: try JSONFile.encode(log), as: UTF8.self)
  }

  /// Where a code host looks from: the root of the repository that the folder is in, else the current folder if it is in
  /// there, else itself; and the way from there to the folder.
  private static func root(of folder: String) -> (root: String, path: String) {
    let files = FileManager.default
    var root = folder
    while root != "/", !files.fileExists(atPath: "\(root)/.git") {
      root = URL(fileURLWithPath: root).deletingLastPathComponent().path
    }
    let here = files.currentDirectoryPath
    if root == "/" { root = "\(folder)/".hasPrefix("\(here)/") ? here : folder }
    let path = folder.dropFirst(root.count).drop { $0 == "/" }
    return (root, path.isEmpty ? "" : "\(path)/")
  }
}
