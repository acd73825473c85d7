/// Orders of participants in which no participant has an advantage from its place: the Latin squares of Williams
/// (1949), "Experimental designs balanced for the estimation of residual effects of treatments".
///
/// Over all orders of the design each participant has each place equally often, and follows each other participant
/// equally often. Orders come in pairs, each followed by its mirror image: wherever one stops after a pair, each
/// participant has come before each other participant as often as after it.
package struct WilliamsDesign: Equatable, Sendable {
  /// The orders: as many as there are participants for an even number of participants, else twice as many.
  package let orders: [[Int]]

  /// The design for `participants` participants, which are numbered from 0.
  package init(participants: Int) {
    guard participants > 1 else {
      orders = [Array(0..<participants)]
      return
    }
    // 0, 1, n - 1, 2, n - 2, ...: the steps between neighbours all differ. So adding 1 to each, over and over, makes
    // every participant follow every other.
    let first = (0..<participants).map {
      $0.isMultiple(of: 2) ? (participants - $0 / 2) % participants : ($0 + 1) / 2
    }
    // With an even number of participants the second half of the square is the mirror image of the first half.
    let shifts = participants.isMultiple(of: 2) ? participants / 2 : participants
    orders = (0..<shifts).flatMap { shift in
      let order = first.map { ($0 + shift) % participants }
      return [order, order.reversed()]
    }
  }
}

/// The order in which the participants of one cell start in each turn, and the seed of their rounds.
package struct StartingOrder: Equatable, Sendable {
  /// The seed of the run, the size and the workload.
  private let numbers: [UInt64]

  /// The orders of one workload at one size in the run with this seed.
  package init(seed: UInt64, workload: String, size: Int) {
    numbers = [seed, UInt64(clamping: size)] + workload.utf8.map(UInt64.init)
  }

  /// The order in which `participants` participants start, balanced over the turns. The run's seed assigns the
  /// participants to the numbers of the design, which starts again after its last order.
  ///
  /// A turn builds all participants once; turns are counted from 0 over all launches of the run.
  package func of(_ participants: Int, turn: Int) -> [Int] {
    var generator = SeededGenerator(numbers)
    let parts = Array(0..<participants).shuffled(using: &generator)
    let orders = WilliamsDesign(participants: participants).orders
    return orders[turn % orders.count].map { parts[$0] }
  }

  /// The seed of the order within the rounds, different for each turn.
  package func samplingSeed(turn: Int) -> UInt64 {
    var generator = SeededGenerator(numbers + [UInt64(clamping: turn) + 1])
    return generator.next()
  }
}

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
