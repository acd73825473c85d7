import ContactsDomain
import Measurement

/// Counts how often the domain's list compares two elements: what decides how its cost grows.
///
/// The elements are random numbers, of which nothing but a comparison tells which goes first.
struct ComparisonCount {
  static let build = WorkloadDescription(
    id: WorkloadID.domainBuild, summary: "Put contacts in order as an app is launched, with no app around it",
    operation: "list")
  static let insert = Workload.domainInsert.description
  /// The list, as a participant.
  static let participant = "SortedList"

  /// The comparisons of building a list of `size`, and of one insertion into it.
  func count(_ workloads: [WorkloadDescription], size: Int) -> [RuntimeCounts.Count] {
    workloads.map { workload in
      let comparisons = workload == Self.build ? building(size) : inserting(size)
      return RuntimeCounts.Count(
        workload: workload.id, size: size, participant: Self.participant, metric: .comparisons,
        value: .measured(comparisons))
    }
  }

  private func building(_ size: Int) -> Double {
    var numbers = Numbers()
    let unsorted = numbers.next(size)
    blackHole(SortedList(unsorted))
    return Double(numbers.tally.comparisons)
  }

  /// The mean of at least so many insertions, into lists that have grown by a tenth at most.
  private func inserting(_ size: Int) -> Double {
    var numbers = Numbers()
    let growth = max(1, size / 10)
    var insertions = 0
    var comparisons = 0
    while insertions < Self.leastInsertions {
      var list = SortedList(numbers.next(size))
      let added = numbers.next(min(growth, Self.leastInsertions))
      let before = numbers.tally.comparisons
      for number in added { _ = list.insert(number) }
      comparisons += numbers.tally.comparisons - before
      insertions += added.count
    }
    return Double(comparisons) / Double(insertions)
  }

  private static let leastInsertions = 1_000
}

/// Random numbers that share a tally, the same ones each time.
private struct Numbers {
  let tally = CountedNumber.ComparisonTally()
  private var generator = SeededGenerator(seed: 13)

  mutating func next(_ count: Int) -> [CountedNumber] {
    (0..<count).map { _ in CountedNumber(number: generator.next(), tally: tally) }
  }
}

/// A number that reports every comparison with another one.
nonisolated struct CountedNumber: Ranked {
  /// How often numbers have been compared.
  final class ComparisonTally {
    var comparisons = 0
  }

  let number: UInt64
  let tally: ComparisonTally

  /// The same for all, so that no two are told apart without a comparison.
  var rank: UInt64 { 0 }

  static func < (lhs: CountedNumber, rhs: CountedNumber) -> Bool {
    lhs.tally.comparisons += 1
    return lhs.number < rhs.number
  }

  static func == (lhs: CountedNumber, rhs: CountedNumber) -> Bool {
    lhs.tally.comparisons += 1
    return lhs.number == rhs.number
  }
}
