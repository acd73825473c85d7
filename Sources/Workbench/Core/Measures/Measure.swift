import CommandLineKit
import Measurement

/// One number for each architecture, or for each implementation of its pattern.
struct Measure {
  /// What is counted, and how it is printed.
  enum Unit {
    case count
    /// A share of 1.
    case percent
    case nanoseconds
    case ratio
    /// A name in the sources, such as that of a type.
    case name
  }

  /// The name of a value that belongs to no architecture.
  static let project = ""

  /// Such as `code.lines`, `time.add@1000` or `life.lines@end`.
  let key: String
  /// The only title that the measure has anywhere, as Markdown.
  let title: String
  var unit = Unit.count
  /// By architecture; ``project`` has the one value of a measure that is about no architecture.
  var values: [String: Double] = [:]
  /// The values of a measure whose unit is a name.
  var names: [String: String] = [:]
  /// By pattern, the values of its implementations by their names.
  var all: [String: [String: Double]] = [:]
  var interval: [String: ClosedRange<Double>] = [:]
  /// The whole that each value is a part of.
  var of: Int?

  /// The title with the whole, such as `Behaviours tested without UI, of 25`.
  var fullTitle: String { of.map { "\(title), of \(NumberText.count($0))" } ?? title }

  /// The text of a value of this measure.
  func text(_ value: Double, isPrecise: Bool = false) -> String {
    switch unit {
    case .count, .name: isPrecise ? NumberText.decimal(value, places: 0) : NumberText.tenths(value)
    case .percent: NumberText.percent(value)
    case .nanoseconds: NumberText.time(value)
    case .ratio: isPrecise ? NumberText.hundredths(value) : Self.ratio(value)
    }
  }

  /// The text of what `name` has here.
  func text(_ value: MeasuredValue, of name: String) -> String {
    switch value {
    case .number(let number): text(number, isPrecise: interval[name] != nil)
    case .name(let name): MarkdownText.code(name)
    }
  }

  /// The value of `name` with its interval, such as `135 (95 % interval: 120–161)`.
  func intervalText(of name: String) -> String? {
    guard let value = values[name], let interval = interval[name] else { return nil }
    return
      "\(text(value, isPrecise: true)) (95 % interval: \(NumberText.range(interval) { text($0, isPrecise: true) }))"
  }

  /// The median of these values; nil if there are none.
  static func median(_ values: some Collection<Double>) -> Double? {
    values.isEmpty ? nil : OrderedSample(sorted: values.sorted()).median
  }

  /// A ratio with two digits; one that is 1 has one.
  static func ratio(_ value: Double) -> String { value == 1 ? "1" : NumberText.significant(value) }
}

/// What a measure has for one name.
enum MeasuredValue: Equatable {
  case number(Double)
  case name(String)

  var number: Double? { if case .number(let number) = self { number } else { nil } }
}
