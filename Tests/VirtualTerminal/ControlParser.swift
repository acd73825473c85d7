/// Takes what is written to a terminal apart: characters, control characters, control sequences and the title.
struct ControlParser {
  enum Element: Equatable {
    case print(Unicode.Scalar)
    case control(Unicode.Scalar)
    case sequence(parameters: String, final: Unicode.Scalar)
    case title(String)
  }

  private enum State {
    case text, escape
    case sequence(String)
    case command(String)
  }

  private var state = State.text

  mutating func parse(_ scalar: Unicode.Scalar) -> Element? {
    switch state {
    case .text:
      return parseText(scalar)
    case .escape:
      switch scalar {
      case "[": state = .sequence("")
      case "]": state = .command("")
      default:
        state = .text
        return .control(scalar)
      }
      return nil
    case .sequence(let parameters):
      guard ("@"..."~").contains(scalar) else {
        state = .sequence(parameters + String(scalar))
        return nil
      }
      state = .text
      return .sequence(parameters: parameters, final: scalar)
    case .command(let text):
      guard scalar == "\u{7}" else {
        state = .command(text + String(scalar))
        return nil
      }
      state = .text
      return text.hasPrefix("2;") ? .title(String(text.dropFirst(2))) : nil
    }
  }

  private mutating func parseText(_ scalar: Unicode.Scalar) -> Element? {
    if scalar == "\u{1B}" {
      state = .escape
      return nil
    }
    return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? .control(scalar) : .print(scalar)
  }
}
