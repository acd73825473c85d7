import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import BehaviourProof
@testable import Workbench

/// What `Reports/results-format.md` says is what results files hold.
@Suite struct ResultsFormatTests {
  private let found: Set<String>
  private let paths: Set<String>
  private let words: Set<String>

  init() throws {
    var fixture = Fixture()
    let workload = WorkloadDescription(id: "start-up", summary: "Start", operation: "process")
    fixture.notMeasured = [TimeResults.MissingWorkload(workload: workload, reason: "no program")]
    fixture.changes = .measured(ChangeSample().results)
    var systems = SystemSample()
    systems.missing = [.init(name: "VIP", reason: "it shows another screen")]
    fixture.systems = systems.results
    fixture.testing = TestingSample()
    fixture.counts = .measured(
      CountResults(
        workloads: [workload],
        counts: [
          .init(
            workload: "start-up", size: 1, arm: "MVC", metric: .instructions, value: .measured(2),
            range: 1...3)
        ]))
    let outcomes = try #require(TestingSample().mutants["MVC"].value)
    let mutation = MutationResults(
      runs: [.init(name: "MVC", sources: "a", mutants: outcomes)], sample: .init(size: 6, seed: 1))
    let committed = try Data(contentsOf: ResultsFormat.folder.appendingPathComponent("results.json"))
    found = try ResultsFormat.paths(in: JSONFile.encode(fixture.results()))
      .union(ResultsFormat.paths(in: committed))
      .union(ResultsFormat.paths(in: JSONFile.encode(mutation), under: "mutation"))
    (paths, words) = try ResultsFormat.documented()
  }

  @Test func `every field is documented`() {
    let isMentioned = { path in
      path.isEmpty || words.contains(path)
        || words.contains { $0.hasPrefix("\(path).") || $0.hasPrefix("\(path)[]") }
    }
    #expect(found.count > 100)
    #expect(found.filter { !isMentioned($0) }.sorted() == [])
  }

  @Test func `every field that is documented is there`() {
    let rows = paths.filter { path in path.contains(".") || path.hasSuffix("[]") }
    #expect(rows.count > 80)
    // A list without an element, such as that of the files that are the same everywhere, is there all the same.
    let isFound = { (path: String) in
      found.contains(path) || path.hasSuffix("[]") && found.contains(String(path.dropLast(2)))
    }
    #expect(rows.filter { !isFound($0) }.sorted() == [])
  }

  @Test func `every word that stands for something is explained`() {
    let names = ReferenceArm.all + [ReferenceArm.calibration, ReferenceArm.again("")]
    let values =
      CountResults.Metric.allCases.map(\.rawValue) + TapResults.Destination.allCases.map(\.rawValue)
    #expect((names + values).filter { !words.contains($0) } == [])
  }

  @Test func `the version is the one that is written`() throws {
    let file = ResultsFormat.folder.appendingPathComponent("results-format.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let version = ComparisonResults.currentSchemaVersion
    #expect(text.contains("This is version **\(version)**."))
    #expect(text.contains("\n| \(version) | "))
  }
}

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
  private static let namedByArms = [".launches[]"]

  /// Objects that occur in several places.
  private static let shared: [(place: String, name: String)] = [
    ("systems[].sources", "sources"), ("systems[].lifetimes", "lifetimes"), ("systems[].done[]", "stack"),
    ("systems[].cancel[]", "stack"), ("sources.metrics", "folder"), ("structure.shared[]", "folder"),
    ("folder.files[].counts", "sourceCounts"), ("sources.roles[].counts", "sourceCounts"),
    ("requests[].architectures[].part", "patch"), ("requests[].shared", "patch"),
    (".sources.files", "differences"), (".types", "differences"), (".requirements", "differences"),
    (".tests.files", "differences"), (".tests.tests", "differences"), ("patch.sources.lines", "lines"),
    ("patch.tests.lines", "lines"), (".workloads[]", "workload"),
    ("environment.processor", "processor"),
    ("notMeasured[].workload", "workload"), (".mutants[]", "mutant"),
  ]
}
