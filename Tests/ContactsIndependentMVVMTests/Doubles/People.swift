import ContactsDomain

extension PersonName {
  static let ada = PersonName(first: "Ada", last: "Lovelace")
  static let alan = PersonName(first: "Alan", last: "Turing")
  static let grace = PersonName(first: "Grace", last: "Hopper")
}

extension Contact {
  init(_ name: PersonName, arrival: Int = 100) {
    self.init(id: ID(rawValue: Int64(arrival)), name: name)
  }
}
