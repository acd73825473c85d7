/// What a file is for, told by the end of its name, and what it must not know for that.
package struct Role: Hashable, Sendable {
  package let name: String
  /// How the names of its files end, before `.swift`.
  package let fileSuffix: String
  /// The modules that its files must not import.
  package let forbiddenImports: [String]

  package init(name: String, fileSuffix: String, forbiddenImports: [String] = []) {
    self.name = name
    self.fileSuffix = fileSuffix
    self.forbiddenImports = forbiddenImports
  }
}

extension Role {
  /// The controller of MVC may know both sides: that is the pattern.
  package static let controller = Role(name: "Controller", fileSuffix: "ViewController")
  /// A view controller that is a view draws what it is given: no entity, no rule.
  package static let view = Role(
    name: "View", fileSuffix: "ViewController", forbiddenImports: ["ContactsDomain"])
  package static let viewModel = Role(
    name: "ViewModel", fileSuffix: "ViewModel", forbiddenImports: ["TerminalKit"])
  package static let presenter = Role(
    name: "Presenter", fileSuffix: "Presenter", forbiddenImports: ["TerminalKit"])
  package static let interactor = Role(
    name: "Interactor", fileSuffix: "Interactor", forbiddenImports: ["TerminalKit"])
  package static let contract = Role(
    name: "Contract", fileSuffix: "Contract", forbiddenImports: ["TerminalKit"])
  /// Transitions only: a router names no contact.
  package static let router = Role(
    name: "Router", fileSuffix: "Router", forbiddenImports: ["ContactsDomain"])
  package static let coordinator = Role(name: "Coordinator", fileSuffix: "Coordinator")
  package static let builder = Role(name: "Builder", fileSuffix: "Builder")

  /// The roles that every architecture may have.
  package static let common = [
    Role(name: "App", fileSuffix: "App"),
    Role(name: "Row", fileSuffix: "Row", forbiddenImports: ["TerminalKit"]),
  ]
}
