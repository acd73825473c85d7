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
