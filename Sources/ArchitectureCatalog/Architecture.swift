package import ContactsDomain
package import TerminalKit

/// One way to build the contacts app: what it is called, which roles its files play, and how it is started.
package struct Architecture: Sendable, CustomStringConvertible {
  /// The name, which is also that of its executable and of its folder.
  package let name: String
  /// The roles that this architecture gives to its files, besides those that every app has.
  package let roles: [Role]
  package let makeApp: @MainActor @Sendable (any ContactRepository) -> any App

  package init(
    name: String, roles: [Role],
    makeApp: @escaping @MainActor @Sendable (any ContactRepository) -> any App
  ) {
    self.name = name
    self.roles = roles
    self.makeApp = makeApp
  }

  /// The folder of its sources, from the root of the package.
  package var sourceFolder: String { "\(parentFolder)/\(name)" }
  /// The folder that this one is in.
  package var parentFolder = "Sources/Architectures"

  /// What its screens are made with.
  package private(set) var toolkit = Toolkit.imperative

  /// The same on another toolkit.
  package func on(_ toolkit: Toolkit) -> Architecture {
    var architecture = self
    architecture.toolkit = toolkit
    return architecture
  }

  package var description: String { name }

  /// The role of a file by its name's ending, nil for a file that plays none.
  package func role(ofFileNamed name: String) -> Role? {
    (roles + Role.common).first { name.hasSuffix("\($0.fileSuffix).swift") }
  }
}
