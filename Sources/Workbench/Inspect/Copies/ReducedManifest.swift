import Foundation

/// The package's manifest, reduced for a copy to some targets and what they stand on: a build of all takes minutes.
struct ReducedManifest {
  /// The path of the file that it takes the place of.
  static let path = "Package.swift"

  /// The names of the targets that stay.
  private let targets: [String]
  private let keepsPrograms: Bool
  private let leftOut: [String]

  /// - Parameters:
  ///   - targets: the names of the targets that stay, where they are in the manifest.
  ///   - keepsPrograms: whether every program stays, too.
  ///   - leftOut: the names of targets that go although others depend on them, which have to do without.
  init(targets: [String], keepsPrograms: Bool = false, leavingOut leftOut: [String] = []) {
    self.targets = targets
    self.keepsPrograms = keepsPrograms
    self.leftOut = leftOut
  }

  /// Its bytes. Throws a `CocoaError` where the package at the root has none.
  func data(root: URL) throws -> Data {
    try Data(contentsOf: root.appendingPathComponent(Self.path)) + Data(reduction.utf8)
  }

  private var reduction: String {
    """

    let leftOut: Set<String> = \(Set(leftOut).sorted())
    func nameOfDependency(_ dependency: Target.Dependency) -> String? {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): name
      default: nil
      }
    }
    package.targets.removeAll { leftOut.contains($0.name) }
    for target in package.targets {
      target.dependencies.removeAll { nameOfDependency($0).map(leftOut.contains) ?? false }
    }
    var needed: Set<String> = \(Set(targets).sorted())
    needed.formUnion(package.targets.filter { \(keepsPrograms) && $0.type == .executable }.map(\\.name))
    while true {
      let more = package.targets.filter { needed.contains($0.name) }.flatMap(\\.dependencies)
        .compactMap(nameOfDependency)
      if needed.isSuperset(of: more) { break }
      needed.formUnion(more)
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
    """
  }
}
