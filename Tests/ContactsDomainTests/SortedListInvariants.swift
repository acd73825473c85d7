@testable import ContactsDomain

/// The parts of a list as they are, found without using any row or search of the list itself.
struct SortedListShape<Element: Ranked> {
  /// What contradicts what the list promises of its parts; empty if all is well.
  private(set) var problems: [String] = []
  /// How many elements each leaf has, branch by branch.
  let leaves: [[Int]]

  init(_ list: SortedList<Element>) {
    leaves = list.top.parts.map { $0.parts.map(\.count) }
    check(list.top, "the top")
    for branch in list.top.parts {
      check(branch, "a branch")
      expectWidth(branch.width, of: "a branch", isAlone: list.top.width == 1)
      for leaf in branch.parts {
        if leaf.ranks != leaf.elements.map(\.rank) { problems.append("ranks of other elements") }
        expectWidth(leaf.width, of: "a leaf", isAlone: branch.width == 1)
      }
    }
    let elements = list.top.parts.flatMap(\.parts).flatMap(\.elements)
    if elements.count != list.count { problems.append("\(elements.count) elements, counted \(list.count)") }
    if !elements.elementsEqual(list) { problems.append("iteration finds others") }
    if zip(elements, elements.dropFirst()).contains(where: { $1 < $0 }) { problems.append("not in order") }
  }

  private mutating func check<Part: SortedPart<Element>>(_ branch: SortedBranch<Part>, _ name: String) {
    if branch.counts != branch.parts.map(\.count) { problems.append("\(name) counts others") }
    let separators = branch.separators
    if separators.ranks != separators.elements.map(\.rank) { problems.append("\(name) has other ranks") }
    if separators.elements != branch.parts.dropFirst().map(\.first) {
      problems.append("\(name) is separated by what is not first")
    }
  }

  private mutating func expectWidth(_ width: Int, of part: String, isAlone: Bool) {
    if width > 63 || width < 17 && !isAlone { problems.append("\(part) of \(width)") }
  }
}
