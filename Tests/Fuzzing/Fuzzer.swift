/// Gives readers of bytes random and mutated inputs.
///
/// A reader that crashes ends the process. The same seed with fewer inputs then shows which input it was.
package struct Fuzzer: Sendable {
  /// What one reader was given.
  package struct Tally: Equatable, Sendable {
    /// What the reader is called in a sentence.
    package let target: String
    /// How many inputs there were.
    package fileprivate(set) var inputs = 0
    /// How many bytes the inputs had together.
    package fileprivate(set) var bytes = 0
    /// The inputs that the reader took for what it reads; it refused the others with an error.
    package fileprivate(set) var understood = 0
  }

  private let seed: UInt64

  /// - Parameter seed: the same seed gives the same inputs on every machine.
  package init(seed: UInt64) {
    self.seed = seed
  }

  /// Throws ``FuzzFailure`` for the first input of which the reader says something that can't be true.
  package func run(_ target: FuzzTarget, inputs: Int) throws(FuzzFailure) -> Tally {
    var mutation = ByteMutation(seed: seed)
    var tally = Tally(target: target.name)
    for number in 0..<inputs {
      let bytes = mutation.next(from: target.corpus)
      tally.inputs += 1
      tally.bytes += bytes.count
      switch target.read(bytes) {
      case .understood: tally.understood += 1
      case .refused: break
      case .contradiction(let reason):
        throw FuzzFailure(target: target.name, seed: seed, number: number + 1, bytes: bytes, reason: reason)
      }
    }
    return tally
  }
}

/// An input of which a reader said something that can't be true.
package struct FuzzFailure: Error, CustomStringConvertible, Sendable {
  /// What the reader is called in a sentence.
  let target: String
  /// The seed of the inputs.
  let seed: UInt64
  /// The number of the input, counted from 1.
  let number: Int
  /// The input itself.
  let bytes: [UInt8]
  /// What can't be true, and why.
  let reason: String

  /// All of it, with the input as a string literal.
  package var description: String {
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    return "\(target), input \(number) of seed \(seed): \(reason)\n\(text)"
  }
}
