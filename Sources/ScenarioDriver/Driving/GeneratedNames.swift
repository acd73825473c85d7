import ContactsDomain

/// The names that `given 25 contacts` stands for: `Person 01` to `Person 25`, in the order of the list.
struct GeneratedNames: Sequence {
  let count: Int

  func makeIterator() -> AnyIterator<PersonName> {
    let width = String(count).count
    var number = 0
    return AnyIterator {
      guard number < count else { return nil }
      number += 1
      let digits = String(number)
      let zeros = String(repeating: "0", count: width - digits.count)
      return PersonName(first: "Person", last: zeros + digits)
    }
  }
}
