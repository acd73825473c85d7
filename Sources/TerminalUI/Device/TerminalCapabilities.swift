/// What the environment says about the terminal.
nonisolated struct TerminalCapabilities: Equatable, Sendable {
  /// Whether the terminal knows control sequences.
  let hasControlSequences: Bool
  /// Whether colours are welcome. (See no-color.org.)
  let usesColor: Bool

  /// - Parameter variable: gives the value of an environment variable.
  init(variable: (String) -> String?) {
    let type = variable("TERM") ?? ""
    hasControlSequences = !["", "dumb", "unknown"].contains(type)
    usesColor = (variable("NO_COLOR") ?? "").isEmpty
  }
}
