/// An input of which a reader said something that can't be true.
public struct FuzzFailure: Error, CustomStringConvertible, Sendable {
  public let target: String
  public let seed: UInt64
  /// The number of the input, counted from 1.
  public let number: Int
  public let bytes: [UInt8]
  public let reason: String

  public var description: String {
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    return "\(target), input \(number) of seed \(seed): \(reason)\n\(text)"
  }
}
