/// The keys that control sequences stand for.
nonisolated enum ControlSequenceKey {
  static func key(final: UInt8, parameters: [Int], isAlt: Bool) -> Key? {
    guard let key = plainKey(final: final, number: parameters.first ?? 0) else { return nil }
    let movesByWord = isAlt || hasWordModifier(parameters.dropFirst().first ?? 1)
    return switch key {
    case .left where movesByWord: .wordLeft
    case .right where movesByWord: .wordRight
    default: key
    }
  }

  private static func plainKey(final: UInt8, number: Int) -> Key? {
    switch Character(Unicode.Scalar(final)) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "M": .enter
    case "Z": .backTab
    // rxvt: arrows with Control.
    case "c": .wordRight
    case "d": .wordLeft
    case "~": numberedKey(number)
    default: nil
    }
  }

  private static func numberedKey(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// A modifier is one more than the sum of Shift 1, Alt 2, Control 4, Meta 8.
  private static func hasWordModifier(_ modifier: Int) -> Bool {
    modifier > 0 && (modifier - 1) & 0b1110 != 0
  }
}
