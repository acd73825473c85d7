/// What an architecture's screens are made with. Architectures are compared with those on the same toolkit.
package enum Toolkit: String, CaseIterable, Sendable {
  /// Controllers that tell views what to show, as in UIKit.
  case imperative = "TerminalKit"
  /// Views that are values, described by what they show, as in SwiftUI.
  case declarative = "DeclarativeKit"

  /// The module, which is also the name of its folder.
  package var module: String { rawValue }
  /// What an app on it may import besides TerminalKit and the domain.
  package var furtherModules: [String] { self == .declarative ? ["ContactsRows", module] : [] }
}
