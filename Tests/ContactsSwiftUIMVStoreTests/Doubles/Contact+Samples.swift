import ContactsDomain

extension Contact {
  static let ada = Contact(1, "Ada", "Lovelace")
  static let alan = Contact(2, "Alan", "Turing")
  static let grace = Contact(3, "Grace", "Hopper")

  /// More than fit on a screen, in their order, each after those above.
  static let fifty = (10..<60).map { Contact($0, "Person", "\($0)") }

  init(_ id: Int64, _ first: String, _ last: String) {
    self.init(id: ID(rawValue: id), name: PersonName(first: first, last: last))
  }
}
