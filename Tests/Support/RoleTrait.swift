package import Testing

/// Says of which role a test is.
package struct RoleTrait: TestTrait {
  /// The name of a role in the architecture catalog. Those below are there for the compiler to check; any other stands as a
  /// string, such as `.role("Wireframe")`. A test checks that each is the role of its file.
  package struct Name: ExpressibleByStringLiteral, Sendable {
    package static let app: Name = "App"
    package static let builder: Name = "Builder"
    package static let configurator: Name = "Configurator"
    package static let controller: Name = "Controller"
    package static let coordinator: Name = "Coordinator"
    package static let interactor: Name = "Interactor"
    package static let presenter: Name = "Presenter"
    package static let router: Name = "Router"
    package static let row: Name = "Row"
    package static let view: Name = "View"
    package static let viewModel: Name = "ViewModel"

    package let text: String

    package init(stringLiteral text: String) {
      self.text = text
    }
  }

  /// The role under test.
  package let role: Name
}

extension Trait where Self == RoleTrait {
  /// The test is of that role: a fault in the role is a failure of the test.
  package static func role(_ role: RoleTrait.Name) -> Self {
    Self(role: role)
  }
}
