import ArchitectureCatalog
import SourceReading
import TestSupport
import Testing

@testable import BehaviourProof

@Suite struct LayeringTests {
  @Test(arguments: ArchitectureCatalog.every)
  func everyFileKeepsToItsRole(architecture: Architecture) throws {
    let files = try PackageFolder.files(in: architecture.sourceFolder)
    #expect(try LayerRules.check([architecture], root: PackageFolder.root) == files.count)
  }

  /// The layout of the repository, and the steps of adding an architecture.
  @Test(arguments: [
    ("Sources/README.md", "| `Sources/Architectures` |"), ("Sources/README.md", "It may import "),
  ])
  func theReadmesNameEachModuleThatIsImported(file: String, words: String) throws {
    let sources = try ArchitectureCatalog.every.flatMap { try PackageFolder.files(in: $0.sourceFolder) }
    let modules = Set(sources.flatMap(\.imports))
    let lines = try PackageFolder.text(file).split(separator: "\n")
    let paragraph = try #require(lines.first { $0.contains(words) })
    #expect(modules.count > 2)
    for module in modules { #expect(paragraph.contains(module), "\(file): \(module)") }
  }

  @Test(arguments: ArchitectureCatalog.every)
  func everyRoleIsPlayed(architecture: Architecture) throws {
    let files = try PackageFolder.files(in: architecture.sourceFolder)
    let played = Set(files.compactMap { architecture.role(ofFileNamed: $0.stem + ".swift") })
    #expect(architecture.roles.filter { !played.contains($0) }.map(\.name) == [])
  }

  @Test func filesThatBreakARuleAreNamedWithTheirFolder() throws {
    let folder = try TestFolder()
    try folder.write("struct Contact {}\n", to: "Sources/ContactsDomain/Contact.swift")
    try folder.write("class View {}\n", to: "Sources/TerminalKit/View.swift")
    try folder.write("import TerminalKit\n", to: "\(layered.sourceFolder)/AddContact/AddPresenter.swift")
    try folder.write("import TerminalKit\n", to: "\(layered.sourceFolder)/AddContact/AddRouter.swift")
    let violations = try #require(throws: ProofFailure.self) {
      try LayerRules.check([layered], root: folder.url)
    }
    #expect(
      violations.description
        == "Sources/Architectures/Layered/AddContact/AddPresenter.swift:1 (Presenter) imports TerminalKit")
  }

  // MARK: The rules themselves

  private let layered = Architecture(
    name: "Layered",
    roles: [
      Role(name: "View", fileSuffix: "ViewController", forbiddenImports: ["ContactsDomain"]),
      Role(name: "Presenter", fileSuffix: "Presenter", forbiddenImports: ["TerminalKit"]),
      Role(name: "Interactor", fileSuffix: "Interactor", forbiddenImports: ["TerminalKit"]),
      Role(name: "Router", fileSuffix: "Router", forbiddenImports: ["ContactsDomain"]),
    ]
  ) { _ in
    preconditionFailure("is never started")
  }

  private func violations(_ sources: [(path: String, source: String)]) -> [String] {
    let rules = LayerRules(types: [
      "ContactsDomain": ["Contact", "SortedList"], "DeclarativeKit": ["List", "View"],
      "TerminalKit": ["TableView", "View"],
    ])
    return rules.violations(
      of: sources.map { LayerRules.ArchitectureFile(path: $0.path, utf8: Array($0.source.utf8)) }, in: layered
    )
  }

  private func violations(_ path: String, _ source: String) -> [String] {
    violations([(path, source)])
  }

  @Test(arguments: [
    ("AddViewController.swift", "ContactsDomain", "View"), ("AddPresenter.swift", "TerminalKit", "Presenter"),
    ("AddInteractor.swift", "TerminalKit", "Interactor"), ("AddRouter.swift", "ContactsDomain", "Router"),
    ("ContactRow.swift", "TerminalKit", "Row"),
  ])
  func aForbiddenImportIsFound(file: String, module: String, role: String) {
    let message = "AddContact/\(file):1 (\(role)) imports \(module)"
    #expect(violations("AddContact/\(file)", "import \(module)\n") == [message])
    #expect(violations("AddContact/\(file)", "public import struct \(module).X\n") == [message])
  }

  @Test func whatARoleMayImportIsNoViolation() {
    #expect(violations("AddViewController.swift", "import TerminalKit\n// import ContactsDomain\n") == [])
    #expect(violations("AddPresenter.swift", "import ContactsDomain\nimport Observation\n") == [])
    #expect(violations("ContactRow.swift", "let text = \"import TerminalKit\"\n") == [])
  }

  @Test func aFileWithoutRoleIsFound() {
    #expect(violations("AddHelper.swift", "") == ["AddHelper.swift plays no role of Layered"])
  }

  @Test(arguments: ["Foundation", "ScenarioDriver", "ArchitectureCatalog", "ContactsOther"])
  func aForeignImportIsFound(module: String) {
    #expect(
      violations("AddRouter.swift", "import \(module)") == [
        "AddRouter.swift:1 imports \(module), which no architecture does"
      ])
  }

  // MARK: Names

  @Test(arguments: [
    ("AddViewController.swift", "let rows: [Contact]", "Contact", "ContactsDomain", "View"),
    ("AddRouter.swift", "func show(_ list: `SortedList`<Int>)", "SortedList", "ContactsDomain", "Router"),
    ("AddPresenter.swift", "let view: TableView?", "TableView", "TerminalKit", "Presenter"),
  ])
  func aNamedTypeOfAForbiddenModuleIsFound(
    file: String, source: String, name: String, module: String, role: String
  ) {
    #expect(violations(file, source) == ["\(file):1 (\(role)) names \(name), a type of \(module)"])
  }

  @Test func anAliasOfAForbiddenTypeIsFound() {
    let presenter = (
      "AddPresenter.swift", "typealias Rows = SortedList<\n  Contact>\ntypealias Shown = [Rows]\n"
    )
    let view = ("AddViewController.swift", "import TerminalKit\nlet rows: Shown\n")
    #expect(
      violations([presenter, view]) == [
        "AddViewController.swift:2 (View) names Shown, a type of ContactsDomain"
      ])
  }

  /// Both toolkits have a View. A file that imports the one that its role allows means that one.
  @Test func aNameOfTwoModulesIsThatOfTheImportedOne() {
    #expect(violations("AddPresenter.swift", "import DeclarativeKit\nvar view: any View") == [])
    #expect(
      violations("AddPresenter.swift", "import DeclarativeKit\nlet table: TableView") == [
        "AddPresenter.swift:2 (Presenter) names TableView, a type of TerminalKit"
      ])
    #expect(
      violations("AddPresenter.swift", "import ContactsDomain\nvar view: any View") == [
        "AddPresenter.swift:2 (Presenter) names View, a type of TerminalKit"
      ])
  }

  @Test func whatIsNoNameOfATypeOfTheModuleIsNoViolation() {
    #expect(violations("AddViewController.swift", "// Contact\nlet contact = \"Contact\"\n") == [])
    #expect(violations("AddViewController.swift", "let view: ContactView\ntypealias Rows = [String]\n") == [])
    #expect(
      violations([("AddPresenter.swift", "protocol View {}"), ("AddInteractor.swift", "var v: any View")])
        == [])
  }
}
