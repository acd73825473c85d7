import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import Foundation
import ScenarioDriver
import SourceReading
import TerminalKit

/// A pattern built another way: a folder of sources, which tests hold to what the architectures are held to.
struct Variant: Sendable {
  /// The name of its folder, and of its app in `VariantCatalog`.
  let name: String
  let pattern: String
  /// The second pattern, if it lies between two; otherwise nil.
  let towards: String?
  /// Who describes it, as Markdown.
  let origin: String
  /// The architecture or the variant whose sources it was made from; nil if it was written from scratch.
  let base: String?
  let roles: [Role]
  /// The built-in scenarios that do not hold in this variant, each with the reason.
  let changedScenarios: [ChangeResults.ChangedScenario]
  /// The classes that outlive this variant's app.
  let outliving: Set<String>
  /// The files of scenarios that hold in this variant only, sorted.
  let scenarioFiles: [URL]
  /// The metrics of its Swift files.
  let metrics: FolderMetrics

  /// What its screens are made with, as its pattern says.
  var toolkit: Toolkit { VariantResults.patterns.contains(pattern) ? .imperative : .declarative }

  /// From the root of the package.
  var folder: String { "\(VariantResults.folder)/\(name)" }

  /// It as an architecture, whose app this makes.
  func architecture(
    makeApp: @escaping @MainActor @Sendable (any ContactRepository) -> any App
  ) -> Architecture {
    var architecture = Architecture(name: name, roles: roles, makeApp: makeApp)
    architecture.parentFolder = VariantResults.folder
    return architecture.on(toolkit)
  }

  /// The scenarios that hold in it, its own among them, and the built-in ones that do not.
  func scenarios(among builtIn: [Scenario]) throws -> (holding: [Scenario], changed: [Scenario]) {
    let names = changedScenarios.map(\.name)
    let own = try scenarioFiles.flatMap { try ScenarioSource.file($0.path).scenarios() }
    return (
      builtIn.filter { !names.contains($0.name) } + own, builtIn.filter { names.contains($0.name) }
    )
  }

  /// All variants, by pattern, those between two patterns last; each follows the variant that it was made from.
  static func all(
    in root: URL,
    besides architectures: [Architecture] = ArchitectureCatalog.leading + ArchitectureCatalog.further
      + ArchitectureCatalog.declarative
  ) throws -> [Variant] {
    let folder = root.appendingPathComponent(VariantResults.folder).path
    let names = try ChangeFolder.names(in: VariantResults.folder, of: root).filter { name in
      let type = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.type]
      return type as? FileAttributeType == .typeDirectory && !name.hasPrefix(".")
    }
    let (taken, scenarios) = (architectures.map(\.name), try BuiltInScenarioFiles(root: root).names())
    var waiting = try names.map { name in
      guard !taken.contains(name) else {
        throw CommandFailure.usage("\(VariantResults.folder)/\(name): an architecture has this name")
      }
      return try Variant(named: name, in: root, known: taken + names, scenarios: scenarios)
    }.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    var ordered: [Variant] = []
    while !waiting.isEmpty {
      guard let next = waiting.firstIndex(where: { one in !waiting.contains { $0.name == one.base } }) else {
        throw CommandFailure.usage("\(waiting[0].folder): it is built on itself")
      }
      ordered.append(waiting.remove(at: next))
    }
    return ordered
  }

  private var rank: Int {
    let patterns = Self.patterns
    return (patterns.firstIndex(of: pattern) ?? 0) + (towards == nil ? 0 : patterns.count)
  }
}

extension Variant {
  private static let modules = ["ContactsDomain"] + Toolkit.allCases.map(\.module)
  private static let patterns = VariantResults.patterns + ArchitectureCatalog.declarative.map(\.name)

  /// Reads a variant.
  ///
  /// - Parameters:
  ///   - known: the names of the architectures and variants that it may be built on.
  ///   - scenarios: the names of the scenarios whose behaviour it may change.
  init(named name: String, in root: URL, known: [String], scenarios: [String]) throws {
    let files = ChangeFolder(root: root, path: "\(VariantResults.folder)/\(name)", architectures: [])
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil else {
      throw CommandFailure.usage("\(files.path): expected a name of ASCII letters and digits")
    }
    let text = try files.text("variant.md", scenarios: scenarios)
    let ways = text.line(beneath: "Pattern")?.split(separator: " to ").map(String.init) ?? []
    guard 1...2 ~= ways.count, Set(ways).count == ways.count,
      ways.allSatisfy(Self.patterns.contains)
    else {
      let form = Self.patterns.joined(separator: ", ") + " or such as \"MVVM to VIPER\""
      throw text.malformed(beneath: "Pattern", form)
    }
    guard let origin = text.line(beneath: "Origin") else {
      throw text.malformed(beneath: "Origin", "who describes it")
    }
    base = text.line(beneath: "Built on")
    if let base, base == name || !known.contains(base) {
      throw text.malformed(beneath: "Built on", "the name of an architecture or of another variant")
    }
    let form = "- `SUFFIX`: ROLE, not `MODULE`"
    roles = try text.items(beneath: "Roles", form: form).map { _, suffix, words in
      Role(
        name: String(words.prefix { $0 != "," }), fileSuffix: suffix,
        forbiddenImports: words.matches(of: /`(.*?)`/).map { String($0.1) })
    }
    guard !roles.isEmpty, roles.flatMap(\.forbiddenImports).allSatisfy(Self.modules.contains) else {
      let modules = Self.modules.joined(separator: " or ")
      throw text.malformed(beneath: "Roles", "\"\(form)\", the modules \(modules)")
    }
    self.name = name
    self.origin = origin
    (pattern, towards) = (ways[0], ways.count > 1 ? ways[1] : nil)
    changedScenarios = try text.changedScenarios()
    outliving = try Set(text.items(beneath: "What outlives the app", form: "- `CLASS`: REASON").map(\.name))
    scenarioFiles = try files.files(ending: ".scenario")
    metrics = FolderMetrics(path: files.path, files: try SourceFolder.measure(at: files.url.path).files)
    guard metrics.files.contains(where: { $0.stem == "ContactsApp" }) else {
      throw CommandFailure.missing("a file ContactsApp.swift in \(files.path)")
    }
  }
}

extension VariantResults: StoredRun {
  static let remedy = "\(command) --output \(path) measures it"
  /// A build with this in its environment has the variants in its catalog.
  static let command = "VARIANTS=all swift run compare variants"

  static func sources(in root: URL) throws -> String {
    try fingerprint(of: Variant.all(in: root), root: root)
  }

  /// Tells the sources on which a run depends from others: those of all implementations with the rules that they have to
  /// keep, what they stand on, what they are measured with, and the scenarios.
  static func fingerprint(of variants: [Variant], root: URL) throws -> String {
    let own = variants.flatMap { variant in variant.metrics.files.map { "\(variant.folder)/\($0.path)" } }
    let second = try SecondAuthors.architectures(in: root).map {
      UnitTestFile.folder(ofArchitecture: $0.name)
    }
    let folders =
      ArchitectureCatalog.leading.map(\.sourceFolder) + second + [
        "Sources/ContactsDomain", "Sources/TerminalKit", "Sources/ScenarioDriver/BuiltIn/Scenarios",
        "Benchmarks/Workloads",
      ]
    let rules = variants.flatMap(\.roles).map { "\($0.name) \($0.fileSuffix) \($0.forbiddenImports)" }
    return try SourceFingerprint.of(own.sorted() + folders, method: "1 \(rules)", root: root)
  }
}
