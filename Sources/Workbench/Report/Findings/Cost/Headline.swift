import Measurement
import Results

/// The cells that the overview shows: one for each of the main workloads.
struct Headline {
  /// The ids of the main workloads, or of all that the architectures do if none of these was measured.
  let workloads: [String]
  /// The largest size at which every main workload was measured; nil if there is none.
  let commonSize: Int?
  /// By workload, those that the architectures do.
  private let sizes: [String: [Int]]

  init(_ run: BenchmarkRun, architectures: [String]) {
    let cells = run.cells.filter { $0.contenders(of: architectures) == architectures }
    let sizes = Dictionary(grouping: cells, by: \.workload).mapValues { $0.map(\.size) }
    let timed = run.workloads.map(\.id).filter { sizes[$0] != nil }
    let main = timed.filter(WorkloadID.main.contains)
    let workloads = main.isEmpty ? timed : main
    let common = workloads.map { Set(sizes[$0, default: []]) }
    commonSize = common.dropFirst().reduce(common.first ?? []) { $0.intersection($1) }.max()
    self.sizes = sizes
    self.workloads = workloads
  }

  /// The size that stands for a workload: the common one, or else its own largest; nil if the architectures do not do it.
  func size(of workload: String) -> Int? {
    guard let sizes = sizes[workload] else { return nil }
    return commonSize.flatMap { sizes.contains($0) ? $0 : nil } ?? sizes.max()
  }

  func contains(_ cell: CellSamples) -> Bool {
    workloads.contains(cell.workload) && size(of: cell.workload) == cell.size
  }
}
