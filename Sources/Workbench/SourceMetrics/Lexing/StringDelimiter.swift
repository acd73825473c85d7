/// What opens a string literal and must be repeated to close it.
struct StringDelimiter: Equatable {
  let pounds: Int
  let isMultiline: Bool

  var quotes: Int { isMultiline ? 3 : 1 }

  func closes(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes.hasRun(of: ASCII.quote, count: quotes, at: offset)
      && bytes.hasRun(of: ASCII.pound, count: pounds, at: offset + quotes)
  }
}

extension [UInt8] {
  func hasRun(of byte: UInt8, count length: Int, at offset: Int) -> Bool {
    guard offset + length <= count else { return false }
    var index = offset
    while index < offset + length {
      guard self[index] == byte else { return false }
      index += 1
    }
    return true
  }
}
