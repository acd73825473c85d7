import Measurement
import Results

/// How fast the machine ran while it measured, told by a fixed amount of work.
struct Calibration {
  /// The medians of the loop in each launch of each cell, in nanoseconds, rising.
  private let medians: OrderedSample

  /// Nil if no cell has the fixed loop.
  init?(_ run: BenchmarkRun) {
    let medians = run.cells.flatMap { cell -> [Double] in
      guard let arm = cell.arms.firstIndex(of: ReferenceArm.calibration) else { return [] }
      return cell.launches.map { launch in
        let times = launch[arm].sorted()
        return times[times.count / 2]
      }
    }
    do {
      self.medians = try OrderedSample(medians)
    } catch {
      return nil
    }
  }

  var fastest: Double { medians.quantile(0) }
  var slowest: Double { medians.quantile(1) }
  /// What stands for the run.
  var median: Double { medians.median }

  var text: String {
    "median \(NumberText.joined(DurationText.format(nanoseconds: median))); medians of the cells from \(NumberText.time(fastest)) to"
      + " \(NumberText.time(slowest)), \(NumberText.hundredths(slowest / fastest)) to 1"
  }
}
