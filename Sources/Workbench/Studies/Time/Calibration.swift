import Measurement

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
