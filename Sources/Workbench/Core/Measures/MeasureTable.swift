import CommandLineKit
import Measurement

/// Why a page's hole or assertion has no value.
struct NoValue: Error, Equatable, CustomStringConvertible {
  let reason: String
  /// A word that names nothing, and those that do.
  private var word: String?
  private var known: [String] = []

  init(_ reason: String) { self.reason = reason }

  init(_ reason: String, of word: String, among known: [String]) {
    (self.reason, self.word, self.known) = (reason, word, known)
  }

  /// Looks for what was meant only here: a page for other architectures leaves out hundreds of blocks that nobody reads.
  var description: String {
    guard let word, let meant = Suggestion.closest(to: word, among: known) else { return reason }
    return "\(reason): did you mean \(meant)?"
  }
}

/// All measures of a run, by their keys: what tables, figures, pages and claims read.
///
/// A measure over all implementations has two others with it: `KEY.typical` is the median over a pattern's
/// implementations, and `KEY.rank` the place of its leading implementation among them, from the lowest value.
struct MeasureTable {
  /// The compared architectures, starting with the baseline.
  let architectures: [String]
  let measures: [String: Measure]
  private let keys: [String]

  init(architectures: [String], _ measures: [Measure]) {
    let derived = measures.filter { !$0.all.isEmpty }.flatMap { [$0.typical, $0.rank] }
    self.init(
      architectures: architectures,
      Dictionary(uniqueKeysWithValues: (measures + derived).map { ($0.key, $0) }))
  }

  /// The same table with further measures.
  func adding(_ others: [Measure]) -> MeasureTable {
    MeasureTable(
      architectures: architectures, measures.merging(others.map { ($0.key, $0) }) { first, _ in first })
  }

  private init(architectures: [String], _ measures: [String: Measure]) {
    (self.architectures, self.measures, keys) = (architectures, measures, measures.keys.sorted())
  }

  func measure(_ key: String) throws(NoValue) -> Measure {
    if let measure = measures[key] { return measure }
    throw NoValue("no measure \(key)", of: key, among: keys)
  }

  /// What the architecture, or the implementation of a pattern, has of the measure.
  func value(of key: String, for name: String) throws(NoValue) -> MeasuredValue {
    let measure = try measure(key)
    if let value = measure.value(for: name) { return value }
    let known = measure.knownNames
    if name.isEmpty { throw NoValue("\(key) has values of \(WordList.and(known))") }
    throw NoValue("\(key) has no value of \(name)", of: name, among: known)
  }

  func number(of key: String, for name: String) throws(NoValue) -> Double {
    guard let number = try value(of: key, for: name).number else {
      throw NoValue("\(key) of \(name) is a name, no number")
    }
    return number
  }

  /// The numbers of the compared architectures, all of them.
  func numbers(of key: String) throws(NoValue) -> [Double] {
    var numbers: [Double] = []
    for name in architectures { numbers.append(try number(of: key, for: name)) }
    return numbers
  }
}

extension Measure {
  func value(for name: String) -> MeasuredValue? {
    if let named = names[name] { return .name(named) }
    let number = values[name] ?? all.values.compactMap { $0[name] }.first
    return number.map(MeasuredValue.number)
  }

  fileprivate var knownNames: [String] {
    Set(Array(values.keys) + Array(names.keys) + all.values.flatMap(\.keys)).sorted()
  }

  fileprivate var typical: Measure {
    let medians = all.compactMapValues { Self.median($0.values) }
    return Measure(
      key: "\(key).typical", title: "\(title), typical", unit: unit, values: medians, of: of)
  }

  fileprivate var rank: Measure {
    let places = all.compactMap { pattern, all in
      all[pattern].map { own in (pattern, Double(1 + all.values.count { $0 < own })) }
    }
    return Measure(
      key: "\(key).rank", title: "\(title), place from the lowest",
      values: Dictionary(uniqueKeysWithValues: places))
  }
}
