import ArchitectureCatalog
import SourceReading
import TestSupport
import Testing

@Suite struct SourceRuleTests {
  @Test(arguments: ["Sources", "Benchmarks"])
  func nothingEndsTheProcessOrAnErrorWithoutAWord(folder: String) throws {
    for file in try PackageFolder.files(in: folder) {
      let path = "\(folder)/\(file.path)"
      #expect(try ForbiddenConstructs.find(in: PackageFolder.text(path)) == [], "\(path)")
    }
  }

  @Test(arguments: try PackageFolder.subfolders(of: "Sources/Executables"))
  func anExecutableIsThin(name: String) throws {
    let files = try PackageFolder.files(in: "Sources/Executables/\(name)")
    #expect(files.count == 1)
    #expect(files.map(\.counts.totalLines).reduce(0, +) <= 20)
  }

  /// What one of the apps does at a terminal and with a database, the others do.
  @Test(arguments: ArchitectureCatalog.every.map(\.name))
  func theProgramsOfTheAppsAreAlike(name: String) throws {
    func code(of program: String) throws -> String {
      try PackageFolder.text("Sources/Executables/\(program)/\(program).swift")
        .replacing(/\/\/\/.*/, with: "").replacing(program, with: "")
    }
    let isDeclarative = ArchitectureCatalog.declarative.contains { $0.name == name }
    let first = isDeclarative ? ArchitectureCatalog.declarative[0].name : "MVC"
    #expect(try code(of: name) == code(of: first))
  }

  /// What a quiet machine does in time, a busy one does not.
  @Test(arguments: ["time" + "Limit(", "sl" + "eep(", "time" + "IntervalSinceNow"])
  func noTestWaitsOrEndsByTheClock(call: String) throws {
    for file in try PackageFolder.files(in: "Tests") {
      #expect(try !PackageFolder.text("Tests/\(file.path)").contains(call), "\(file.path)")
    }
  }

  // MARK: The rule itself

  @Test(arguments: [
    ("let a = try! f()", "1: try!"), ("let a = try? f()", "1: try?"), ("\nlet a = b as! C", "2: as!"),
    ("fatalError(\"no\")", "1: fatalError"), ("let a = b!", "1: !"), ("let a = b!.c", "1: !"),
    ("f(b!)", "1: !"), ("let a = b[0]!", "1: !"), ("let a = f()!", "1: !"), ("var a: String!", "1: !"),
    ("let a = \"\\(b!)\"", "1: !"), ("\n\nlet a = (b)!\n", "3: !"), ("let a = b! != c", "1: !"),
  ])
  func aForbiddenConstructIsFound(source: String, found: String) {
    #expect(ForbiddenConstructs.find(in: source) == [found])
  }

  @Test(arguments: [
    "if a != b {}", "if a!=b {}", "if !a {}", "f(!a, !b)", "let a = !b && !(c)", "return !a", "[!a]",
    "let a = try f()", "let a = b as? C", "let a = b?.c", "let a: C? = nil", "// try! and b!",
    "/* fatalError() */", "let a = \"try! b! fatalError\"", "let a = #\"b!\"#",
    "let a = \"\"\"\n b!\n \"\"\"",
    "do { try f() } catch {}", "let fatalErrors = 1", "a ! b",
  ])
  func nothingElseIsFound(source: String) {
    #expect(ForbiddenConstructs.find(in: source) == [])
  }
}
