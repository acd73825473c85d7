import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// A change that is asked of every architecture: the words, and what it took to do it.
struct ChangeRequest: Sendable {
  /// The name of its folder.
  let id: String
  let title: String
  /// The built-in scenarios that are no longer what the app does, each with the reason.
  let changedScenarios: [ChangeResults.ChangedScenario]
  /// The ids of the requests that it holds together; empty for any but the grown app.
  let requests: [String]
  /// What each architecture that takes part does for it, in the order of the catalog.
  let patches: [Patch]
  /// What it changes that no architecture owns.
  let shared: Patch?
  /// The scenario files that show the new behaviour, sorted.
  let scenarioFiles: [URL]

  /// Reads the folder.
  ///
  /// - Parameter needed: the architectures that must have a patch, even one that changes nothing.
  ///
  /// Throws what ``ChangeRequests/request(_:)`` throws.
  init(folder: ChangeFolder, needed: [Architecture], builtIn: BuiltInScenarioFiles) throws {
    id = folder.id
    let text = try folder.text(ChangeFolder.textName, builtIn: builtIn)
    title = text.title
    changedScenarios = try text.changedScenarios()
    requests = text.names(beneath: "Requests")
    patches = try needed.map(PatchOwner.architecture).map { owner in
      guard let patch = try folder.patch(of: owner) else {
        throw RequestError.missing(file: folder.name(owner.patchName))
      }
      return patch
    }
    shared = try folder.patch(of: .shared(besides: folder.architectures))
    scenarioFiles = try folder.files(ending: ".scenario")
    // What shows nothing cannot be verified, and is not counted.
    guard !scenarioFiles.isEmpty else { throw RequestError.missing(file: folder.name("\(id).scenario")) }
  }

  /// All patches: those that others rest on first.
  var allPatches: [Patch] { (shared.map { [$0] } ?? []) + patches }
}

/// What is wrong with the folder of a request.
enum RequestError: Error, Equatable, CustomStringConvertible {
  case missing(file: String)
  /// What is no name of a folder.
  case noID(String)
  case malformed(file: String, line: Int, found: String, expected: String)
  case unknownScenario(file: String, line: Int, name: String, suggestion: String?)

  /// One sentence for a person.
  var description: String {
    switch self {
    case .missing(let file): "expected \(file), which is not there"
    case .noID(let text):
      "expected an ID of small letters, digits and hyphens, found \(VisibleText.quoted(text))"
    case .unknownScenario(let file, let line, let name, let suggestion):
      "\(file):\(line): there is no built-in scenario \(VisibleText.quoted(name))"
        + (suggestion.map { ", did you mean '\($0)'?" } ?? "")
    case .malformed(let file, let line, let found, let expected):
      "\(file):\(line): expected \(expected), found \(found)"
    }
  }
}
