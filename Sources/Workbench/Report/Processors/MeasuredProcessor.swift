import Measurement
package import Results

/// The processor of a run, and how fast it was.
package struct MeasuredProcessor: Equatable, Sendable {
  /// How many times as long the fixed loop of integer work may take in one run as in another on the same processor.
  ///
  /// The loop needs neither caches nor memory: its time is that of the clock. In one run the medians of the cells are
  /// within 2 % of each other. Beyond 10 % the processor was clocked or shared in another way, and what caches and memory
  /// take beside it is another part of the whole.
  static let widestCalibration = 1.1

  let processor: Processor
  /// The median of the fixed loop, in nanoseconds; nil if it was not measured.
  let calibration: Double?

  /// Whether times of both can be compared. A processor without an identity or a fixed loop equals no other.
  package func isSame(as other: MeasuredProcessor) -> Bool {
    guard let here = calibration, let there = other.calibration, processor.isSame(as: other.processor) else {
      return false
    }
    return max(here, there) <= Self.widestCalibration * min(here, there)
  }

  /// Such as `Intel(R) Xeon(R) Processor (GenuineIntel, family 6, model 207, stepping 2; fixed loop 70.1 µs)`.
  package var description: String {
    "\(processor.name) (\(processor.identification); fixed loop"
      + " \(calibration.map { NumberText.joined(DurationText.format(nanoseconds: $0)) } ?? "not measured"))"
  }
}

extension ComparisonResults {
  /// The processor of the run, with what its fixed loop took.
  package var measuredProcessor: MeasuredProcessor {
    MeasuredProcessor(
      processor: environment.processor, calibration: Calibration(cost.run)?.median)
  }
}
