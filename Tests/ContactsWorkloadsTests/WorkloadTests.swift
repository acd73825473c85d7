import ContactsWorkloads
import Measurement
import Testing

@MainActor
@Suite struct WorkloadTests {
  nonisolated static let ids = [
    "add", "add-first", "add-last", "add-rejected", "open-cancel", "launch", "scroll", "screenful",
    "domain-insert",
  ]
  nonisolated static let sizes = [1, 7, 8, 9, 10, 65]

  @Test func theWorkloadsAreKnownByTheirIDs() {
    #expect(Workload.all.map(\.id) == Self.ids)
    for workload in Workload.all {
      #expect(workload.description.id == workload.id)
      #expect(!workload.summary.isEmpty && !workload.summary.contains("\n"))
      #expect(!workload.operation.isEmpty)
    }
  }

  @Test(arguments: ids, sizes)
  func everyContenderDoesWhatTheWorkloadSays(id: String, size: Int) throws {
    let workload = try #require(Workload.all.first { $0.id == id })
    let fixture = FixtureSource(largest: size, added: 100).fixture(size: size)
    for entry in workload.entries(Contenders.all, fixture) {
      let run = entry.start()
      for _ in 0..<3 { run.prepare()() }
      #expect(throws: Never.self, "\(entry.name)") { try run.verify() }
      #expect(run.operations >= 1)
    }
  }

  @Test(arguments: ids)
  func whoTakesPart(id: String) throws {
    let workload = try #require(Workload.all.first { $0.id == id })
    let names = workload.entries(Contenders.all, FixtureSource(largest: 1, added: 100).fixture(size: 1)).map(
      \.name)
    switch id {
    case "open-cancel": #expect(names == Contenders.namesWithScreens)
    case "domain-insert":
      #expect(names.first == "SortedList" && names.dropFirst().allSatisfy { $0 == "pbds" })
    default: #expect(names == Contenders.names)
    }
  }

  @Test func aContenderThatFailsDoesNotPass() throws {
    struct Refusal: Error {}
    let contender = Contender(name: "broken", makeApp: { _ in throw Refusal() })
    let workload = try #require(Workload.all.first)
    let run = try #require(
      workload.entries([contender], FixtureSource(largest: 2, added: 100).fixture(size: 2)).first
    )
    .start()
    #expect(throws: Refusal.self) { try run.verify() }
  }

  @Test func anArmTimesOneBatchASample() throws {
    let workload = try #require(Workload.all.first { $0.id == "open-cancel" })
    let fixture = FixtureSource(largest: 3, added: 100).fixture(size: 3)
    let entry = try #require(workload.entries(Contenders.all, fixture).first)
    let (arm, verify) = entry.measuredArm()
    #expect(arm.name == entry.name)
    #expect(arm.operations == entry.start().operations)
    #expect(arm.sample() > .zero)
    #expect(throws: Never.self) { try verify() }
  }
}
