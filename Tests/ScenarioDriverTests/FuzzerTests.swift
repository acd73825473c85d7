import Testing

@testable import Fuzzing

@Suite struct FuzzerTests {
  @Test func theSameSeedGivesTheSameInputs() {
    let corpus = [Array("scenario".utf8)]
    var (first, again, other) = (ByteMutation(seed: 7), ByteMutation(seed: 7), ByteMutation(seed: 8))
    let inputs = (0..<50).map { _ in first.next(from: corpus) }
    #expect(inputs == (0..<50).map { _ in again.next(from: corpus) })
    #expect(inputs != (0..<50).map { _ in other.next(from: corpus) })
    #expect(Set(inputs).count > 30)
  }

  @Test func withoutACorpusThereIsNoise() {
    var mutation = ByteMutation(seed: 1)
    #expect((0..<50).contains { _ in !mutation.next(from: []).isEmpty })
  }

  @Test func aContradictionIsReportedWithItsInput() throws {
    let target = FuzzTarget(name: "reader", corpus: [Array("text".utf8)]) { bytes in
      bytes.count > 3 ? .contradiction("too long") : .refused
    }
    let failure = try #require(throws: FuzzFailure.self) { try Fuzzer(seed: 3).run(target, inputs: 100) }
    #expect(failure.bytes.count > 3)
    #expect(failure.description.hasPrefix("reader, input \(failure.number) of seed 3: too long\n\""))
  }
}
