import Foundation
import Measurement
import Testing

@testable import Workbench

@Suite struct CellSamplesTests {
  private func cell(_ launches: [[[Double]]], size: Int = 10) throws -> CellSamples {
    let launches = try launches.map { try LaunchSamples(participants: ["a", "b"], times: $0) }
    return try CellSamples(workload: "insert", size: size, participants: ["a", "b"], launches: launches)
  }

  @Test func `times are read by the name of the participant`() throws {
    let cell = try cell([[[1, 2], [3, 4]], [[5], [6]]])
    #expect(try cell.times(of: "a") == [[1, 2], [5]])
    #expect(try cell.times(of: "b") == [[3, 4], [6]])
    #expect(throws: SampleShapeError.unknownParticipant("c")) { try cell.times(of: "c") }
  }

  @Test func `log-ratios keep launches and rounds`() throws {
    let ratios = try cell([[[1, 2], [3, 1]], [[5], [5]]]).logRatios(of: "b", over: "a")
    #expect(ratios == [[log(3), log(0.5)], [0]])
  }

  @Test func `runs of different sizes are one run, the cells of a workload side by side`() throws {
    let (add, scroll) = (
      WorkloadDescription(id: "add", summary: "Add", operation: "contact"),
      WorkloadDescription(id: "scroll", summary: "Scroll", operation: "row")
    )
    let cell = { (workload: String, size: Int) in
      try CellSamples(
        workload: workload, size: size, participants: ["a"],
        launches: [LaunchSamples(participants: ["a"], times: [[1]])])
    }
    let run = BenchmarkRun(joining: [
      BenchmarkRun(workloads: [add, scroll], cells: try [cell("add", 10), cell("scroll", 10)]),
      BenchmarkRun(workloads: [add], cells: try [cell("add", 100)]),
    ])
    #expect(run.workloads == [add, scroll])
    #expect(run.cells == (try [cell("add", 10), cell("add", 100), cell("scroll", 10)]))
  }

  @Test func `counts of several runs are one run`() {
    let runs = [10, 100].map { size in
      RuntimeCounts(
        workloads: [WorkloadDescription(id: "add", summary: "Add", operation: "contact")],
        counts: [
          RuntimeCounts.Count(
            workload: "add", size: size, participant: "a", metric: .allocations, value: .measured(1))
        ])
    }
    let all = RuntimeCounts(runs)
    #expect(all.workloads == runs[0].workloads && all.counts.map(\.size) == [10, 100])
  }

  // 0.000123456 keeps 12346 from its first digit that is not 0.
  @Test func `five significant digits are kept`() throws {
    let cell = try cell([[[123_456.7, 43.123_456], [0.000_123_456, 1]]])
    #expect(try cell.times(of: "a") == [[123_460, 43.123]])
    #expect(try cell.times(of: "b") == [[0.000_123_46, 1]])
  }

  @Test func `JSON is short and reads back alike`() throws {
    let cell = try cell([[[43.123_456], [100.0 / 3]]])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(cell)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"launches":[{"a":[43.123],"b":[33.333]}],"participants":["a","b"],"size":10,"workload":"insert"}"#
    )
    #expect(try JSONDecoder().decode(CellSamples.self, from: data) == cell)
  }

  @Test func `launches of the same cell are added`() throws {
    var total = try cell([[[1], [2]]])
    try total.append(launchesOf: cell([[[3], [4]]]))
    #expect(try total == cell([[[1], [2]], [[3], [4]]]))
    #expect(throws: SampleShapeError.otherCell) { try total.append(launchesOf: cell([], size: 20)) }
  }

  @Test func `parts of one launch become one`() throws {
    let joined = try CellSamples(joining: [cell([[[1, 2], [3, 4]]]), cell([[[5], [6]]])])
    #expect(try joined == cell([[[1, 2, 5], [3, 4, 6]]]))
    #expect(throws: SampleShapeError.otherCell) {
      try CellSamples(joining: [cell([[[1], [2]]]), cell([[[1], [2]]], size: 20)])
    }
    #expect(throws: SampleShapeError.unevenLaunch(1)) {
      try CellSamples(joining: [cell([[[1], [2]]]), cell([])])
    }
  }

  @Test(
    arguments: [
      ([[[1]]], .unevenLaunch(0)), ([[[1], [2]], [[1], [2, 3]]], .unevenLaunch(1)),
      ([[[1], [0]]], .invalidTime(launch: 0)), ([[[1], [.nan]]], .invalidTime(launch: 0)),
    ] as [([[[Double]]], SampleShapeError)])
  func `samples that do not fit together are refused`(launches: [[[Double]]], error: SampleShapeError) {
    #expect(throws: error) { try cell(launches) }
  }

  @Test func `two participants of one name are refused`() {
    #expect(throws: SampleShapeError.repeatedParticipant("a")) {
      try LaunchSamples(participants: ["a", "a"], times: [[1], [2]])
    }
    #expect(throws: SampleShapeError.repeatedParticipant("a")) {
      try CellSamples(workload: "insert", size: 1, participants: ["a", "b", "a"], launches: [])
    }
  }

  @Test(arguments: [
    #"{"a":[1],"b":[2,3]}"#, #"{"a":[1]}"#, #"{"a":[1],"b":[2],"c":[3]}"#, #"{"a":[1],"b":[0]}"#,
  ])
  func `JSON that does not fit together is refused`(launch: String) {
    let json = #"{"participants":["a","b"],"launches":[\#(launch)],"size":10,"workload":"insert"}"#
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(CellSamples.self, from: Data(json.utf8)) }
  }
}
