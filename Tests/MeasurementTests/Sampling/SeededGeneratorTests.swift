import Measurement
import Testing

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
