/// An input of which a reader said something that can't be true.
public struct FuzzFailure: Error, CustomStringConvertible, Sendable {
  /// What the reader is called in a sentence.
  public let target: String
  /// The seed of the inputs.
  public let seed: UInt64
  /// The number of the input, counted from 1.
  public let number: Int
  /// The input itself.
  public let bytes: [UInt8]
  /// What can't be true, and why.
  public let reason: String

  /// All of it, with the input as a string literal.
  public var description: String {
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    return "\(target), input \(number) of seed \(seed): \(reason)\n\(text)"
  }
}
