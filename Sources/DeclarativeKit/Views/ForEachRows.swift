import Foundation
import Observation
import TerminalKit

/// Rows of a list, each made when it shows.
protocol RowSource: AnyObject {
  var count: Int { get }
  /// Whether it has the place among the sources of a list that the other had in the last update.
  func succeeds(_ other: any RowSource) -> Bool
  /// The row, made if it is not there.
  func row(at row: Int) -> ShownRow?
  /// What has become of the rows since the last time that somebody asked.
  func takeChange() -> RowChange
  /// Whether a row that shows says something else than before. Forgets it.
  func takeRedraw() -> Bool
  /// Forgets the rows that are not among these.
  func keep(_ rows: Range<Int>)
  func row(of id: AnyHashable) -> Int?
  /// What deleting the row does, where a person can.
  func deletion(of row: Int) -> (() -> Void)?
}

/// What a row of a list says, and what selecting it does.
struct ShownRow {
  let texts: [String]
  let select: (() -> Void)?

  init(_ output: Output) {
    let button = output.buttons.first
    texts = output.texts.isEmpty ? button?.texts ?? [] : output.texts
    select = button?.isEnabled == true ? button?.action : nil
  }

  var cell: TableViewCell {
    TableViewCell(text: texts.first ?? "", secondaryText: texts.count > 1 ? texts[1] : nil)
  }
}

/// A row that is no element of a collection.
final class StaticRow: RowSource {
  private let output: Output
  private var needsRedraw = false

  init(_ output: Output) {
    self.output = output
  }

  nonisolated deinit {}

  func succeeds(_ other: any RowSource) -> Bool {
    guard let other = other as? StaticRow else { return false }
    needsRedraw = ShownRow(output).texts != ShownRow(other.output).texts
    return true
  }

  var count: Int { 1 }
  func row(at row: Int) -> ShownRow? { ShownRow(output) }
  func takeChange() -> RowChange { .none }
  func takeRedraw() -> Bool { needsRedraw }
  func keep(_ rows: Range<Int>) {}
  func row(of id: AnyHashable) -> Int? { nil }
  func deletion(of row: Int) -> (() -> Void)? { nil }
}

/// The rows of a ``ForEach``. Those that show have their places in the tree; what others have of state is kept for them.
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  private struct Living {
    var row: Int
    let node: Node
    var shown: ShownRow
  }

  private var view: ForEach<Data, ID, Content>
  private var environment: EnvironmentValues
  private weak var graph: ViewGraph?
  private var living: [ID: Living] = [:]
  /// The places of rows that do not show.
  private var resting: [ID: Node] = [:]
  private var change = RowChange.replaced
  private var needsRedraw = false
  /// The row that the last update inserted.
  private var insertedRow: Int?

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    graph = inputs.graph
  }

  nonisolated deinit {}

  // MARK: Updates

  func update(_ new: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    let old = view
    view = new
    environment = inputs.environment
    let found = new.functions.change(new.data, old.data, shownRows)
    if change != .replaced { change = found }
    insertedRow = nil
    switch found {
    case .none: break
    case .inserted(let row):
      insertedRow = row
      move(from: row, by: 1)
    case .removed(let row):
      forget(old.functions.id(row, old.data))
      move(from: row, by: -1)
    case .replaced: rest()
    }
    for place in living.values.indices {
      let row = living.values[place]
      let shown = make(row.row, at: row.node, in: inputs.graph)
      if shown.texts != row.shown.texts { needsRedraw = true }
      living.values[place].shown = shown
      row.node.sweep(inputs.graph.update)
    }
  }

  private var shownRows: Range<Int> {
    let rows = living.values.map(\.row)
    guard let first = rows.min(), let last = rows.max() else { return 0..<0 }
    return first..<last + 1
  }

  private func move(from row: Int, by distance: Int) {
    for place in living.values.indices where living.values[place].row >= row {
      living.values[place].row += distance
    }
  }

  private func forget(_ id: ID) {
    living.removeValue(forKey: id)?.node.remove()
    resting.removeValue(forKey: id)?.remove()
  }

  /// Takes all rows for others, whose places are kept as long as their elements are there.
  private func rest() {
    for (id, row) in living { rest(row.node, id) }
    living = [:]
    if resting.isEmpty { return }
    let known = view.functions.known(Set(resting.keys), view.data)
    for (id, node) in resting where !known.contains(id) {
      node.remove()
      resting[id] = nil
    }
  }

  private func rest(_ node: Node, _ id: ID) {
    if node.holdsSomething { resting[id] = node } else { node.remove() }
  }

  func remove() {
    for row in living.values { row.node.remove() }
    for node in resting.values { node.remove() }
    living = [:]
    resting = [:]
  }

  // MARK: Rows

  func succeeds(_ other: any RowSource) -> Bool { self === other }

  var count: Int { view.data.count }

  func row(at row: Int) -> ShownRow? {
    guard let graph, row < count else { return nil }
    let id = view.functions.id(row, view.data)
    if let living = living[id] { return living.shown }
    let node = resting.removeValue(forKey: id) ?? Node(type: ObjectIdentifier(Content.self))
    var shown: ShownRow?
    graph.perform { shown = make(row, at: node, in: graph) }
    if let shown { living[id] = Living(row: row, node: node, shown: shown) }
    return shown
  }

  private func make(_ row: Int, at node: Node, in graph: ViewGraph) -> ShownRow {
    let output = Output(.part)
    let view = view.content(view.data[view.data.index(view.data.startIndex, offsetBy: row)])
    view._makeView(_ViewInputs(node: node, graph: graph, output: output, environment: environment))
    return ShownRow(output)
  }

  func takeChange() -> RowChange {
    defer { change = .none }
    return change
  }

  func takeRedraw() -> Bool {
    defer { needsRedraw = false }
    return needsRedraw
  }

  func keep(_ rows: Range<Int>) {
    for (id, row) in living where !rows.contains(row.row) {
      living[id] = nil
      rest(row.node, id)
    }
  }

  func row(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let insertedRow, view.functions.id(insertedRow, view.data) == id { return insertedRow }
    return living[id]?.row ?? view.functions.row(id, view.data)
  }

  func deletion(of row: Int) -> (() -> Void)? {
    environment.rowDeletion.map { delete in { delete(IndexSet(integer: row)) } }
  }
}
