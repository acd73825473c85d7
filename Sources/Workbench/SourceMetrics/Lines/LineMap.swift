/// Where each line of a source starts; lines end in LF, CRLF or CR.
struct LineMap {
  /// A line end that nothing follows starts no further line.
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = bytes.isEmpty ? [] : [0]
    for offset in bytes.indices where bytes[offset].isLineBreak && offset + 1 < bytes.count {
      let isFirstOfTwo = bytes[offset] == ASCII.carriageReturn && bytes[offset + 1] == ASCII.lineFeed
      if !isFirstOfTwo { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// The index of the line that holds the offset, by binary search.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
