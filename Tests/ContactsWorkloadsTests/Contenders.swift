import ArchitectureCatalog
import ContactsWorkloads

/// Every contender, by name: the tests' arguments are plain values.
@MainActor
enum Contenders {
  static let all = ArchitectureCatalog.all.map { Contender($0) } + [.toolkit, .domain, .reference]

  nonisolated static let names =
    ArchitectureCatalog.all.map(\.name) + ["toolkit + domain", "bare domain", "reference algorithm"]
  nonisolated static let namesWithScreens = ArchitectureCatalog.all.map(\.name) + ["toolkit + domain"]
}
