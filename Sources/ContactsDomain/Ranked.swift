/// An element that most comparisons can tell apart by one number.
public protocol Ranked: Comparable {
  /// A number in the order of the elements: of two with different ranks, the one of lower rank goes first. Two of the same
  /// rank have yet to be compared.
  var rank: UInt64 { get }
}
