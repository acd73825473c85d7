/// Every architecture of the workbench. What compares, measures or tests them asks here and nowhere else.
package enum ArchitectureCatalog {
  /// Those that are compared where no names are given, and that have change requests done.
  package static let leading = [mvc, mvvm, viper]

  package static let all = leading + further + variants
}

extension ArchitectureCatalog {
  /// What asks for all of them, in place of their names.
  static let everyName = "all"

  /// The names that a person may give, one or several of them.
  package static let names = all.map(\.name) + [everyName]

  /// The architectures of these names, in this order; the leading ones where no names are given.
  package static func architectures(named names: [String]?) -> [Architecture] {
    guard let names else { return leading }
    if names.contains(everyName) { return all }
    return names.compactMap { name in all.first { $0.name == name } }
  }
}
