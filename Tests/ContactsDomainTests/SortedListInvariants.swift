@testable import ContactsDomain

/// The shape of a list as its nodes say it, found without using any row or search of the list itself.
struct SortedListShape<Element: Ranked> {
  /// What contradicts what a B+ tree promises; empty if all is well.
  private(set) var problems: [String] = []
  /// How many elements each leaf has, in their order.
  private(set) var leaves: [Int] = []
  /// How many children each branch has, level by level from the root down.
  private(set) var branches: [[Int]]

  private let list: SortedList<Element>
  private var used = (leaves: Set<Int>(), branches: Set<Int>())

  init(_ list: SortedList<Element>) {
    self.list = list
    branches = Array(repeating: [], count: list.height)
    let elements = visit(list.root, height: list.height)
    if elements.count != list.length { problems.append("\(elements.count) elements, counted \(list.length)") }
    if !elements.elementsEqual(list) { problems.append("iteration finds others") }
    if zip(elements, elements.dropFirst()).contains(where: { $1 < $0 }) { problems.append("not in order") }
    if list.height > 0, list.branches[list.root].children.count < 2 { problems.append("a root of one child") }
    if list.leaves.count > 2 * (elements.count / 16 + 2) + leaves.count {
      problems.append("\(list.leaves.count) leaves for \(elements.count) elements")
    }
    if list.branches.count > list.leaves.count + list.height {
      problems.append("\(list.branches.count) branches above \(list.leaves.count) leaves")
    }
    let isEmptied =
      list.leaves.indices.allSatisfy { used.leaves.contains($0) || list.leaves[$0].elements.isEmpty }
      && list.branches.indices.allSatisfy {
        used.branches.contains($0) || list.branches[$0].children.isEmpty
      }
    if !isEmptied { problems.append("a node that is not used keeps something") }
  }

  /// The elements below the node.
  private mutating func visit(_ node: Int, height: Int) -> [Element] {
    guard height > 0 else {
      let leaf = list.leaves[node]
      used.leaves.insert(node)
      leaves.append(leaf.elements.count)
      if leaf.ranks != leaf.elements.map(\.rank) { problems.append("ranks of other elements") }
      if leaf.elements.isEmpty && list.height > 0 { problems.append("an empty leaf") }
      if leaf.elements.count > 64 { problems.append("a leaf of \(leaf.elements.count)") }
      return leaf.elements
    }
    let branch = list.branches[node]
    used.branches.insert(node)
    let places = branch.children.count
    branches[list.height - height].append(places)
    if places > 64 { problems.append("a branch of \(places)") }
    if branch.counts.count != places || branch.separators.count != places - 1 {
      problems.append(
        "\(places) children, \(branch.counts.count) counts, \(branch.separators.count) separators")
      return []
    }
    if branch.separators.ranks != branch.separators.elements.map(\.rank) {
      problems.append("separators with other ranks")
    }
    var all: [Element] = []
    for (place, child) in branch.children.enumerated() {
      let below = visit(child, height: height - 1)
      if below.count != branch.counts[place] {
        problems.append("\(below.count) below \(branch.counts[place])")
      }
      if place > 0, below.first != branch.separators.elements[place - 1] {
        problems.append("a separator that is not the first element behind it")
      }
      all += below
    }
    return all
  }
}
