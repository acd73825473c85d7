import ArchitectureCatalog
import CommandLineKit
package import Foundation
package import Results

/// A change that is asked of every architecture: the words, and what it took to do it.
package struct ChangeRequest: Sendable {
  /// The name of its folder.
  package let id: String
  package let title: String
  /// The built-in scenarios that are no longer what the app does, each with the reason.
  package let changedScenarios: [ChangeResults.ChangedScenario]
  /// The ids of the requests that it holds together; empty for any but the grown app.
  package let requests: [String]
  /// By the names of the architectures: what each of them does for it.
  package let patches: [String: Patch]
  /// What it changes that no architecture owns.
  package let shared: Patch?
  /// The scenario files that show the new behaviour, sorted.
  package let scenarioFiles: [URL]

  /// Reads the folder.
  ///
  /// - Parameter needed: the architectures that must have a patch, even one that changes nothing.
  ///
  /// Throws ``RequestError``, ``PatchError`` for a patch that is none or touches what it may not, and
  /// `InputFile.Failure`.
  init(folder: ChangeFolder, needed: [Architecture]) throws {
    id = folder.id
    let text = try RequestText(folder.read(ChangeFolder.textName), file: folder.name(ChangeFolder.textName))
    title = text.title
    changedScenarios = try text.changedScenarios()
    requests = text.names(beneath: "Requests")
    var patches: [String: Patch] = [:]
    for owner in needed.map(PatchOwner.architecture) {
      guard let patch = try folder.patch(of: owner) else {
        throw RequestError.missing(file: folder.name(owner.patchName))
      }
      patches[owner.name] = patch
    }
    self.patches = patches
    shared = try folder.patch(of: .shared(besides: folder.architectures))
    scenarioFiles = try folder.files(ending: ".scenario")
    // What shows nothing cannot be verified, and is not counted.
    guard !scenarioFiles.isEmpty else { throw RequestError.missing(file: folder.name("\(id).scenario")) }
  }
}

/// What is wrong with the folder of a request.
package enum RequestError: Error, Equatable, CustomStringConvertible {
  case missing(file: String)
  /// What is no name of a folder.
  case noID(String)
  case malformed(file: String, line: Int, found: String, expected: String)

  /// One sentence for a person.
  package var description: String {
    switch self {
    case .missing(let file): "expected \(file), which is not there"
    case .noID(let text):
      "expected an ID of small letters, digits and hyphens, found \(text.debugDescription)"
    case .malformed(let file, let line, let found, let expected):
      "\(file):\(line): expected \(expected), found \(found)"
    }
  }
}
