/// An app that something was counted of: an architecture, or another implementation of a pattern.
struct CountedApp<Counts> {
  let name: String
  /// The pattern that it is an implementation of; nil if it is a mixture of two, or behaves differently.
  let pattern: String?
  let counts: Counts

  func map<Other>(_ counts: (Counts) -> Other?) -> CountedApp<Other>? {
    counts(self.counts).map { CountedApp<Other>(name: name, pattern: pattern, counts: $0) }
  }
}

extension Measure {
  /// A measure of each of these, and of all implementations of each pattern.
  init<Counts>(
    _ key: String, _ title: String, _ unit: Unit = .count, of apps: [CountedApp<Counts>],
    _ value: (Counts) -> Double?
  ) {
    self.init(key: key, title: title, unit: unit)
    for app in apps {
      guard let value = value(app.counts) else { continue }
      values[app.name] = value
      if let pattern = app.pattern { all[pattern, default: [:]][app.name] = value }
    }
  }

  /// A measure of these architectures.
  init(
    _ key: String, _ title: String, _ unit: Unit = .count, of names: [String], outOf whole: Int? = nil,
    _ value: (String) -> Double?
  ) {
    let known = names.compactMap { name in value(name).map { (name, $0) } }
    self.init(key: key, title: title, unit: unit, values: Dictionary(uniqueKeysWithValues: known), of: whole)
  }

  /// A measure with one value.
  init(_ key: String, _ title: String, _ unit: Unit = .count, _ value: Double?) {
    self.init(key: key, title: title, unit: unit, values: value.map { [Self.project: $0] } ?? [:])
  }

  init(_ key: String, _ title: String, _ value: Int?) {
    self.init(key, title, .count, value.map(Double.init))
  }
}
