import ArchitectureCatalog
import Proof
import Results
import SourceMetrics
import TestSupport
import Testing

@Suite struct LayeringTests {
  @Test(arguments: ArchitectureCatalog.all)
  func everyFileKeepsToItsRole(architecture: Architecture) throws {
    let files = try PackageFolder.files(in: architecture.sourceFolder)
    #expect(files.flatMap { LayerRules.violations(of: $0, in: architecture) } == [])
  }

  @Test(arguments: ArchitectureCatalog.all)
  func everyRoleIsPlayed(architecture: Architecture) throws {
    let files = try PackageFolder.files(in: architecture.sourceFolder)
    let played = Set(files.compactMap { architecture.role(ofFileNamed: $0.stem + ".swift") })
    #expect(architecture.roles.filter { !played.contains($0) }.map(\.name) == [])
  }

  @Test func filesThatBreakARuleAreNamedWithTheirFolder() throws {
    let folder = try TestFolder()
    try folder.write("import TerminalKit\n", to: "\(layered.sourceFolder)/AddContact/AddPresenter.swift")
    try folder.write("import TerminalKit\n", to: "\(layered.sourceFolder)/AddContact/AddRouter.swift")
    let violations = try #require(throws: LayerRules.Violations.self) {
      try LayerRules.check([layered], root: folder.url)
    }
    #expect(
      violations.description
        == "Sources/Architectures/Layered/AddContact/AddPresenter.swift, a Presenter, imports TerminalKit")
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

  private func violations(_ path: String, _ source: String) -> [String] {
    LayerRules.violations(of: FileMetrics(path: path, source: source), in: layered)
  }

  @Test(arguments: [
    ("AddViewController.swift", "ContactsDomain", "View"), ("AddPresenter.swift", "TerminalKit", "Presenter"),
    ("AddInteractor.swift", "TerminalKit", "Interactor"), ("AddRouter.swift", "ContactsDomain", "Router"),
    ("ContactRow.swift", "TerminalKit", "Row"),
  ])
  func aForbiddenImportIsFound(file: String, module: String, role: String) {
    let message = "AddContact/\(file), a \(role), imports \(module)"
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
        "AddRouter.swift imports \(module), which no architecture does"
      ])
  }
}
