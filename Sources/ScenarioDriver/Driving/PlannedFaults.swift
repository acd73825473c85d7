/// Which operations of one kind are to fail, counted from the start.
struct PlannedFaults {
  private var past = 0
  private var numbers: Set<Int> = []

  /// Plans one more fault: the operation of that number from now, or the first free one after it.
  mutating func plan(_ number: Int) {
    var number = past + number
    while numbers.contains(number) { number += 1 }
    numbers.insert(number)
  }

  /// Counts one operation and tells whether it is to fail.
  mutating func takeNext() -> Bool {
    past += 1
    return numbers.remove(past) != nil
  }
}
