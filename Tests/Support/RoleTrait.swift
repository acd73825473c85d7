package import Testing

/// Says of which role a test is.
package struct RoleTrait: TestTrait {
  /// The roles that have unit tests, by their names in the architecture catalog. A contract, or models, have nothing to test.
  package enum Name: String, CaseIterable, Sendable {
    case app = "App"
    case builder = "Builder"
    case configurator = "Configurator"
    case controller = "Controller"
    case coordinator = "Coordinator"
    case interactor = "Interactor"
    case presenter = "Presenter"
    case router = "Router"
    case row = "Row"
    case view = "View"
    case viewModel = "ViewModel"
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
