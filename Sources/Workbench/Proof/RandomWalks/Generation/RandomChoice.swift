import Measurement

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
