import Testing

@testable import Charts

@Suite struct LogAxisTests {
  @Test func decadesAreMarked() {
    let axis = LogAxis(containing: [10, 1_000_000])
    #expect(axis.ticks.map(TickText.size) == ["10", "100", "1k", "10k", "100k", "1M"])
    #expect(axis.fraction(of: 10) == 0)
    #expect(axis.fraction(of: 1_000_000) == 1)
    #expect(abs(axis.fraction(of: 1000) - 0.4) < 1e-9)
  }

  @Test func aShortAxisIsMarkedInBetween() {
    #expect(LogAxis(containing: [120, 430]).ticks.map(TickText.size) == ["100", "200", "500"])
  }

  @Test(arguments: [1.0, 3, 1000, 0.001, .leastNormalMagnitude, 1e308])
  func oneValueHasAnAxisToo(value: Double) {
    let axis = LogAxis(containing: [value])
    #expect((0...1).contains(axis.fraction(of: value)))
    #expect(axis.ticks.count >= 2)
  }

  @Test func unusualTicks() {
    #expect(TickText.size(.init(multiplier: 5, decade: -2)) == "0.05")
    #expect(TickText.size(.init(multiplier: 1, decade: 12)) == "1000G")
    #expect(TickText.size(.init(multiplier: 1, decade: 20)) == "1e11G")
  }
}
