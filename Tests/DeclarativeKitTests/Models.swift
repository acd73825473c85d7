import Observation

/// Something that is on or off.
@Observable
final class Switch {
  var isOn: Bool

  init(isOn: Bool = true) {
    self.isOn = isOn
  }
}

/// A list of names.
@Observable
final class Names {
  var names: [String]

  init(_ names: [String]) {
    self.names = names
  }
}

/// An element whose text can change while its identity stays.
struct Item: Identifiable, Hashable, Sendable {
  let id: Int
  var text: String

  static func list(_ count: Int) -> [Item] {
    (0..<count).map { Item(id: $0, text: "row \($0)") }
  }
}

/// The elements of a list.
@Observable
final class Items {
  var items: [Item]
  /// What each row says besides its own text.
  var suffix = ""

  init(count: Int) {
    items = Item.list(count)
  }
}

/// One element, or none.
@Observable
final class Choice {
  var item: Item?
}
