import Measurement
import Testing

@Suite struct BootstrapTests {
  private func shares(of launches: [[Double]], resamples: Int = 9_000) throws -> [Double: Double] {
    let bootstrap = HierarchicalBootstrap(resamples: resamples, seed: 7)
    let means = try bootstrap.distribution(of: launches).resampledMeans
    return Dictionary(grouping: means, by: { $0 }).mapValues { Double($0.count) / Double(means.count) }
  }

  // Blocks of 2 (the cube root of 2, rounded up): 0, 1 or, around the circle, 1, 0. The median is always 1/2.
  @Test func `a block keeps consecutive rounds together`() throws {
    #expect(try shares(of: [[0, 1]]) == [0.5: 1])
  }

  // Blocks of 2, the second cut to 1 value x. {0, 3} + x has the medians 0, 3, 3 for x = 0, 3, 9;
  // {3, 9} + x: 3, 3, 9; {9, 0} + x: 0, 3, 9. Of 9 cases 0 has 2, 3 has 5, 9 has 2.
  // Of 9,000 resamples a share has a standard deviation of about 0.005.
  @Test func `one launch is resampled in blocks`() throws {
    let shares = try shares(of: [[0, 3, 9]])
    #expect(shares.count == 3)
    #expect(isClose(try #require(shares[0]), 2.0 / 9, within: 0.02))
    #expect(isClose(try #require(shares[3]), 5.0 / 9, within: 0.02))
    #expect(isClose(try #require(shares[9]), 2.0 / 9, within: 0.02))
  }

  // Two blocks of 2, each 01, 12, 23 or 30. Of the 16 pairs 01+01 has the median 0.5, 12+12 1.5, 23+23 2.5 and
  // 30+30 1.5;
  // 01+12 -> 1, 01+23 -> 1.5, 01+30 -> 0.5, 12+23 -> 2, 12+30 -> 1.5, 23+30 -> 2.5, each twice.
  // So 0.5: 3, 1: 2, 1.5: 6, 2: 2, 2.5: 3 of 16.
  @Test func `the median of an even number of rounds is the mean of the middle two`() throws {
    let shares = try shares(of: [[0, 1, 2, 3]])
    let expected: [Double: Double] = [0.5: 3, 1: 2, 1.5: 6, 2: 2, 2.5: 3]
    #expect(Set(shares.keys) == Set(expected.keys))
    for (median, cases) in expected {
      #expect(isClose(try #require(shares[median]), cases / 16, within: 0.02))
    }
  }

  // Two launches that do not vary: drawn twice, the means are 0, 1/2, 1 in 1, 2, 1 of 4 cases.
  @Test func `launches are resampled`() throws {
    let shares = try shares(of: [[0, 0, 0], [1, 1]])
    #expect(Set(shares.keys) == [0, 0.5, 1])
    #expect(isClose(try #require(shares[0]), 0.25, within: 0.02))
    #expect(isClose(try #require(shares[0.5]), 0.5, within: 0.02))
    #expect(isClose(try #require(shares[1]), 0.25, within: 0.02))
  }

  @Test func `the seed decides the resamples, their number is as asked for`() throws {
    let launches: [[Double]] = (0..<3).map { launch in (0..<20).map { Double(($0 * 7 + launch) % 20) } }
    func means(seed: UInt64) throws -> [Double] {
      try HierarchicalBootstrap(resamples: 500, seed: seed).distribution(of: launches).resampledMeans
    }
    #expect(try means(seed: 1) == means(seed: 1))
    #expect(try means(seed: 1) != means(seed: 2))
    #expect(try means(seed: 1).count == 500)
    #expect(try means(seed: 1) == means(seed: 1).sorted())
  }

  @Test func `launch medians are kept`() throws {
    let distribution = try HierarchicalBootstrap(resamples: 10).distribution(of: [[1, 5, 2], [4], [3, 4]])
    #expect(distribution.launchMedians == [2, 4, 3.5])
  }

  @Test func `what cannot be resampled is refused`() {
    let bootstrap = HierarchicalBootstrap(resamples: 10)
    #expect(throws: StatisticsError.empty) { try bootstrap.distribution(of: []) }
    #expect(throws: StatisticsError.empty) { try bootstrap.distribution(of: [[1], []]) }
    #expect(throws: StatisticsError.notFinite) { try bootstrap.distribution(of: [[.nan]]) }
  }
}
