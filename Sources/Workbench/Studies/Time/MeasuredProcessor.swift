import Measurement

/// The processor of a run, and how fast it was.
struct MeasuredProcessor: Equatable, Sendable {
  /// The largest ratio between the times of the fixed integer loop in two runs on the same processor.
  ///
  /// The loop needs neither caches nor memory, so its time follows the clock. If the medians of two whole runs differ
  /// by more, the processor was clocked or shared in another way, and caches and memory took another share of the time.
  /// Within one run the clock may vary by more.
  static let widestCalibration = 1.1

  let processor: Processor
  /// The median of the fixed loop, in nanoseconds; nil if it was not measured.
  let calibration: Double?

  /// Whether times of both can be compared. A processor without an identity or a fixed loop equals no other.
  func isSame(as other: MeasuredProcessor) -> Bool {
    guard let here = calibration, let there = other.calibration, processor.isSame(as: other.processor) else {
      return false
    }
    return max(here, there) <= Self.widestCalibration * min(here, there)
  }

  /// Such as `Intel(R) Xeon(R) Processor (GenuineIntel, family 6, model 207, stepping 2; fixed loop 70.1 µs)`.
  var description: String {
    "\(processor.name) (\(processor.identification); fixed loop"
      + " \(calibration.map { NumberText.joined(DurationText.format(nanoseconds: $0)) } ?? "not measured"))"
  }
}

extension ComparisonResults {
  /// The processor of the run, with the time of its fixed loop.
  var measuredProcessor: MeasuredProcessor {
    MeasuredProcessor(
      processor: environment.processor, calibration: Calibration(cost.run)?.median)
  }
}

/// The speed of the machine while it measured, from the times of a fixed amount of work.
struct Calibration {
  /// The medians of the loop in each launch of each cell, in nanoseconds, rising.
  private let medians: OrderedSample

  /// Nil if no cell has the fixed loop.
  init?(_ run: BenchmarkRun) {
    let medians = run.cells.flatMap(\.launches).compactMap { launch in
      launch.times(of: ReferenceArm.calibration).map { times in times.sorted()[times.count / 2] }
    }
    do {
      self.medians = try OrderedSample(medians)
    } catch {
      return nil
    }
  }

  var fastest: Double { medians.quantile(0) }
  var slowest: Double { medians.quantile(1) }
  /// The time that represents the run.
  var median: Double { medians.median }
}
