import ArchitectureCatalog
import Changes
import Foundation
import TestSupport

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
    get throws { try ChangeSurvey(root: root, architectures: Self.architectures) }
  }

  init() throws {
    folder = try TestFolder()
    try write("// package\n", to: "Package.swift")
    try write("# Read me\n", to: "README.md")
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
    try PatchedRequest(requests.request(id), in: PackageTree(root: root), Self.architectures)
  }
}
