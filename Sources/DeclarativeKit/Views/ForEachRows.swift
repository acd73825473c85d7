import Foundation
import TerminalKit

/// Rows of a list, each made when it shows.
protocol RowSource: AnyObject {
  var count: Int { get }
  /// Whether a row that shows can be selected.
  var isSelectable: Bool { get }
  /// Whether it has the place among the sources of a list that the other had in the last update.
  func succeeds(_ other: any RowSource) -> Bool
  /// The row, made if it is not there.
  func row(at row: Int) -> ShownRow?
  /// What has become of the rows since the last time that somebody asked, and whether one that shows says something else.
  func takeChange() -> (change: RowChange, needsRedraw: Bool)
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
  var isSelectable: Bool { ShownRow(output).select != nil }
  func row(at row: Int) -> ShownRow? { ShownRow(output) }
  func takeChange() -> (change: RowChange, needsRedraw: Bool) { (.none, needsRedraw) }
  func keep(_ rows: Range<Int>) {}
  func row(of id: AnyHashable) -> Int? { nil }
  func deletion(of row: Int) -> (() -> Void)? { nil }
}

/// A row that shows, with its place in the tree.
private struct LivingRow {
  let id: AnyHashable
  let node: Node
  var row: Int
  var shown: ShownRow
}

/// The rows of a ``ForEach``. Those that show have their places in the tree; what others have of state is kept for them.
final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowSource {
  private var view: ForEach<Data, ID, Content>
  private var environment: EnvironmentValues
  private weak var graph: ViewGraph?
  // No dictionary by generic identities: a viewport has few rows, and each access would look up types.
  private var living: [LivingRow] = []
  /// The places of rows that do not show.
  private var resting: [AnyHashable: Node] = [:]
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
    insertedRow = nil
    let found = new.functions.change(from: old.data, to: new.data, shown: shownRows)
    if change != .replaced { change = found }
    switch found {
    case .none: break
    case .inserted(let row):
      insertedRow = row
      move(from: row, by: 1)
    case .removed(let row):
      living.removeAll { living in
        if living.row == row { living.node.remove() }
        return living.row == row
      }
      if !resting.isEmpty { resting.removeValue(forKey: old.functions.id(row, old.data))?.remove() }
      move(from: row, by: -1)
    case .replaced: restAll()
    }
    for (place, row) in living.enumerated() {
      let shown = make(row.row, at: row.node, in: inputs.graph)
      if shown.texts != row.shown.texts { needsRedraw = true }
      living[place].shown = shown
      row.node.sweep(inputs.graph.update)
    }
  }

  private var shownRows: Range<Int> {
    guard var (first, last) = living.first.map({ ($0.row, $0.row) }) else { return 0..<0 }
    for row in living { (first, last) = (min(first, row.row), max(last, row.row)) }
    return first..<last + 1
  }

  private func move(from row: Int, by distance: Int) {
    for place in living.indices where living[place].row >= row { living[place].row += distance }
  }

  /// Takes all rows for others, whose places are kept as long as their elements are there.
  private func restAll() {
    for row in living { rest(row) }
    living = []
    if resting.isEmpty { return }
    let known = view.functions.known(Set(resting.keys), view.data)
    for (id, node) in resting where !known.contains(id) {
      node.remove()
      resting[id] = nil
    }
  }

  private func rest(_ row: LivingRow) {
    guard row.node.holdsState else { return row.node.remove() }
    row.node.disappear()
    resting[row.id] = row.node
  }

  func remove() {
    for row in living { row.node.remove() }
    for node in resting.values { node.remove() }
    living = []
    resting = [:]
  }

  // MARK: Rows

  func succeeds(_ other: any RowSource) -> Bool { self === other }

  var count: Int { view.data.count }

  var isSelectable: Bool { living.contains { $0.shown.select != nil } }

  func row(at row: Int) -> ShownRow? {
    for living in living where living.row == row { return living.shown }
    guard let graph, row < count else { return nil }
    let id = AnyHashable(view.functions.id(row, view.data))
    let node = resting.removeValue(forKey: id) ?? Node(type: ObjectIdentifier(Content.self))
    var shown: ShownRow?
    graph.make { shown = make(row, at: node, in: graph) }
    if let shown { living.append(LivingRow(id: id, node: node, row: row, shown: shown)) }
    return shown
  }

  private func make(_ row: Int, at node: Node, in graph: ViewGraph) -> ShownRow {
    let output = Output(.part)
    view.content(view.functions.element(row, view.data))
      ._makeView(_ViewInputs(node: node, graph: graph, output: output, environment: environment))
    return ShownRow(output)
  }

  func takeChange() -> (change: RowChange, needsRedraw: Bool) {
    defer { (change, needsRedraw) = (.none, false) }
    return (change, needsRedraw)
  }

  func keep(_ rows: Range<Int>) {
    living.removeAll { living in
      let isShown = rows.contains(living.row)
      if !isShown { rest(living) }
      return !isShown
    }
  }

  func row(of id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let insertedRow, view.functions.id(insertedRow, view.data) == id { return insertedRow }
    return view.functions.row(id, view.data)
  }

  func deletion(of row: Int) -> (() -> Void)? {
    environment.rowDeletion.map { delete in { delete(IndexSet(integer: row)) } }
  }
}
