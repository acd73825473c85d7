import Foundation
import TestSupport

/// The paths of the fields in a results file, written as the documentation of the format writes them.
enum ResultsFormat {
  static let folder = PackageFolder.root.appending(path: "Reports")

  /// The paths that the documentation's tables list, and everything else that it names as code.
  static func documented() throws -> (paths: Set<String>, words: Set<String>) {
    let file = folder.appendingPathComponent("results-format.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let paths = text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| `([^`]+)`/).map { String($0.1) }
    }
    return (Set(paths), Set(text.matches(of: /`([^`]+)`/).map { String($0.1) }))
  }

  /// The paths of all fields of a file, those of objects that occur in several places under their one name.
  ///
  /// - Parameter root: what the file itself is called in the paths.
  static func paths(in data: Data, under root: String = "") throws -> Set<String> {
    var paths: Set<String> = []
    collect(try JSONSerialization.jsonObject(with: data), at: root, into: &paths)
    return paths
  }

  private static func collect(_ value: Any, at path: String, into paths: inout Set<String>) {
    if let list = value as? [Any] {
      paths.insert(path)
      for element in list { collect(element, at: path + "[]", into: &paths) }
    } else if let object = value as? [String: Any], !namedByArms.contains(where: path.hasSuffix) {
      let isMissing = object["notMeasured"] is String && object.count == 1
      paths.insert(path)
      let name = shared.first { path.hasSuffix($0.place) }?.name ?? path
      for (key, value) in object where !isMissing {
        collect(value, at: name.isEmpty ? key : "\(name).\(key)", into: &paths)
      }
    } else {
      paths.insert(path)
    }
  }

  /// Objects whose fields are the names of arms.
  private static let namedByArms = [".logRatios", ".launches[]"]

  /// Objects that occur in several places.
  private static let shared: [(place: String, name: String)] = [
    ("structure.architectures[].metrics", "folder"), ("structure.shared[]", "folder"),
    ("folder.files[].counts", "sourceCounts"), ("structure.architectures[].roles[].counts", "sourceCounts"),
    (".workloads[]", "workload"), ("environment.processor", "processor"), ("run.processor", "processor"),
    ("notMeasured[].workload", "workload"),
  ]
}
