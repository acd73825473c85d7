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
    let patterns = Dictionary(
      uniqueKeysWithValues: variants.implementations.map { ($0.name, $0.pattern) })
    let names = testing.architectures.map(\.name)
    let tests = try TestingFindings(testing, architectures: names, mutants: mutants).measures
    let twice = try (changes?.doneAgain(in: own)).map { changes in
      try ChangeFindings(changes, architectures: names.compactMap { patterns[$0] } + names).measures
    }
    return measures.map { measure in
      var measure = measure
      let own = tests.first { $0.key == measure.key }?.values ?? [:]
      for name in names {
        if let value = own[name] { measure.add(value, of: name, in: patterns) }
      }
      return measure
    } + (twice ?? []).compactMap { $0.ofTwoAuthors(patterns) }
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
  fileprivate mutating func add(_ value: Double, of name: String, in patterns: [String: String]) {
    values[name] = value
    guard let pattern = patterns[name], let first = values[pattern] else { return }
    all[pattern, default: [pattern: first]][name] = value
  }

  /// The measure of the changes that two authors did, such as `twice.added` of `changes.added`.
  fileprivate func ofTwoAuthors(_ patterns: [String: String]) -> Measure? {
    guard let stem = key.split(separator: ".").last, key.hasPrefix("changes.") else { return nil }
    var measure = Measure(key: "twice.\(stem)", title: title, unit: unit)
    for (name, value) in values where patterns[name] == nil || patterns[name] == name {
      measure.values[name] = value
    }
    for (name, value) in values where measure.values[name] == nil {
      measure.add(value, of: name, in: patterns)
    }
    return measure
  }
}
