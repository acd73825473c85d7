import Measurement
import ScenarioDriver
import TerminalKit

/// Makes up walks: what a person might do, one step after the other, on the screens that are expected.
@MainActor
struct WalkGenerator {
  private var generator: SeededGenerator
  private var oracle: any WalkOracle
  private let text: TypedText
  private var actions: [Action] = []

  /// The walk of that seed: contacts that are there already, the launch, and so many steps after it.
  ///
  /// - Parameter oracle: what shows the screens, before the first step.
  static func walk(seed: UInt64, steps: Int, oracle: any WalkOracle = ReferenceModel()) -> [Action] {
    var walk = WalkGenerator(generator: SeededGenerator(seed: seed), oracle: oracle)
    walk.launch()
    for _ in 0..<steps { walk.perform(walk.nextAction()) }
    return walk.actions
  }

  private init(generator: SeededGenerator, oracle: any WalkOracle) {
    self.generator = generator
    self.oracle = oracle
    text = TypedText(using: &self.generator)
  }

  private mutating func perform(_ action: Action) {
    _ = oracle.perform(action)
    actions.append(action)
  }

  // MARK: Before the first step

  private mutating func launch() {
    let count = generator.element(weighted: [
      (15, 0), (25, generator.number(in: 1...5)), (25, generator.number(in: 15...25)),
      (35, generator.number(in: 0...60)),
    ])
    let generated = generator.chance(percent: 50) ? generator.number(in: 0...count) : 0
    if generated > 0 { perform(.givenContacts(count: generated)) }
    for _ in 0..<count - generated {
      perform(
        .givenContact(
          firstName: text.any(using: &generator), lastName: text.any(using: &generator)))
    }
    if generator.chance(percent: 15) { perform(.fail(.load, number: 1)) }
    perform(.launch)
  }

  // MARK: The next step

  private mutating func nextAction() -> Action {
    if generator.chance(percent: 3) { return strayAction() }
    let screen = oracle.screen
    if screen.alert != nil { return alertAction(on: screen) }
    return screen.fields.isEmpty || screen.list != nil ? listAction(on: screen) : formAction(on: screen)
  }

  private mutating func alertAction(on screen: ScreenSnapshot) -> Action {
    generator.element(weighted: [
      (80, tapAny(of: screen)), (10, fault()), (5, .relaunch), (5, strayAction()),
    ])
  }

  private mutating func listAction(on screen: ScreenSnapshot) -> Action {
    let rows = screen.list?.numberOfRows ?? 0
    let scroll = rows > 0 ? 30 : 0
    var actions: [(weight: Int, element: Action)] = [
      (45, tapAny(of: screen)), (scroll, .scroll(anyScroll(rows: rows))), (8, fault()), (6, .relaunch),
    ]
    // A list may have a field of its own, such as one to search in.
    for field in screen.fields {
      actions += [
        (20, .type(text.any(using: &generator), field: field.label)), (10, .clear(field: field.label)),
      ]
    }
    if oracle.isUnspecified { actions += unspecifiedActions(on: screen) }
    return generator.element(weighted: actions)
  }

  /// Mostly what leads to a contact: filling what is empty, clearing what is no name, then Done.
  private mutating func formAction(on screen: ScreenSnapshot) -> Action {
    let label = generator.element(of: screen.fields.map(\.label))
    let done = Action.tap(button: screen.rightButton?.title ?? "Done")
    let leave = Action.tap(button: screen.leftButton?.title ?? "Cancel")
    let type = Action.type(text.any(using: &generator), field: label)
    let next = nextStep(on: screen) ?? done
    return generator.element(weighted: [
      (65, next), (12, type), (8, done), (4, leave),
      (4, .clear(field: label)),
      (6, fault()), (1, .relaunch),
    ])
  }

  private mutating func nextStep(on screen: ScreenSnapshot) -> Action? {
    for field in screen.fields where ReferenceModel.fieldLabels.contains(field.label) {
      if field.text.isEmpty { return .type(text.any(using: &generator), field: field.label) }
      if !ReferenceValidation.isName(field.text) { return .clear(field: field.label) }
    }
    return nil
  }

  private mutating func tapAny(of screen: ScreenSnapshot) -> Action {
    let buttons = screen.buttons.filter(\.isEnabled).map(\.title)
    return buttons.isEmpty ? .relaunch : .tap(button: generator.element(of: buttons))
  }

  /// What a person may do in a list once it can be searched, its rows open, and its rows can be deleted.
  private mutating func unspecifiedActions(
    on screen: ScreenSnapshot
  ) -> [(weight: Int, element: Action)] {
    var actions: [(weight: Int, element: Action)] = []
    if let list = screen.list, !list.visibleRows.isEmpty {
      let row = list.firstRow + generator.number(in: 1...list.visibleRows.count)
      actions += [(20, .select(row: row)), (15, .delete(row: row))]
    }
    if let search = screen.searchBar {
      // A text that is not the beginning of any row leaves nothing to see.
      let rows = (screen.list?.visibleRows ?? []).map { String($0.prefix(2)) }.filter { !$0.isEmpty }
      let text =
        rows.isEmpty || generator.chance(percent: 30)
        ? text.any(using: &generator) : generator.element(of: rows)
      actions += [(20, .type(text, field: search.label)), (15, .clear(field: search.label))]
    }
    return actions
  }

  private mutating func fault() -> Action {
    if oracle.isUnspecified {
      return .fail(generator.element(of: [.save, .load, .remove]), number: 1)
    }
    return .fail(generator.chance(percent: 60) ? .save : .load, number: 1)
  }

  private mutating func anyScroll(rows: Int) -> Scroll {
    generator.element(weighted: [
      (3, .down(rows: generator.number(in: 1...30))), (3, .up(rows: generator.number(in: 1...30))),
      (3, .toRow(generator.number(in: 1...max(1, rows)))), (1, .toTop), (1, .toBottom),
    ])
  }

  /// A step that may be impossible on the screen as it is: all have to refuse it alike.
  private mutating func strayAction() -> Action {
    generator.element(of: [
      .tap(button: generator.element(of: ["Add", "Cancel", "Done", "Ok", "Retry", "Delete", ""])),
      .type("x", field: generator.element(of: ReferenceModel.fieldLabels + ["Nickname"])),
      .clear(field: generator.element(of: ReferenceModel.fieldLabels)),
      .scroll(.toRow(generator.number(in: 1...100))), .scroll(.down(rows: 1)),
      .select(row: generator.number(in: 1...20)), .delete(row: generator.number(in: 1...20)),
    ])
  }
}

extension SeededGenerator {
  // The standard library's `randomElement(using:)` and `random(in:using:)` do not promise the same choice from one
  // release to the next; a walk has to be the same wherever its seed is used.

  /// A number of the range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + index(below: range.count)
  }

  /// Whether something comes true that does so in this many of 100 cases.
  mutating func chance(percent: Int) -> Bool {
    index(below: 100) < percent
  }

  /// One of the elements, of which there is at least one.
  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[index(below: elements.count)]
  }

  /// One of the elements, each as likely as its weight says.
  mutating func element<Element>(weighted elements: [(weight: Int, element: Element)]) -> Element {
    var place = index(below: elements.reduce(0) { $0 + $1.weight })
    for (weight, element) in elements.dropLast() {
      if place < weight { return element }
      place -= weight
    }
    return elements[elements.count - 1].element
  }
}
