import Measurement
import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct ComparisonCountTests {
  private func comparisons(_ size: Int) throws -> (build: Double, insert: Double) {
    let counts = ComparisonCount().count([ComparisonCount.build, ComparisonCount.insert], size: size)
    #expect(counts.map(\.workload) == ["domain-build", "domain-insert"])
    #expect(
      counts.allSatisfy { $0.metric == .comparisons && $0.size == size && $0.participant == "SortedList" })
    let values = counts.map { count in
      if case .measured(let value) = count.value { value } else { -1.0 }
    }
    return (values[0], values[1])
  }

  @Test func insertingBesideOneElementTakesOneComparison() throws {
    #expect(try comparisons(1).insert == 1)
  }

  /// Between the logarithm, below which no search by comparing can come on average, and twice that.
  @Test(arguments: [100, 10_000])
  func insertingComparesAsOftenAsABinarySearch(size: Int) throws {
    var logarithm = 0.0
    while Int(1) << Int(logarithm + 1) <= size { logarithm += 1 }
    let found = try comparisons(size).insert
    #expect(found >= logarithm && found <= 2 * logarithm)
  }

  @Test func buildingComparesEveryElementAndFewerTimesThanAllPairs() throws {
    let found = try comparisons(1_000).build
    #expect(found >= 999 && found <= 20_000)
  }

  @Test func countsAreTheSameEachTime() throws {
    #expect(try comparisons(50) == comparisons(50))
  }
}
