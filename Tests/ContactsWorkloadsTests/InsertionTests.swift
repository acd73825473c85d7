import COrderStatisticTree
import ContactsDomain
import Testing

@testable import ContactsWorkloads

@MainActor
@Suite struct InsertionTests {
  private static func contacts(_ count: Int, seed: UInt64, from id: Int64) -> [Contact] {
    var generator = NameGenerator(seed: seed)
    return zip(id..., generator.names(count)).map { Contact(id: .init(rawValue: $0), name: $1) }
  }

  @Test(.enabled(if: order_statistic_tree_is_available()))
  func treeAndListFindTheSameRows() {
    let stored = Self.contacts(300, seed: 1, from: 1)
    let list = ListInsertion(stored)
    let tree = TreeInsertion(stored)
    for contact in Self.contacts(300, seed: 2, from: 301) {
      list.preparedInsertion(of: [contact])()
      tree.preparedInsertion(of: [contact])()
      #expect(tree.insertedRow == list.insertedRow)
      #expect(list.contacts[list.insertedRow] == contact)
    }
    #expect(list.count == 600)
    #expect(tree.count == 600)
  }

  @Test(.enabled(if: order_statistic_tree_is_available()))
  func aNameThatIsThereTwiceGoesBehindItsEqual() {
    let name = PersonName(first: "Ada", last: "Lovelace")
    let tree = TreeInsertion([Contact(id: .init(rawValue: 1), name: name)])
    tree.preparedInsertion(of: [Contact(id: .init(rawValue: 2), name: name)])()
    #expect(tree.insertedRow == 1)
  }
}

/// What the workload hands to the lists that it times.
@MainActor
@Suite struct InsertionCallTests {
  /// A list that keeps what it is given.
  private final class RecordingInsertion: InsertionSubject {
    let stored: [Contact]
    var inserted: [Contact] = []
    let insertedRow = 0

    init(_ contacts: [Contact]) {
      stored = contacts
    }

    var count: Int { stored.count + inserted.count }

    func preparedInsertion(of contacts: [Contact]) -> () -> Void {
      { self.inserted += contacts }
    }
  }

  /// Forty lists of a hundred, each of which grows by ten in a batch.
  @Test func everyListIsMadeInOrderAndTakesItsShareOfABatch() throws {
    let fixture = FixtureSource(largest: 100, added: 1_000).fixture(size: 100)
    var made: [RecordingInsertion] = []
    let entries = Workload.inserting(fixture, "list") { contacts in
      made.append(RecordingInsertion(contacts))
      return made[made.count - 1]
    }
    #expect(entries.map(\.name) == ["list", "list again"])
    for entry in entries {
      made = []
      let run = entry.start()
      let perform = run.prepare()
      #expect(made.count == 40, "each participant has lists of its own")
      #expect(made.allSatisfy { $0.inserted.isEmpty })
      perform()
      #expect(run.operations == 400)
      let added = fixture.added.prefix(400).map { PersonName(first: $0.firstName, last: $0.lastName) }
      #expect(made.flatMap(\.inserted).map(\.name) == added)
      let ordered = try #require(made.first).stored
      #expect(ordered == ordered.sorted())
      #expect(ordered.count == 100)
      #expect(made.allSatisfy { $0.stored == ordered && $0.inserted.count == 10 })
      // All have grown as far as they may: the next batch finds new ones.
      _ = run.prepare()
      #expect(made.count == 80)
      try run.verify()
    }
  }
}

@Suite struct InsertionPlanTests {
  @Test(arguments: [
    (1, 400, 1), (10, 400, 1), (100, 40, 10), (1_000, 4, 100), (4_000, 1, 400), (100_000, 4, 300),
    (1_000_000, 2, 600), (10_000_000, 1, 1_200),
  ])
  @MainActor
  func aSampleHasEnoughInsertionsAndNoListGrowsFar(size: Int, lists: Int, perList: Int) {
    let plan = InsertionPlan(size: size)
    #expect(plan.lists == lists)
    #expect(plan.perList == perList)
    #expect(plan.perList <= plan.growth)
  }
}
