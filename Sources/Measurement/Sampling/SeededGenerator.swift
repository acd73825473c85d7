/// The SplitMix64 generator (Steele, Lea & Flood 2014): the same seed gives the same numbers on every
/// platform.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the sequence that belongs to `seed`; any value will do, 0 included.
  package init(seed: UInt64) {
    state = seed
  }

  /// Starts a sequence of its own for each list of numbers, such as the seed of a run, a launch and a size.
  package init(_ numbers: [UInt64]) {
    state = numbers.reduce(0) { state, number in
      var generator = SeededGenerator(seed: state ^ number)
      return generator.next()
    }
  }

  /// The next 64 uniformly distributed bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, `bound`.
  ///
  /// The multiply-and-shift of Lemire (2019) without its rejection step: the bias is below `bound` in 2^64,
  /// and a bootstrap draws indices by the million.
  package mutating func index(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }
}
