/// What is counted in one run of the counter.
struct CountPlan {
  /// The ids of the workloads; nil for all.
  let workloads: [String]?
  let sizes: [Int]
  /// Whether instructions, retains and releases are counted too, where valgrind is installed.
  let countsInstructions: Bool

  func arguments(architectures: [String], output: String) -> [String] {
    ["--architectures", architectures.joined(separator: ",")]
      + (workloads.map { ["--workloads", $0.joined(separator: ",")] } ?? [])
      + ["--sizes", sizes.map(String.init).joined(separator: ",")]
      + (countsInstructions ? ["--instructions"] : []) + ["--json", output]
  }
}
