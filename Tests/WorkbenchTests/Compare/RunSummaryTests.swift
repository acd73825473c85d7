import CommandLineKit
import Foundation
import Testing

@testable import Measurement
@testable import Workbench

@Suite struct RunSummaryTests {
  // Two launches: MVVM takes 2 and 2 × 1.1 times as long as MVC; ln 2 = 0.69315, ln 2.2 = 0.78846.
  @Test func `each launch has the median of its log-ratios`() throws {
    var fixture = Fixture()
    fixture.drift = 1.1
    let summary = try RunSummary(fixture.results())
    #expect(summary.cells.map(\.size) == [10, 1_000, 10, 1_000])
    let cell = try #require(summary.cells.first)
    #expect(cell.logRatios["MVC"]?["MVVM"] == [0.69315, 0.78846])
    // 0.25 ÷ 0.5: the baselines stand beside each other too.
    #expect(cell.logRatios[ReferenceArm.domain]?[ReferenceArm.toolkit] == [0.69315, 0.69315])
    #expect(cell.logRatios.values.allSatisfy { $0[ReferenceArm.calibration] == nil })
    #expect(cell.controls == ["MVC": .imprecise])
    // 1 µs at 10 contacts and 10 µs at 1,000, each 1.1 times as long in the second launch: the middle two are 1.1 and 10.
    #expect(summary.calibration == .measured(5_550))
  }

  @Test(
    arguments: [
      (10, 11, true), (11, 10, true), (10, 11.01, false), (11.01, 10, false), (nil, 10, false),
      (10, nil, false),
      (nil, nil, false),
    ] as [(Double?, Double?, Bool)])
  func `of one processor are fixed loops at most a tenth apart`(one: Double?, other: Double?, isSame: Bool) {
    let runs = [one, other].map {
      MeasuredProcessor(processor: Fixture.processor(model: "1"), calibration: $0)
    }
    #expect(runs[0].isSame(as: runs[1]) == isSame)
  }

  /// The stepping alone may be unknown of both.
  @Test(arguments: 0..<4) func `of one processor are vendor, family, model and stepping`(place: Int) {
    func processor(_ text: Measured<String>) -> Processor {
      var texts = Array(repeating: Measured.measured("1"), count: 4)
      texts[place] = text
      return Processor(
        name: "A", vendor: texts[0], family: texts[1], model: texts[2], stepping: texts[3],
        caches: .measured([]))
    }
    let (one, none) = (processor(.measured("1")), processor(.notMeasured(reason: "")))
    for other in [processor(.measured("2")), none] {
      #expect(!one.isSame(as: other) && !other.isSame(as: one))
    }
    #expect(none.isSame(as: none) == (place == 3))
  }

  // 1.1 and 0.9 in turn say nothing; 1.05 every time cannot be.
  @Test func `what a control says is kept for its cell`() throws {
    var fixture = Fixture()
    fixture.launches = 6
    fixture.controls = ["add 10": [1.1, 0.9], "add 1000": [1.05]]
    let checks = try RunSummary(fixture.results()).cells.map { $0.controls["MVC"] }
    #expect(checks == [.imprecise, .failed, .passed, .passed])
  }

  @Test func `what was written is read back, byte by byte`() throws {
    let summary = try RunSummary(Fixture().results())
    let data = try ResultsFile.encode(summary)
    let read = try RunSummary.decode(data, file: "run.json")
    #expect(read == summary)
    #expect(try ResultsFile.encode(read) == data)
  }

  private func message(replacing part: String, with other: String) throws -> String? {
    let text = String(decoding: try ResultsFile.encode(RunSummary(Fixture().results())), as: UTF8.self)
    #expect(text.contains(part))
    do {
      _ = try RunSummary.decode(Data(text.replacing(part, with: other).utf8), file: "run.json")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `impossible values are refused with their place`() throws {
    #expect(
      try message(replacing: #""schemaVersion":3"#, with: #""schemaVersion":2"#)
        == "run.json has schema version 2, which is older than version 3, the one that is read here; make it again."
    )
    #expect(
      try message(replacing: #""MVVM":[0.69315,0.69315]"#, with: #""MVVM":[]"#)
        == "run.json, at cells[0].logRatios: A launch is missing, or a ratio is out of range.")
    #expect(
      try message(replacing: #""MVVM":[0.69315"#, with: #""MVVM":[690"#)?.contains("out of range") == true)
    #expect(
      try message(replacing: #""calibration":5500"#, with: #""calibration":0"#)
        == "run.json, at calibration: The time is out of range.")
    #expect(try message(replacing: #""swiftVersion""#, with: #""swift""#)?.contains("swiftVersion") == true)
  }

  @Test func `a file is named after the processor`() throws {
    let summary = try RunSummary(Fixture().results())
    let name = summary.fileName(besides: [])
    #expect(name == "maker-family-6-model-1-stepping-2.json")
    #expect(
      summary.fileName(besides: [name]) == "maker-family-6-model-1-stepping-2-2.json")
  }

  @Test func `no file has a longer name than a file system takes`() throws {
    var fixture = Fixture()
    fixture.processor = Processor(
      name: "A", vendor: .measured(String(repeating: "maker ", count: 1_000)), family: .measured("6"),
      model: .measured("1"), stepping: .measured("2"), caches: .measured([]))
    let summary = try RunSummary(fixture.results())
    let first = summary.fileName(besides: [])
    let second = summary.fileName(besides: [first])
    #expect(first != second)
    for name in [first, second] { #expect(name.utf8.count < 256 && name.hasSuffix(".json")) }
  }
}
