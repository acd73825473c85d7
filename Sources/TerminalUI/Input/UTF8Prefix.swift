/// What UTF-8 bytes begin with.
nonisolated enum UTF8Prefix: Equatable {
  /// A scalar of so many bytes.
  case scalar(Unicode.Scalar, length: Int)
  /// Bytes that are the beginning of a scalar whose end is still to come.
  case incomplete
  /// Bytes that belong to no scalar.
  case invalid(length: Int)

  init(of bytes: ArraySlice<UInt8>) {
    guard let lead = bytes.first, let length = Self.length(forLead: lead) else {
      self = .invalid(length: 1)
      return
    }
    let candidate = bytes.prefix(length)
    let continuations = candidate.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
    if continuations + 1 < candidate.count {
      self = .invalid(length: continuations + 1)
    } else if candidate.count < length {
      self = .incomplete
    } else if let text = String(validating: candidate, as: UTF8.self), let scalar = text.unicodeScalars.first
    {
      self = .scalar(scalar, length: length)
    } else {
      self = .invalid(length: 1)
    }
  }

  /// The number of bytes of a scalar that begins with this one, nil if none does.
  private static func length(forLead byte: UInt8) -> Int? {
    switch byte {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }
}
