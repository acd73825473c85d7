/// Horizontal bars from zero: one group per category, and in it one bar per series.
public struct BarChart: Figure {
  /// A category with one value per series.
  public struct Group: Equatable, Sendable {
    /// The category's name.
    public let label: String
    /// The values in the order of the chart's series; one that is missing counts as not measured.
    public let values: [Estimate?]

    /// Creates a group.
    public init(_ label: String, _ values: [Estimate?]) {
      self.label = label
      self.values = values
    }
  }

  /// A value that all bars are compared with.
  public struct Reference: Equatable, Sendable {
    /// Where the line stands, in the chart's unit.
    public let value: Double
    /// What the line means.
    public let label: String

    /// Creates a reference line.
    public init(_ value: Double, _ label: String) {
      self.value = value
      self.label = label
    }
  }

  /// The heading.
  public let title: String
  /// What is measured, in which unit, and which direction is better; may be empty.
  public let subtitle: String
  /// The names of the series; with a single one, each bar carries its category's name instead.
  public let series: [String]
  /// The categories from top to bottom.
  public let groups: [Group]
  /// How values are written.
  public let format: ValueFormat
  /// The line that all bars are compared with.
  public let reference: Reference?

  /// Creates a bar chart.
  public init(
    title: String, subtitle: String, series: [String], groups: [Group], format: ValueFormat,
    reference: Reference? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.series = series
    self.groups = groups
    self.format = format
    self.reference = reference
  }

  /// The title, the subtitle and each value with its category and series.
  public var textAlternative: String {
    let line = reference.map { [TextAlternative.Fact($0.label, format.text(for: $0.value))] } ?? []
    let facts = groups.flatMap { group in
      series.indices.map { index in
        let name = series.count > 1 ? "\(group.label), \(series[index])" : group.label
        return TextAlternative.Fact(name, group.estimate(index)?.text(in: format) ?? Estimate.notMeasured)
      }
    }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: line + facts)
  }

  /// The chart as an SVG document.
  public func svg() -> String {
    BarChartLayout(chart: self).drawing().svg
  }
}

extension BarChart.Group {
  /// The series' value if there is one that can be drawn.
  func estimate(_ series: Int) -> Estimate? {
    guard values.indices.contains(series), let value = values[series], value.isMeasured else { return nil }
    return value
  }
}
