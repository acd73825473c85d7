import ArchitectureCatalog
import ContactsWorkloads

/// Every contender, by name: the tests' arguments are plain values.
@MainActor
enum Contenders {
  static let all =
    ArchitectureCatalog.all.map { Contender($0) }
    + [.toolkit, .observed, .domain, .reference, .referenceScreens]
  /// Those that take part in every workload.
  static let regular = all.filter { $0.name != observed && $0.name != referenceScreens }

  nonisolated static let observed = "toolkit + domain, observed"
  nonisolated static let referenceScreens = "reference algorithm, same screens"
  nonisolated static let namesWithScreens =
    ArchitectureCatalog.all.map(\.name) + ["toolkit + domain", observed]
  nonisolated static let names = namesWithScreens + ["bare domain", "reference algorithm", referenceScreens]
}
