import ContactsDomain
import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct FixtureTests {
  @Test func aSmallerFixtureIsTheBeginningOfALargerOne() {
    let source = FixtureSource(largest: 50, added: 100)
    let (small, large) = (source.fixture(size: 10), source.fixture(size: 50))
    #expect(small.stored == Array(large.stored.prefix(10)))
    #expect(small.added == large.added)
    let alone = FixtureSource(largest: 10, added: 100).fixture(size: 10)
    #expect(alone.stored == small.stored)
    #expect(alone.added == small.added)
  }

  /// One in eight goes into each eighth of the list, more or less, and one goes before the next as often as behind it.
  @Test func whatIsAddedComesInNoOrderAndGoesEverywhere() throws {
    let fixture = FixtureSource(largest: 1_000, added: 800).fixture(size: 1_000)
    func contact(_ name: PersonName) -> Contact { Contact(id: .init(rawValue: 1), name: name) }
    var list = SortedList(fixture.stored.map(contact))
    var eighths = [Int](repeating: 0, count: 8)
    var ascending = 0
    var previous = 0
    for draft in fixture.added {
      let share = Double(list.insert(contact(try draft.validated()))) / Double(list.count)
      eighths[Int(share * 8)] += 1
      let place = Int(share * 1_000)
      if place > previous { ascending += 1 }
      previous = place
    }
    #expect(eighths.allSatisfy { (70...130).contains($0) }, "\(eighths)")
    #expect((350...450).contains(ascending))
  }

  @Test func whatHasFailedIsNotMeasuredAgain() {
    let (pool, participant, names) = (SubjectPool(), Participants.all[0], 0...0)
    let launch = {
      let subject = participant.makeSubject([])
      subject.launch()
      return subject
    }
    let first = pool.subject(of: participant, rows: names, launch: launch)
    #expect(pool.subject(of: participant, rows: names, launch: launch) === first)
    first.cancelAdd()
    #expect(pool.subject(of: participant, rows: names, launch: launch) !== first)
  }

  @Test(arguments: [(1, 1, 1), (10, 1, 1), (99, 9, 9), (1_000, 100, 20), (100_000, 10_000, 20)])
  func aListGrowsByATenthAtMost(size: Int, limit: Int, batch: Int) {
    #expect(Growth(size: size).limit == limit)
    #expect(Growth(size: size).batch == batch)
  }
}
