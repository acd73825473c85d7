package import ArchitectureCatalog
package import ContactsDomain
import Measurement
import Results
package import TerminalKit

/// Something that can do what the workloads ask for: an architecture, or a baseline beside them.
package struct Contender {
  /// Creates an app on this storage.
  package typealias AppFactory = (any ContactRepository) throws -> any App

  /// The name of its arm.
  package let name: String
  /// Creates its app; nil for a contender that has no screens.
  package let makeApp: AppFactory?
  /// Creates one with these contacts in its storage; it has not been launched.
  package let makeSubject: ([PersonName]) -> any WorkloadSubject
  /// Whether each addition takes longer the more contacts there are, in proportion.
  package let isLinear: Bool

  /// A contender with screens.
  package init(name: String, makeApp: @escaping AppFactory) {
    self.name = name
    self.makeApp = makeApp
    makeSubject = { AppSubject(names: $0, makeApp: makeApp) }
    isLinear = false
  }

  /// A contender without screens.
  package init(
    name: String, isLinear: Bool = false, makeSubject: @escaping ([PersonName]) -> any WorkloadSubject
  ) {
    self.name = name
    makeApp = nil
    self.makeSubject = makeSubject
    self.isLinear = isLinear
  }

  /// An architecture, under its own name unless another is given.
  package init(_ architecture: Architecture, name: String? = nil) {
    let makeApp = architecture.makeApp
    self.init(name: name ?? architecture.name) { (repository: any ContactRepository) in makeApp(repository) }
  }
}

extension Contender {
  /// The screens without an architecture.
  package static let toolkit = Contender(name: ReferenceArm.toolkit) { (repository: any ContactRepository) in
    try ToolkitApp(repository: repository)
  }

  /// The same screens, bound by Observation.
  package static let observed = Contender(name: ReferenceArm.observed) {
    (repository: any ContactRepository) in
    try ObservedApp(repository: repository)
  }

  /// The work without screens.
  package static let domain = Contender(name: ReferenceArm.domain) { (names: [PersonName]) in
    DomainSubject(names: names)
  }

  /// The algorithm that others published.
  package static let reference = Contender(name: ReferenceArm.reference, isLinear: true) {
    (names: [PersonName]) in
    ReferenceSubject(names: names)
  }
}
