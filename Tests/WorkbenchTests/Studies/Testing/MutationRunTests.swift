import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// What a run makes of what its processes write, without a process.
@Suite struct MutationRunTests {
  // MARK: A run, with a `swift` that makes programs of scripts

  private static let stub = Architecture(name: "Stub", roles: []) { ArchitectureCatalog.all[0].makeApp($0) }

  /// - Parameter build: what `swift build` does in a tree, in the shell's language.
  private func results(_ folder: TestFolder, build: String) throws -> MutationResults {
    let subject = Self.stub
    for path in subject.decidingFolders { try folder.write("struct A {}\n", to: "\(path)/A.swift") }
    try folder.write(
      "func f() {\n  a(b)\n  c(d)\n}\n", to: "\(subject.sourceFolder)/ListView.swift")
    try folder.write("// package\n", to: "Package.swift")
    try folder.write(
      """
      [{"subject": "Stub", "file": "ListView.swift", "line": "func f() {", "change": "return early",
        "original": "{", "reason": "why"}]
      """, to: EquivalentMutants.path)
    let swift = try folder.program(
      "swift", "tree=$4; list=$tree/\(subject.sourceFolder)/ListView.swift\n\(build)")
    return try MutationRun(of: folder.url, progress: ProgressLine(), swift: swift.path).run([subject])
  }

  @Test func whatDoesNotCompileIsLeftOut() throws {
    let folder = try TestFolder()
    let build = build(refusing: [3], tests: #"[ "$CHOSEN_MUTANT" != Stub-2 ]"#)
    let results = try results(folder, build: build)
    let mutants = try #require(results.runs.first).mutants
    #expect(mutants.map(\.id) == ["Stub-1", "Stub-2", "Stub-3"])
    #expect(mutants.map(\.end) == [.passed, .failed, .notCompiled])
    #expect(mutants.map(\.foundBy) == [[], [.unitTests], []])
    #expect(mutants.map(\.equivalence) == ["why", nil, nil])
    let log = folder.url.appending(path: "swift.log")
    #expect(try String(contentsOf: log, encoding: .utf8) == "build\nbuild\n")
  }

  /// - Parameter tests: what the test program does, in the shell's language.
  private func build(refusing numbers: [Int], tests: String = ":") -> String {
    """
    echo build >> "$0.log"
    for number in \(numbers.map(String.init).joined(separator: " ")); do
      grep -q "isMutant($number)" $list && { echo "$list:$number:4: error: no"; exit 1; }
    done
    mkdir -p $tree/.build/debug; cd $tree/.build/debug
    printf '#!/bin/sh\\n%s\\n' '\(tests)' > SmallPackageTests.xctest
    printf '#!/bin/sh\\necho shown\\n' > Stub
    chmod +x SmallPackageTests.xctest Stub
    """
  }

  @Test func oneMutantMayHideTheErrorOfAnother() throws {
    let folder = try TestFolder()
    let mutants = try results(folder, build: build(refusing: [3, 2])).runs[0].mutants
    #expect(mutants.map(\.end) == [.passed, .notCompiled, .notCompiled])
  }

  @Test func aRunWhoseEventsCannotBeReadEndsAll() throws {
    let broken = build(refusing: [], tests: #"[ "$CHOSEN_MUTANT" != Stub-3 ] || echo no event > "$7""#)
    #expect(throws: DecodingError.self) { try results(TestFolder(), build: broken) }
  }

  @Test(arguments: ["echo no; exit 1", "echo \"$list:1:1: error: no\"; exit 1", "exit 0"])
  func whatCannotBeBuiltEndsTheRun(build: String) throws {
    let folder = try TestFolder()
    #expect(throws: (any Error).self) { try results(folder, build: build) }
  }

  // MARK: Processes

  private func shell(
    _ script: String, seconds: Int
  ) throws -> MutantProcess.Outcome {
    try MutantProcess.run(
      URL(filePath: "/bin/sh"), ["-c", script], mutant: .init(subject: "A", number: 7), seconds: seconds)
  }

  @Test func aProcessIsToldItsMutant() throws {
    let outcome = try shell("echo $\(Mutants.variable); exit 1", seconds: 9)
    #expect(outcome == MutantProcess.Outcome(status: 1, output: "A-7\n"))
    #expect(!outcome.isCrash && !outcome.isStopped)
  }

  @Test func whatDoesNotEndIsStopped() throws {
    #expect(try shell("while :; do :; done", seconds: 1).isStopped)
  }

  @Test(arguments: [
    (SIGILL, true, false), (SIGTRAP, true, false), (SIGABRT, true, false), (SIGSEGV, true, false),
    (SIGBUS, true, false), (SIGXCPU, false, true), (SIGKILL, false, true), (0, false, false),
    (1, false, false),
  ])
  func howAProcessEnded(status: Int32, isCrash: Bool, isStopped: Bool) {
    let outcome = MutantProcess.Outcome(status: status, output: "")
    #expect(outcome.isCrash == isCrash)
    #expect(outcome.isStopped == isStopped)
  }

  // MARK: Equivalent mutants

  @Test func everyEquivalentMutantIsThere() throws {
    let second = try SecondAuthors.architectures(in: PackageFolder.root)
    let mutants = try (ArchitectureCatalog.every + second).flatMap {
      try Mutants($0, root: PackageFolder.root).mutants
    }
    for entry in try EquivalentMutants(root: PackageFolder.root).entries {
      // The same line may be there twice; then it is equivalent at both places.
      let places = mutants.filter(entry.fits)
      #expect(!places.isEmpty && Set(places.map(\.id.subject)).count == 1, "\(entry)")
      #expect(!entry.reason.isEmpty)
    }
  }
}
