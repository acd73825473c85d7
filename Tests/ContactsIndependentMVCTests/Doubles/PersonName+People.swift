import ContactsDomain

extension PersonName {
  static let ada = PersonName(first: "Ada", last: "Lovelace")
  static let alan = PersonName(first: "Alan", last: "Turing")
  static let grace = PersonName(first: "Grace", last: "Hopper")

  /// `Person 01` to `Person 50`, more than fit on the screen.
  static let fifty = (1...50).map { number in
    PersonName(first: "Person", last: number < 10 ? "0\(number)" : "\(number)")
  }
}
