/// Rounds whose times are thrown away, twice as many each time, until they have settled.
struct WarmUp {
  /// The relative difference below which two medians agree.
  static let tolerance = 0.05
  /// The longest batch, for a clock that hardly advances.
  static let longestBatch = 4_096

  let cap: Duration
  let now: () -> Duration

  /// Runs batches of 1, 2, 4, ... rounds until every arm's last two medians agree or `cap` has passed.
  func run(_ rounds: inout RoundRunner) {
    let start = now()
    var length = 1
    var previous: [Double]?
    while length <= Self.longestBatch {
      var batch: [[Double]] = []
      for _ in 0..<length {
        batch.append(rounds.next())
        if now() - start >= cap { return }
      }
      let medians = rounds.arms.indices.map { arm in
        OrderedSample(sorted: batch.map { $0[arm] }.sorted()).median
      }
      if let previous, zip(previous, medians).allSatisfy(Self.agree) { return }
      previous = medians
      length *= 2
    }
  }

  private static func agree(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= tolerance * max(first, second)
  }
}
