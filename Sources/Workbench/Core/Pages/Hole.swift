import CommandLineKit

/// A number in a page, such as `{code.lines VIPER/MVC}` or `{life.slope MVVM interval}`.
struct Hole {
  enum Target {
    case one(String)
    case ratio(String, over: String)
    case difference(String, minus: String)
    case each
    case maximum
  }

  enum Wording {
    case plain
    /// How much more than the second name's value, as a share of that.
    case more
    /// From the lowest to the highest value of all implementations.
    case range
    case interval
    /// With a noun, which follows the number in its singular or plural.
    case noun(String)
  }

  let key: String
  let target: Target
  let wording: Wording

  init(_ scanner: inout WordReader) throws(Unexpected) {
    var key = try scanner.take("the key of a measure, such as code.lines", PageWord.key)
    if scanner.takes("typical") { key += ".typical" }
    self.key = key
    target = Self.target(&scanner) ?? .one(Measure.project)
    wording = try Self.wording(&scanner)
    try scanner.finish()
  }

  private static func target(_ scanner: inout WordReader) -> Target? {
    guard let word = scanner.next, let target = target(word) else { return nil }
    _ = scanner.take()
    return target
  }

  private static func target(_ word: String) -> Target? {
    switch word {
    case "each": return .each
    case "max": return .maximum
    default: break
    }
    if let name = PageWord.name(word) { return .one(name) }
    if let (first, second) = PageWord.names(word, joinedBy: "/") { return .ratio(first, over: second) }
    if let (first, second) = PageWord.names(word, joinedBy: "-") { return .difference(first, minus: second) }
    return nil
  }

  private static func wording(_ scanner: inout WordReader) throws(Unexpected) -> Wording {
    if scanner.next == nil { return .plain }
    if scanner.takes("+%") { return .more }
    if scanner.takes("range") { return .range }
    if scanner.takes("interval") { return .interval }
    let noun = try scanner.take("a name, each, max, +%, range, interval or a noun") { word in
      word.allSatisfy(\.isLowercase) && target(word) == nil ? word : nil
    }
    return .noun(noun)
  }
}

extension Hole {
  func text(in table: MeasureTable) throws(NoValue) -> String {
    let measure = try table.measure(key)
    switch wording {
    case .range: return try rangeText(in: table)
    case .more: return NumberText.percent(try ratio(in: table) - 1)
    case .interval: return try intervalText(in: table)
    case .noun(let noun):
      // A noun may be written in its plural.
      let singular = noun.hasSuffix("s") ? String(noun.dropLast()) : noun
      let text = try plainText(measure, in: table)
      return "\(text) \(singular)\(text == "1" ? "" : "s")"
    case .plain: return try plainText(measure, in: table)
    }
  }

  private func plainText(_ measure: Measure, in table: MeasureTable) throws(NoValue) -> String {
    switch target {
    case .one(let name): return measure.text(try table.value(of: key, for: name), of: name)
    case .each:
      var texts: [String] = []
      for name in table.architectures {
        texts.append(measure.text(try table.value(of: key, for: name), of: name))
      }
      return WordList.and(texts)
    case .maximum: return measure.text(try table.numbers(of: key).max() ?? 0)
    case .ratio: return Measure.ratio(try ratio(in: table))
    case .difference(let name, let other):
      return measure.text(try table.number(of: key, for: name) - (try table.number(of: key, for: other)))
    }
  }

  private func ratio(in table: MeasureTable) throws(NoValue) -> Double {
    guard case .ratio(let name, let other) = target else {
      throw NoValue("+% needs two names with / between them")
    }
    return try table.number(of: key, for: name) / (try table.number(of: key, for: other))
  }

  private func intervalText(in table: MeasureTable) throws(NoValue) -> String {
    guard case .one(let name) = target, let text = try table.measure(key).intervalText(of: name) else {
      throw NoValue("\(key) has no interval here")
    }
    return text
  }

  /// Of a ratio: the smallest and the largest that any two implementations give.
  private func rangeText(in table: MeasureTable) throws(NoValue) -> String {
    let measure = try table.measure(key)
    func ends(_ name: String) throws(NoValue) -> (Double, Double) {
      guard let values = measure.all[name]?.values, let low = values.min(), let high = values.max() else {
        throw NoValue("\(key) has no range of implementations here")
      }
      return (low, high)
    }
    switch target {
    case .one(let name):
      let (low, high) = try ends(name)
      return "\(measure.text(low)) to \(measure.text(high))"
    case .ratio(let name, let other):
      let (own, others) = (try ends(name), try ends(other))
      return "\(Measure.ratio(own.0 / others.1)) to \(Measure.ratio(own.1 / others.0))"
    default: throw NoValue("a range needs one name, or two with / between them")
    }
  }
}
