import Measurement

/// A processor, by what it says of itself.
public struct Processor: Codable, Equatable, Sendable {
  /// One of its caches, as the first core sees it.
  public struct Cache: Codable, Equatable, Sendable {
    /// How far it is from the core, from 1.
    public let level: Int
    /// What it holds: `data`, `instruction` or `unified`.
    public let kind: String
    /// Its size.
    public let bytes: Int

    public init(level: Int, kind: String, bytes: Int) {
      self.level = level
      self.kind = kind
      self.bytes = bytes
    }
  }

  /// What it is sold as, which different processors may share.
  public let name: String
  public let vendor: Measured<String>
  public let family: Measured<String>
  public let model: Measured<String>
  public let stepping: Measured<String>
  public let caches: Measured<[Cache]>

  public init(
    name: String, vendor: Measured<String>, family: Measured<String>, model: Measured<String>,
    stepping: Measured<String>, caches: Measured<[Cache]>
  ) {
    self.name = name
    self.vendor = vendor
    self.family = family
    self.model = model
    self.stepping = stepping
    self.caches = caches
  }

  /// Whether both are one kind of processor: vendor, family and model are known and equal, and stepping and caches are
  /// equal, or unknown of both.
  func isSame(as other: Processor) -> Bool {
    let known = [(vendor, other.vendor), (family, other.family), (model, other.model)]
    return known.allSatisfy { $0.value != nil && $0.value == $1.value }
      && stepping.value == other.stepping.value && caches.value == other.caches.value
  }
}

/// The processor of a run, and how fast it was.
public struct MeasuredProcessor: Equatable, Sendable {
  /// How many times as long the fixed loop of integer work may take in one run as in another on the same processor.
  ///
  /// The loop needs neither caches nor memory: its time is that of the clock. In one run the medians of the cells are
  /// within 2 % of each other. Beyond 10 % the processor was clocked or shared in another way, and what caches and memory
  /// take beside it is another part of the whole.
  static let widestCalibration = 1.1

  let processor: Processor
  /// The median of the fixed loop, in nanoseconds; nil if it was not measured.
  let calibration: Double?

  /// Whether times of both can be judged by each other. One of which too little is known is the same as no other.
  public func isSame(as other: MeasuredProcessor) -> Bool {
    guard let here = calibration, let there = other.calibration, processor.isSame(as: other.processor) else {
      return false
    }
    return max(here, there) <= Self.widestCalibration * min(here, there)
  }

  /// Such as `Intel(R) Xeon(R) Processor (GenuineIntel, family 6, model 207, stepping 2; fixed loop 70.1 µs)`.
  public var description: String {
    "\(processor.name) (\(processor.identification); fixed loop"
      + " \(calibration.map { NumberText.joined(DurationText.format(nanoseconds: $0)) } ?? "not measured"))"
  }
}

extension Processor {
  /// Such as `GenuineIntel, family 6, model 207, stepping 2`; what is not known is left out.
  var identification: String {
    let parts = [
      vendor.value, family.value.map { "family \($0)" }, model.value.map { "model \($0)" },
      stepping.value.map { "stepping \($0)" },
    ].compactMap(\.self)
    return parts.isEmpty ? "not identified" : parts.joined(separator: ", ")
  }
}

extension ComparisonResults {
  /// The processor of the run, with what its fixed loop took.
  public var measuredProcessor: MeasuredProcessor {
    MeasuredProcessor(
      processor: environment.processor, calibration: Calibration(cost.run)?.median)
  }
}
