/// An option that a command understands, written `--name`.
package struct OptionDescription: Equatable, Sendable {
  /// How often an option may be given, and whether a value follows it.
  package enum Kind: Equatable, Sendable {
    /// Present or absent, at most once, without a value.
    case flag
    /// At most once, with a value that the help shows as the placeholder.
    case value(placeholder: String)
    /// Any number of times, each with a value that the help shows as the placeholder.
    case repeatableValue(placeholder: String)
  }

  /// The name without its dashes.
  package let name: String
  /// How often the option may be given, and whether a value follows it.
  package let kind: Kind
  /// What the option does, as a sentence for the help.
  package let summary: String

  /// Describes a flag, such as `--quick`.
  package static func flag(_ name: String, _ summary: String) -> OptionDescription {
    OptionDescription(name: name, kind: .flag, summary: summary)
  }

  /// Describes an option with one value, such as `--output DIR`.
  package static func value(_ name: String, _ placeholder: String, _ summary: String) -> OptionDescription {
    OptionDescription(name: name, kind: .value(placeholder: placeholder), summary: summary)
  }

  /// Describes an option that may be given several times, such as `--scenario FILE`.
  package static func values(_ name: String, _ placeholder: String, _ summary: String) -> OptionDescription {
    OptionDescription(name: name, kind: .repeatableValue(placeholder: placeholder), summary: summary)
  }

  var placeholder: String? {
    switch kind {
    case .flag: nil
    case .value(let placeholder), .repeatableValue(let placeholder): placeholder
    }
  }

  var isRepeatable: Bool {
    if case .repeatableValue = kind { true } else { false }
  }
}
