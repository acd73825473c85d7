extension SortedList {
  /// The first row for which the condition holds, given that it holds for every row after that one too; the count where
  /// it holds for none. Looks at O(log n) rows.
  func partitioningRow(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongsInSecondPart(self[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}

extension SortedList<Contact> {
  /// The row of the first contact whose full name begins with the text, whatever its case and diacritics; nil if none does.
  public func firstRow(beginningWith text: String) -> Int? {
    let key = SortKey(folding: text)
    let row = partitioningRow { $0.name.sortKey >= key }
    guard row < count, self[row].name.sortKey.folded.utf8.starts(with: key.folded.utf8) else { return nil }
    return row
  }
}
