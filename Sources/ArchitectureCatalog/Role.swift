/// What a file is for, told by the end of its name, and what it must not know for that.
public struct Role: Hashable, Sendable {
  public let name: String
  /// How the names of its files end, before `.swift`.
  public let fileSuffix: String
  /// The modules that its files must not import.
  public let forbiddenImports: [String]

  public init(name: String, fileSuffix: String, forbiddenImports: [String] = []) {
    self.name = name
    self.fileSuffix = fileSuffix
    self.forbiddenImports = forbiddenImports
  }
}

extension Role {
  /// The controller of MVC may know both sides: that is the pattern.
  public static let controller = Role(name: "Controller", fileSuffix: "ViewController")
  /// A view controller that is a view draws what it is given: no entity, no rule.
  public static let view = Role(
    name: "View", fileSuffix: "ViewController", forbiddenImports: ["ContactsDomain"])
  public static let viewModel = Role(
    name: "ViewModel", fileSuffix: "ViewModel", forbiddenImports: ["TerminalKit"])
  public static let presenter = Role(
    name: "Presenter", fileSuffix: "Presenter", forbiddenImports: ["TerminalKit"])
  public static let interactor = Role(
    name: "Interactor", fileSuffix: "Interactor", forbiddenImports: ["TerminalKit"])
  public static let contract = Role(
    name: "Contract", fileSuffix: "Contract", forbiddenImports: ["TerminalKit"])
  /// Transitions only: a router names no contact.
  public static let router = Role(
    name: "Router", fileSuffix: "Router", forbiddenImports: ["ContactsDomain"])
  public static let coordinator = Role(name: "Coordinator", fileSuffix: "Coordinator")
  public static let builder = Role(name: "Builder", fileSuffix: "Builder")

  /// The roles that every architecture may have.
  public static let common = [
    Role(name: "App", fileSuffix: "App"),
    Role(name: "Row", fileSuffix: "Row", forbiddenImports: ["TerminalKit"]),
  ]
}
