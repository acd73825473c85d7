/// What a file is for, told by the end of its name, and what it must not know for that.
package struct Role: Hashable, Sendable {
  package let name: String
  /// How the names of its files end, before `.swift`.
  package let fileSuffix: String
  /// The modules that its files must not import, and no type of which they must name.
  package let forbiddenImports: [String]

  package init(name: String, fileSuffix: String, forbiddenImports: [String] = []) {
    self.name = name
    self.fileSuffix = fileSuffix
    self.forbiddenImports = forbiddenImports
  }
}

extension Role {
  /// The roles that every architecture may have.
  package static let common = [
    Role(name: "App", fileSuffix: "App"),
    Role(name: "Row", fileSuffix: "Row", forbiddenImports: ["TerminalKit"]),
  ]
}
