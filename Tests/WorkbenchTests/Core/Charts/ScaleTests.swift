import Testing

@testable import Workbench

@Suite struct LogAxisTests {
  @Test func decadesAreMarked() {
    let axis = LogAxis(containing: [10, 1_000_000], from: 20, to: 70)
    #expect(axis.ticks.map(\.text) == ["10", "100", "1,000", "1e4", "1e5", "1e6"])
    #expect(axis.x(10) == 20)
    #expect(axis.x(1_000_000) == 70)
    #expect(abs(axis.x(1000) - 40) < 1e-9)
  }

  @Test func aShortAxisIsMarkedInBetween() {
    #expect(LogAxis(containing: [120, 430], from: 0, to: 1).ticks.map(\.text) == ["100", "200", "500"])
  }

  @Test(arguments: [1.0, 3, 1000, 0.001, .leastNormalMagnitude, 1e308])
  func oneValueHasAnAxisToo(value: Double) {
    let axis = LogAxis(containing: [value], from: 0, to: 1)
    #expect((0...1).contains(axis.x(value)))
    #expect(axis.ticks.count >= 2)
  }

  @Test func twiceAsMuchIsAsFarAsHalf() {
    let axis = LogAxis(containing: [0.5, 2], from: 0, to: 1)
    #expect(abs(axis.x(1) - 0.5) < 1e-9)
  }

  @Test func unusualTicks() {
    #expect(LogAxis.Tick(multiplier: 5, decade: -2).text == "0.05")
    #expect(LogAxis.Tick(multiplier: 2, decade: 3).text == "2,000")
    #expect(LogAxis.Tick(multiplier: 1, decade: -20).text == "1e-20")
  }
}
