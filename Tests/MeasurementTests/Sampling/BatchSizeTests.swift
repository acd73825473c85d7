import Measurement
import Testing

@Suite struct BatchSizeTests {
  // At 1 µs each, 64 operations are the first doubling of at least 50 µs; 64 × 100 / 64 = 100.
  @Test func `short operations fill the target`() {
    #expect(BatchSize.operations { .microseconds($0) } == 100)
  }

  // At 30 µs two operations last 60 µs; 2 × 100 / 60 = 3.33.
  @Test func `the number is rounded`() {
    #expect(BatchSize.operations { .microseconds(30 * $0) } == 3)
  }

  @Test(arguments: [50, 100, 5_000])
  func `a long operation stands alone`(microseconds: Int) {
    #expect(BatchSize.operations { .microseconds(microseconds * $0) } == 1)
  }

  @Test func `the limit holds`() {
    #expect(BatchSize.operations(limit: 1_000) { _ in .zero } == 1_000)
    #expect(BatchSize.operations(limit: 10) { .microseconds($0) } == 10)
  }
}
