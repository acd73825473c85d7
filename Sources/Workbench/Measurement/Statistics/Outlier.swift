/// One value beyond the fences, which stays in the sample.
public struct Outlier: Codable, Equatable, Sendable {
  /// Where the value stands in the sample, counted from 0.
  public let index: Int
  /// The value, in the unit of the sample.
  public let value: Double
  /// How far out it lies.
  public let label: OutlierLabel
}
