import ContactsDomain
import Foundation
import Measurement
import Testing

/// The list does what a sorted array does, whatever is done to it and to its copies.
@Suite struct SortedListLawTests {
  /// How many operations there are in all; `LIST_OPERATIONS=1000000` in the environment has a million.
  static let operations =
    ProcessInfo.processInfo.environment["LIST_OPERATIONS"].flatMap { Int($0) } ?? 60_000
  static let runs = 20

  /// Few different values make many equals, many make few; eight values share a rank.
  @Test(arguments: 1...runs)
  func itDoesWhatASortedArrayDoes(run: Int) {
    var generator = SeededGenerator(seed: UInt64(run))
    let values = [1, 3, 50, 1000, 100_000, 1 << 40][run % 6]
    var model = (0..<[0, 64, 2497, 5000][run % 4]).map { Twin(value: $0 / 7 % values, id: -$0) }
    var list = SortedList(model)
    model = Array(list)
    var held: [(list: SortedList<Twin>, model: [Twin])] = []
    for step in 0..<Self.operations / Self.runs {
      let twin = Twin(value: Int.random(in: 0..<values, using: &generator), id: step)
      // It grows and shrinks by turns.
      let growing = (step / 1200).isMultiple(of: 2)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<(growing ? 6 : 2):
        let (row, expected) = (list.insert(twin), model.insertInOrder(twin))
        if row != expected { Issue.record("step \(step): inserted at \(row), not \(expected)") }
      case 0..<8 where !model.isEmpty:
        let row = Int.random(in: model.indices, using: &generator)
        let (removed, expected) = (list.remove(at: row), model.remove(at: row))
        if removed != expected { Issue.record("step \(step): removed \(removed), not \(expected)") }
      case 8 where !model.isEmpty:
        let row = Int.random(in: model.indices, using: &generator)
        if list[row] != model[row] { Issue.record("step \(step): \(list[row]) in row \(row)") }
        if list.row(of: model[row]) != row { Issue.record("step \(step): \(model[row]) not in row \(row)") }
      default:
        if list.row(of: twin) != nil { Issue.record("step \(step): found what is not there") }
      }
      if step.isMultiple(of: 600) {
        held.append((list, model))
        if held.count > 4 { held.remove(at: Int.random(in: held.indices, using: &generator)) }
      }
      if step.isMultiple(of: 1500) { #expect(SortedListShape(list).problems == []) }
    }
    for (list, model) in held + [(list, model)] {
      #expect(list.elementsEqual(model))
      #expect(SortedListShape(list).problems == [])
    }
  }
}
