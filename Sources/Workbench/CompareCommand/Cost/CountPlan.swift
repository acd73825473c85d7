/// What is counted in one run of the counter.
struct CountPlan {
  /// The ids of the workloads; nil for all.
  let workloads: [String]?
  let sizes: [Int]
  /// Whether instructions, retains and releases are counted too, where valgrind is installed.
  let countsInstructions: Bool

  func arguments(architectures: [String], output: String) -> [String] {
    var arguments = ["--architectures", architectures.joined(separator: ",")]
    if let workloads { arguments += ["--workloads", workloads.joined(separator: ",")] }
    arguments += ["--sizes", sizes.map(String.init).joined(separator: ",")]
    if countsInstructions { arguments.append("--instructions") }
    return arguments + ["--json", output]
  }
}
