import CommandLineKit

extension CompareCommand {
  /// An option that the others make meaningless is a mistake, and is not passed over in silence.
  static func refuseContradictions(in arguments: Arguments) throws(UsageError) {
    for (option, others) in contradictions {
      for other in others { try arguments.requireAtMostOne(of: [option, other]) }
    }
    for (option, needed) in needs { try arguments.require(needed, for: option) }
    // Broken inputs are given to readers, and to no architecture.
    if arguments.value("random-walks") == nil {
      try arguments.requireAtMostOne(of: ["fuzz", "architectures"])
    }
  }

  /// What makes which other options meaningless.
  private static var contradictions: [(String, [String])] {
    let question = ["workload", "sizes"]
    let baseline = ["baseline", "counts-only", "update-baseline"]
    let stress = ["random-walks", "fuzz", "seed"]
    let comparison = ["quick", "scenario"]
    return [
      ("from", comparison + ["architectures"] + stress + question),
      ("random-walks", comparison + ["output"] + question + baseline),
      ("fuzz", comparison + ["output"] + question + baseline),
      ("workload", ["output", "scenario"] + baseline),
      (
        "list-workloads",
        ["from", "output", "architectures", "measure-sources"] + comparison + stress + question + baseline
      ),
      (
        "measure-sources",
        ["from", "output", "architectures"] + comparison + stress + question + baseline
      ),
    ]
  }

  /// What means nothing without which other option.
  private static var needs: [(String, String)] {
    [("counts-only", "baseline"), ("update-baseline", "baseline"), ("sizes", "workload")]
  }
}
