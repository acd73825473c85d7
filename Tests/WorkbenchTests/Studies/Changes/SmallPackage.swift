import ArchitectureCatalog
import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// A package of two small architectures, with requests.
final class SmallPackage {
  static let architectures = ["One", "Two"].map {
    Architecture(
      name: $0, roles: [Role(name: "Controller", fileSuffix: "ViewController")],
      makeApp: ArchitectureCatalog.all[0].makeApp)
  }

  let folder: TestFolder

  var root: URL { folder.url.appending(path: "package") }
  var requests: ChangeRequests { ChangeRequests(root: root, architectures: Self.architectures) }
  var survey: ChangeSurvey {
    ChangeSurvey(root: root, architectures: Self.architectures)
  }

  init() throws {
    folder = try TestFolder()
    try write("// package\n", to: "Package.swift")
    try write("# Read me\n", to: "README.md")
    try write(
      "scenario \"Old\"\n  launch\n\nscenario \"A scenario\"\n  launch\n",
      to: "Sources/ScenarioDriver/BuiltIn/Scenarios/list.scenario")
    for architecture in Self.architectures {
      try write(Self.list, to: "\(architecture.sourceFolder)/ListViewController.swift")
    }
  }

  /// Ten lines of code, so that two changes can be far enough apart.
  static let list = (0..<10).map { "let a\($0) = \($0)\n" }.joined()

  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "package/\(path)")
  }

  /// A request that puts a line behind one of those of each architecture's list.
  func addRequest(_ id: String, behind line: Int, shared: String = "") throws {
    try write("# Request \(id)\n", to: "\(ChangeRequests.folder)/\(id)/request.md")
    try write("scenario \"x\"\n  launch\n", to: "\(ChangeRequests.folder)/\(id)/\(id).scenario")
    for architecture in Self.architectures {
      try write(
        Self.patch(of: architecture, behind: line, id),
        to: "\(ChangeRequests.folder)/\(id)/\(architecture.name).patch")
    }
    if !shared.isEmpty { try write(shared, to: "\(ChangeRequests.folder)/\(id)/shared.patch") }
  }

  static func patch(of architecture: Architecture, behind line: Int, _ name: String) -> String {
    let path = "\(architecture.sourceFolder)/ListViewController.swift"
    let (before, after) = (list.split(separator: "\n")[line], list.split(separator: "\n")[line + 1])
    return """
      diff --git a/\(path) b/\(path)
      --- a/\(path)
      +++ b/\(path)
      @@ -\(line + 1),2 +\(line + 1),3 @@
       \(before)
      +let \(name) = 0
       \(after)

      """
  }

  func patched(_ id: String) throws -> PatchedRequest {
    try Trees.use(of: root) { try PatchedRequest.all([requests.request(id)], in: $0)[0] }
  }

  /// Makes it a git checkout, or commits what it is now.
  func commit(_ message: String = "now") throws {
    if !FileManager.default.fileExists(atPath: root.appending(path: ".git").path) {
      try Git.output(["init", "-q", "--template="], in: root)
    }
    try Git.output(["add", "-A"], in: root)
    let settings = ["-c", "user.name=a", "-c", "user.email=a", "-c", "maintenance.auto=false"]
    try Git.output(settings + ["commit", "-q", "--allow-empty", "-m", message], in: root)
  }

  /// A patch that makes a file of one line.
  static func adding(_ path: String, _ text: String = "x") -> String {
    "diff --git a/\(path) b/\(path)\nnew file mode 100644\n--- /dev/null\n+++ b/\(path)\n@@ -0,0 +1 @@\n+\(text)\n"
  }
}

extension TestFolder {
  /// Writes a script that can be run, in the language of the shell. Returns where it is.
  ///
  /// Another test may be starting a program, which has this process's open files for a moment: nothing can be run that one
  /// of them writes to. So another process writes it.
  @discardableResult
  func program(_ name: String, _ script: String) throws -> URL {
    let text = try write("#!/bin/sh\n\(script)\n", to: "\(name).text")
    let program = url.appending(path: name)
    let copy = try Subprocess.run(["install", "-m", "755", text, program.path])
    try #require(copy.status == 0)
    return program
  }
}
