import Measurement

/// How much the machine's own speed changed while it measured, told by a fixed amount of work.
struct CalibrationDrift {
  let fastest: Double
  let slowest: Double

  /// Nil if no cell has the calibration.
  init?(_ run: BenchmarkRun) {
    let medians = run.cells.flatMap { cell -> [Double] in
      guard let arm = cell.arms.firstIndex(of: ReferenceArm.calibration) else { return [] }
      return cell.launches.map { launch in
        let times = launch[arm].sorted()
        return times[times.count / 2]
      }
    }
    guard let fastest = medians.min(), let slowest = medians.max() else { return nil }
    self.fastest = fastest
    self.slowest = slowest
  }

  var text: String {
    "medians of the cells from \(NumberText.time(fastest)) to \(NumberText.time(slowest)),"
      + " \(NumberText.hundredths(slowest / fastest)) to 1"
  }
}
