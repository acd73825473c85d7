import Foundation

/// The package's manifest, reduced to some targets and what they stand on: a build of all takes minutes.
struct ReducedManifest {
  /// The names of the targets, each of which is in the manifest.
  let targets: [String]
  /// The beginning of the names of those that are optimised in a debug build; nil for none.
  let optimised: String?

  /// The text. Throws a `CocoaError` where the package at the root has none.
  func text(root: URL) throws -> String {
    let needed = Set(targets).sorted().map(\.debugDescription).joined(separator: ", ")
    return try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8) + """

      var needed: Set<String> = [\(needed)]
      while true {
        let more = package.targets.filter { needed.contains($0.name) }.flatMap(\\.dependencies).compactMap {
          dependency -> String? in
          switch dependency {
          case .targetItem(let name, _), .byNameItem(let name, _): name
          default: nil
          }
        }
        if needed.isSuperset(of: more) { break }
        needed.formUnion(more)
      }
      package.targets.removeAll { !needed.contains($0.name) }
      package.products = []

      """ + (optimised.map(Self.optimising) ?? "")
  }

  private static func optimising(_ beginning: String) -> String {
    """
    for target in package.targets where target.name.hasPrefix(\(beginning.debugDescription)) {
      target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
    }

    """
  }
}
