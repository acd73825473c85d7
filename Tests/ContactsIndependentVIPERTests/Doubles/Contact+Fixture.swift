import ContactsDomain

extension Contact {
  init(_ first: String, _ last: String, id: Int64 = 1) {
    self.init(id: ID(rawValue: id), name: PersonName(first: first, last: last))
  }
}
