import Measurement
import Testing

@Suite struct WilliamsDesignTests {
  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  // 0, 1, 3, 2 and its shift by 1, 1, 2, 0, 3, each with its mirror image.
  @Test func `the design for four`() {
    #expect(
      WilliamsDesign(participants: 4).orders == [[0, 1, 3, 2], [2, 3, 1, 0], [1, 2, 0, 3], [3, 0, 2, 1]])
  }

  @Test func `one participant or none has one order`() {
    #expect(WilliamsDesign(participants: 1).orders == [[0]])
    #expect(WilliamsDesign(participants: 0).orders == [[]])
  }

  @Test(arguments: 2...12)
  func `each participant stands in each place, and behind each other one, equally often`(participants: Int) {
    let orders = WilliamsDesign(participants: participants).orders
    #expect(orders.count == (participants.isMultiple(of: 2) ? participants : 2 * participants))
    #expect(orders.allSatisfy { Set($0) == Set(0..<participants) && $0.count == participants })
    for place in 0..<participants {
      let counts = Dictionary(orders.map { ($0[place], 1) }, uniquingKeysWith: +)
      #expect(counts.count == participants && Set(counts.values) == [orders.count / participants])
    }
    let followers = orders.flatMap { zip($0, $0.dropFirst()).map(Pair.init) }
    let counts = Dictionary(followers.map { ($0, 1) }, uniquingKeysWith: +)
    #expect(
      counts.count == participants * (participants - 1) && Set(counts.values) == [orders.count / participants]
    )
  }
}

@Suite struct StartingOrderTests {
  private func orders(seed: UInt64, workload: String = "add", turns: Int = 18, participants: Int = 8)
    -> [[Int]]
  {
    let order = StartingOrder(seed: seed, workload: workload, size: 100)
    return (0..<turns).map { order.of(participants, turn: $0) }
  }

  // Six launches of three buildings; 18 / 8 is 2 or 3 times in each place.
  @Test(arguments: [4, 5, 8, 9], [1, 2, 3] as [UInt64])
  func `over the buildings of a run no participant is before another more often than behind it`(
    participants: Int, seed: UInt64
  ) {
    let orders = orders(seed: seed, participants: participants)
    for first in 0..<participants {
      for second in 0..<participants where first != second {
        let before = orders.count { order in
          order.firstIndex(of: first) ?? 0 < order.firstIndex(of: second) ?? 0
        }
        #expect(before == 9)
      }
      for place in 0..<participants {
        let times = orders.count { $0[place] == first }
        #expect(
          (18 / participants...18 / participants + 1).contains(times)
            || (participants == 5 && (2...4).contains(times)))
      }
    }
  }

  @Test func `the seed repeats the orders, and another one has others`() {
    #expect(orders(seed: 1) == orders(seed: 1))
    #expect(orders(seed: 1) != orders(seed: 2))
    #expect(orders(seed: 1) != orders(seed: 1, workload: "scroll"))
  }

  @Test func `every turn of every cell has rounds of its own`() {
    var seeds: Set<UInt64> = []
    for seed in 1...3 as ClosedRange<UInt64> {
      for workload in ["add", "scroll"] {
        for size in [0, 10, 1_000] {
          let order = StartingOrder(seed: seed, workload: workload, size: size)
          for turn in 0..<20 { seeds.insert(order.samplingSeed(turn: turn)) }
        }
      }
    }
    #expect(seeds.count == 3 * 2 * 3 * 20)
  }
}

@Suite struct SeededGeneratorTests {
  // The published outputs of the reference implementation, splitmix64.c by Sebastiano Vigna.
  @Test func `agrees with the reference for seed 1234567`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let outputs = (0..<5).map { _ in generator.next() }
    #expect(
      outputs == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `agrees with the reference for seed 0`() {
    var generator = SeededGenerator(seed: 0)
    let outputs = (0..<4).map { _ in generator.next() }
    #expect(
      outputs == [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F, 0xF88B_B8A8_724C_81EC])
  }
}
