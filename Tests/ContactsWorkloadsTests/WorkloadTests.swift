import Measurement
import TestSupport
import Testing

@testable import ContactsWorkloads

@MainActor
@Suite(.waits) struct WorkloadTests {
  nonisolated static let ids = [
    "add", "add-rejected", "open-cancel", "launch", "scroll", "screenful", "domain-insert",
  ]
  nonisolated static let sizes = [1, 7, 8, 9, 10, 65]

  @Test func theWorkloadsAreKnownByTheirIDs() {
    #expect(Workload.all.map(\.id) == Self.ids)
    for workload in Workload.all {
      #expect(workload.description.id == workload.id)
      #expect(!workload.description.summary.isEmpty && !workload.description.summary.contains("\n"))
      #expect(!workload.description.operation.isEmpty)
    }
  }

  @Test(arguments: ids, sizes)
  func everyParticipantDoesWhatTheWorkloadSays(id: String, size: Int) throws {
    let workload = try #require(Workload.all.first { $0.id == id })
    let fixture = FixtureSource(largest: size, added: 100).fixture(size: size)
    for entry in workload.entries(Participants.regular, fixture) {
      let run = entry.start()
      for _ in 0..<3 { run.prepare()() }
      #expect(throws: Never.self, "\(entry.name)") { try run.verify() }
      #expect(run.operations >= 1)
    }
  }

  @Test(arguments: ids)
  func whoTakesPart(id: String) throws {
    let workload = try #require(Workload.all.first { $0.id == id })
    let names = workload.entries(Participants.regular, FixtureSource(largest: 1, added: 100).fixture(size: 1))
      .map(
        \.name)
    switch id {
    case "add": #expect(names == Participants.names)
    case "open-cancel": #expect(names == Participants.namesWithScreens.filter { $0 != Participants.observed })
    case "domain-insert":
      #expect(names.prefix(2) == ["SortedList", "SortedList again"])
      #expect(names.dropFirst(2).allSatisfy { $0 == "pbds" })
    default: #expect(names == Participants.regular.map(\.name))
    }
  }

  /// What is measured with subjects that are shared is what each workload would have measured with its own.
  @Test(arguments: [10, 250])
  func workloadsShareTheirSubjects(size: Int) throws {
    let source = FixtureSource(largest: size, added: 100)
    let fixture = source.fixture(size: size, pool: SubjectPool())
    let ids = Self.ids.filter { $0 != "domain-insert" }
    for id in ids + ids.reversed() {
      let workload = try #require(Workload.all.first { $0.id == id })
      for entry in workload.entries(Participants.regular, fixture) {
        let run = entry.start()
        for _ in 0..<3 { run.prepare()() }
        #expect(throws: Never.self, "\(id), \(entry.name)") { try run.verify() }
      }
    }
  }

  /// On long lists the reference algorithm adds fewer contacts a batch, and beyond 10,000 it is not launched.
  @Test func whatTakesLongIsDoneLess() throws {
    let sizes = [(1_000, 20), (100_000, 20), (1_000_000, 2)]
    for (size, batch) in sizes { #expect(Growth(size: size, isLinear: true).batch == batch) }
    #expect(Growth(size: 1_000_000).batch == 20)
    let launch = try #require(Workload.all.first { $0.id == "launch" })
    let fixture = FixtureSource(largest: 10_001, added: 1).fixture(size: 10_001)
    let names = launch.entries(Participants.regular, fixture).map(\.name)
    #expect(names == Participants.regular.filter { !$0.isLinear }.map(\.name))
  }

  @Test func aParticipantThatFailsDoesNotPass() throws {
    struct Refusal: Error {}
    let participant = Participant(name: "broken", makeApp: { _ in throw Refusal() })
    let workload = try #require(Workload.all.first)
    let run = try #require(
      workload.entries([participant], FixtureSource(largest: 2, added: 100).fixture(size: 2)).first
    )
    .start()
    #expect(throws: Refusal.self) { try run.verify() }
  }

  @Test func preparationIsNotTimed() {
    var events: [String] = []
    let entry = WorkloadEntry(name: "any") {
      events.append("start")
      return WorkloadRun(operations: 3) {
        events.append("prepare")
        return { events.append("perform") }
      } verify: {
        events.append("verify")
      }
    }
    let (code, _) = entry.timedCode { body in
      events.append("clock starts")
      body()
      events.append("clock stops")
      return .seconds(events.count)
    }
    #expect(code.operations == 3)
    #expect(code.sample() == .seconds(5))
    _ = code.sample()
    let sample = ["prepare", "clock starts", "perform", "clock stops"]
    #expect(events == ["start"] + sample + sample)
  }
}
