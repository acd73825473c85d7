import CommandLineKit
import Foundation
import SourceReading

extension AppSurvey {
  func json() throws -> String {
    let types = map.types.map { type in
      JSONValue([
        "name": type.name, "kind": type.kind, "target": type.target, "file": type.place.file,
        "line": type.place.line, "codeLines": type.codeLines, "role": type.role, "reason": type.reason,
        "isDoubtful": type.isDoubtful && type.role != .unknown,
        "unused": type.fields.filter(\.isUnused).map(\.name),
      ])
    }
    let violations = violations.map { violation in
      JSONValue([
        "rule": violation.rule, "type": violation.type, "file": violation.place.file,
        "line": violation.place.line, "column": violation.place.column, "message": violation.message,
        "isNew": violation.isNew, "reasons": violation.reasons, "excuse": violation.excuse,
      ])
    }
    let cycles = map.cycles.map { pair in
      [pair.one, pair.other].map {
        ["type": $0.type.name, "property": $0.field.name, "file": $0.field.place.file]
      }
    }
    let document = JSONValue([
      "schemaVersion": 4, "cycles": cycles, "unreached": map.unreachedWorkers.map(\.name), "pattern": pattern,
      "types": types, "violations": violations,
      "screens": screens.map { ["pattern": $1.rawValue, "type": $0.name, "file": $0.place.file] },
      "codeLines": codeLines, "files": map.tree.files.count, "rules": rules.map(\.text),
      "omitted": Dictionary(uniqueKeysWithValues: map.tree.omitted.map { ($0.key.rawValue, $0.value) }),
      "uncounted": map.tree.uncounted,
    ])
    return try JSONFile.text(of: document)
  }

  /// The places in the Static Analysis Results Interchange Format 2.1.0 (OASIS, 2020), which code hosts show. What is new is
  /// a warning and no error; roles are guesses.
  ///
  /// - Parameter folder: where the app is.
  func sarif(at folder: String) throws -> String {
    let (root, path) = Self.root(of: URL(fileURLWithPath: folder).standardizedFileURL.path)
    let results = violations.map { found in
      let file = ["uri": MarkdownText.reference(to: path + found.place.file), "uriBaseId": "%SRCROOT%"]
      let region = ["startLine": found.place.line, "startColumn": found.place.column]
      let place = ["physicalLocation": JSONValue(["artifactLocation": file, "region": region])]
      var result: [String: any Encodable] = [
        "ruleId": found.rule, "level": found.isNew ? "warning" : "note", "locations": [place],
        "message": ["text": VisibleText.oneLine(found.message)],
        "partialFingerprints": ["violation/v1": found.key],
      ]
      if gone != nil { result["baselineState"] = found.isNew ? "new" : "unchanged" }
      if let excuse = found.excuse {
        result["suppressions"] = [["kind": "inSource", "justification": VisibleText.oneLine(excuse)]]
      }
      return JSONValue(result)
    }
    let rules = Set(violations.map(\.rule)).sorted()
      .map { JSONValue(["id": $0, "shortDescription": ["text": $0]]) }
    let driver = JSONValue(
      ["name": "compare app", "version": Version.current, "rules": rules] as [String: any Encodable])
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
