/// Every architecture of the workbench. What compares, measures or tests them asks here and nowhere else.
package enum ArchitectureCatalog {
  /// All that are compared with the leading ones: those on the same toolkit.
  package static let all = leading + further + variants

  /// Every architecture, whatever its toolkit.
  package static let every = all + declarative

  /// Those on the toolkits of these: a comparison goes no further.
  package static func comparable(with architectures: [Architecture]) -> [Architecture] {
    let toolkits = architectures.map(\.toolkit)
    return every.filter { toolkits.contains($0.toolkit) }
  }
}

extension ArchitectureCatalog {
  /// What asks for all that are compared with the leading ones, in place of their names.
  static let everyName = "all"

  /// The names that a person may give, one or several of them.
  package static let names = every.map(\.name) + [everyName]

  /// The architectures of these names, in this order; the leading ones where no names are given.
  package static func architectures(named names: [String]?) -> [Architecture] {
    guard let names else { return leading }
    if names.contains(everyName) { return all }
    return names.compactMap { name in every.first { $0.name == name } }
  }
}
