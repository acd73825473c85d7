import ContactsDomain
import Measurement
import Testing

@testable import ContactsWorkloads

/// What was done, one entry for each thing.
@MainActor
final class Journal {
  private(set) var entries: [String] = []

  nonisolated init() {}

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// What `body` did.
  func entries(of body: () -> Void) -> [String] {
    let before = entries.count
    body()
    return Array(entries[before...])
  }
}

/// The bare domain, which notes what it is asked to do.
@MainActor
final class CountingSubject: WorkloadSubject {
  private let subject: DomainSubject
  private let journal: Journal

  init(names: [PersonName], journal: Journal) {
    subject = DomainSubject(names: names)
    self.journal = journal
  }

  /// A participant whose subjects note what they are asked to do.
  static func participant(named name: String = "counting", journal: Journal) -> Participant {
    Participant(name: name) { names in CountingSubject(names: names, journal: journal) }
  }

  func launch() {
    journal.note("launch")
    subject.launch()
  }

  func quit() {
    journal.note("quit")
    subject.quit()
  }

  func add(_ draft: ContactDraft) {
    journal.note("add \(draft.firstName) \(draft.lastName)")
    subject.add(draft)
  }

  func reject() {
    journal.note("reject")
    subject.reject()
  }

  func openAdd() {
    journal.note("open")
  }

  func cancelAdd() {
    journal.note("cancel")
  }

  func show(row: Int) {
    journal.note("show \(row)")
  }

  func scroll(along path: ScrollPath) {
    journal.note("scroll \(path.pages) from \(path.start)")
    subject.scroll(along: path)
  }

  var numberOfRows: Int { subject.numberOfRows }
  var insertedRow: Int? { subject.insertedRow }
  var failure: (any Error)? { subject.failure }
}

/// What each workload asks of a subject: what is counted as an operation, and what is left out of the time.
@MainActor
@Suite struct WorkloadCallTests {
  private let journal = Journal()

  /// What one batch does before it is timed, and while it is.
  private struct Batch {
    let operations: Int
    let prepared: [String]
    let performed: [String]
  }

  private func fixture(size: Int, pool: SubjectPool? = nil) -> Fixture {
    FixtureSource(largest: size, added: 100).fixture(size: size, pool: pool)
  }

  private func workload(_ id: String) throws -> Workload {
    try #require(Workload.all.first { $0.id == id })
  }

  /// The first batches of the workload's only participant.
  private func batches(
    _ count: Int, of id: String, _ participant: Participant, size: Int
  ) throws -> [Batch] {
    let entries = try workload(id).entries([participant], fixture(size: size))
    let run = try #require(entries.first).start()
    let batches = (0..<count).map { _ in
      var perform = {}
      let prepared = journal.entries { perform = run.prepare() }
      return Batch(operations: run.operations, prepared: prepared, performed: journal.entries(of: perform))
    }
    try run.verify()
    return batches
  }

  private func subjectBatches(_ count: Int, of id: String, size: Int) throws -> [Batch] {
    try batches(count, of: id, CountingSubject.participant(journal: journal), size: size)
  }

  @Test func addingAddsTheFixturesContactsInTheirOrder() throws {
    let added = fixture(size: 1_000).added.map { "add \($0.firstName) \($0.lastName)" }
    let batches = try subjectBatches(5, of: "add", size: 1_000)
    #expect(batches.map(\.operations) == [20, 20, 20, 20, 20])
    #expect(batches.allSatisfy { $0.prepared.isEmpty })
    #expect(batches.flatMap(\.performed) == added)
  }

  /// A list of ten may grow by one.
  @Test func aListThatHasGrownIsReplacedBeforeTheTimeStarts() throws {
    for (number, batch) in try subjectBatches(3, of: "add", size: 10).enumerated() {
      #expect(batch.operations == 1)
      #expect(batch.prepared == (number == 0 ? [] : ["launch"]))
      #expect(batch.performed.count == 1)
    }
  }

  @Test func refusingIsCountedOnceEach() throws {
    for batch in try subjectBatches(2, of: "add-rejected", size: 10) {
      #expect(batch.operations == 20)
      #expect(batch.prepared == [])
      #expect(batch.performed == Array(repeating: "reject", count: 20))
    }
  }

  @Test func launchingLeavesQuittingOutOfTheTime() throws {
    for batch in try subjectBatches(3, of: "launch", size: 10) {
      #expect(batch.operations == 1)
      #expect(batch.prepared == ["quit"])
      #expect(batch.performed == ["launch"])
    }
  }

  /// In stretches of 125 pages of eight rows: three pass a list of 3,000.
  @Test func scrollingPassesTheWholeListInStretches() throws {
    let batches = try subjectBatches(3, of: "scroll", size: 3_000)
    #expect(batches.map(\.operations) == [2_000, 2_000, 2_000])
    #expect(
      Set(batches.flatMap(\.performed)) == [
        "scroll 125 from 0", "scroll 125 from 1000", "scroll 125 from 1992",
      ])
    for batch in batches {
      #expect(batch.performed.count == 1)
      let start = try #require(batch.performed.first?.split(separator: " ").last)
      #expect(batch.prepared == ["show \(start)"])
    }
  }

  @Test func aShortListIsScrolledThroughAtOnce() throws {
    let batch = try #require(subjectBatches(1, of: "scroll", size: 65).first)
    #expect(batch.operations == 2 * (65 - 8))
    #expect(batch.performed == ["scroll 8 from 0"])
  }

  @Test func aScreenfulIsAPageDownAndUp() throws {
    let batch = try #require(subjectBatches(1, of: "screenful", size: 65).first)
    #expect(batch.operations == 20)
    #expect(batch.performed == Array(repeating: "scroll 1 from 0", count: 20))
  }

  @Test func everyAddScreenThatIsCountedOpensAndCloses() throws {
    let app = CountingApp.participant(journal: journal)
    for batch in try batches(2, of: "open-cancel", app, size: 3) {
      #expect(batch.operations == 20)
      #expect(batch.prepared == [])
      #expect(batch.performed == Array(repeating: ["open", "cancel"], count: 20).flatMap(\.self))
    }
  }

  @Test(arguments: [true, false]) func theControlHasASubjectOfItsOwn(isPooled: Bool) throws {
    let (first, again) = (Journal(), Journal())
    let participants = [
      CountingSubject.participant(named: "one", journal: first),
      CountingSubject.participant(named: ReferenceParticipant.again("one"), journal: again),
    ]
    let fixture = fixture(size: 100, pool: isPooled ? SubjectPool() : nil)
    for id in ["launch", "scroll", "add-rejected", "add"] {
      let runs = try workload(id).entries(participants, fixture).map { $0.start() }
      #expect(runs.count == 2)
      for (run, other) in [(runs[0], again), (runs[1], first)] {
        let perform = run.prepare()
        #expect(other.entries(of: perform) == [], "\(id)")
      }
    }
    #expect(first.entries.count { $0 == "launch" } == again.entries.count { $0 == "launch" })
    #expect(!again.entries.isEmpty)
  }
}
