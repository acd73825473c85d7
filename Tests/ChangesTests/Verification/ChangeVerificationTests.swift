import Changes
import CommandLineKit
import Foundation
import PackageCopy
import TestSupport
import Testing

/// What can be told without a build; the builds are the gate's.
@Suite struct ChangeVerificationTests {
  private let checkout: TestFolder
  private let verification: ChangeVerification

  init() throws {
    checkout = try TestFolder()
    _ = try Subprocess.run(["git", "init", "--quiet"], in: checkout.url)
    try checkout.write(".build\n", to: ".gitignore")
    try checkout.write("// package\n", to: "Package.swift")
    try checkout.write("one\n", to: "file.txt")
    verification = ChangeVerification(of: checkout.url, progress: ProgressLine())
  }

  @Test func aPatchThatDoesNotApplyIsReportedAndTheCopyIsWhole() throws {
    let first = try checkout.write(
      "--- a/file.txt\n+++ b/file.txt\n@@ -1 +1 @@\n-one\n+1\n".utf8, to: "1.patch")
    let second = try checkout.write(
      "--- a/file.txt\n+++ b/file.txt\n@@ -1 +1 @@\n-two\n+2\n".utf8, to: "2.patch")
    var reported: [String] = []
    try verification.run([change([first, second])]) { change, result in
      guard case .failure(.notApplied(.patch(let path, _))) = result else {
        Issue.record("\(result)")
        return
      }
      reported.append("\(change.id): \(URL(filePath: path).lastPathComponent)")
    }
    #expect(reported == ["rename: 2.patch"])
    let copied = checkout.url.appending(path: ".build/changes/tree/file.txt")
    #expect(try String(contentsOf: copied, encoding: .utf8) == "one\n")
    #expect(
      try checkout.files
        == [".build", ".git", ".gitignore", "1.patch", "2.patch", "Package.swift", "file.txt"]
    )
  }

  @Test func twoAtATimeAreRefused() throws {
    try CopyLock.hold(checkout.url.appending(path: ".build/changes")) {
      _ = try #require(throws: CopyLock.Failure.self) {
        try verification.run([change([])]) { _, _ in Issue.record("it went on") }
      }
    }
  }

  private func change(_ patches: [URL]) -> ChangeUnderTest {
    ChangeUnderTest(
      id: "rename", patches: patches, scenarios: [], changedScenarios: [], architectures: [], touchedPaths: []
    )
  }
}
