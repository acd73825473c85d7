import Measurement
import Testing

@Suite struct CalibrationLoopTests {
  // 1 ^ 1 << 13 = 0x2001; ^ 0x2001 >> 7 = 0x2041; ^ 0x2041 << 17 = 0x4082_2041. The tenth state comes from
  // an independent implementation.
  @Test(arguments: [(0, 1), (1, 0x4082_2041), (2, 0x1000_4106_0C01_1441), (10, 8_332_670_729_032_836_398)])
  func `the work is fixed`(steps: Int, state: UInt64) {
    #expect(CalibrationLoop(steps: steps).run() == state)
  }

  @Test func `is an arm of one operation`() {
    let arm = CalibrationLoop(steps: 10).arm()
    #expect(arm.name == "calibration")
    #expect(arm.operations == 1)
    #expect(arm.sample() >= .zero)
  }
}
