extension ArchitectureCatalog {
  /// The architectures of these names, in this order; all of them where no names are given.
  package static func architectures(named names: [String]?) -> [Architecture] {
    guard let names else { return all }
    return names.compactMap { name in all.first { $0.name == name } }
  }
}
