import ArchitectureCatalog
import Foundation
import Measurement
import TerminalKit

/// The variants with unit tests and changes of their own. Each is by an author who had not seen the first app of the
/// pattern, nor its tests and changes.
enum SecondAuthors {
  /// Shows nothing.
  @MainActor private final class UnbuiltApp: App {
    let rootViewController = ViewController()
  }

  /// The variants as architectures, in the order of the patterns.
  static func architectures(in root: URL) throws -> [Architecture] {
    try testedVariants(in: root).filter { $0.toolkit == .imperative }
  }

  /// All variants with unit tests. They are read here and not run: this program is built without their apps.
  static func testedVariants(in root: URL) throws -> [Architecture] {
    let variants = try Variant.all(in: root).map { $0.architecture { _ in UnbuiltApp() } }
    return TestSurvey(root: root).tested(variants)
  }

  /// What changes cost in their apps. What all apps share is counted with the first.
  static func changes(in root: URL) throws -> ChangeResults {
    var results = try ChangeSurvey(root: root, architectures: architectures(in: root)).run()
    for index in results.requests.indices { results.requests[index].shared = nil }
    return results
  }

  /// The numbers of the second authors beside those of the first.
  static func added(
    to measures: [Measure], _ variants: VariantResults?, changes: ChangeResults?, mutants: StoredMutants
  ) throws -> [Measure] {
    guard let variants, let testing = variants.testing, let own = variants.changes else { return measures }
    let patterns = Dictionary(uniqueKeysWithValues: variants.implementations.map { ($0.name, $0.pattern) })
    let names = testing.architectures.map(\.name)
    let tests = try TestingFindings(testing, architectures: names, mutants: mutants).measures
    var all = measures
    for index in all.indices {
      guard let other = tests.first(where: { $0.key == all[index].key }) else { continue }
      for name in names { all[index].add(other.values[name], of: name, in: patterns) }
    }
    guard let changes else { return all }
    let both = names.compactMap { patterns[$0] } + names
    let twice = try ChangeFindings(changes.doneAgain(in: own), architectures: both).measures
    for measure in twice where measure.key.hasPrefix("changes.") {
      let key = "twice.\(measure.key.dropFirst("changes.".count))"
      var again = Measure(key: key, title: measure.title, unit: measure.unit)
      again.values = measure.values.filter { !names.contains($0.key) }
      for name in names { again.add(measure.values[name], of: name, in: patterns) }
      all.append(again)
    }
    return all
  }
}

extension ChangeResults {
  /// The changes that both have, each in the architectures of both.
  fileprivate func doneAgain(in others: ChangeResults) -> ChangeResults {
    ChangeResults(
      requests: others.requests.compactMap { other in
        guard var request = requests.first(where: { $0.id == other.id }) else { return nil }
        request.architectures += other.architectures
        return request
      })
  }
}

extension Measure {
  /// Adds what a second author's app has, and makes it one of the pattern's implementations.
  fileprivate mutating func add(_ value: Double?, of name: String, in patterns: [String: String]) {
    guard let value else { return }
    values[name] = value
    guard let pattern = patterns[name], let first = values[pattern] else { return }
    all[pattern, default: [pattern: first]][name] = value
  }
}
