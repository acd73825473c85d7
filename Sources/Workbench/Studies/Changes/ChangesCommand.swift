import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// `compare changes`: what change requests cost in each architecture.
struct ChangesCommand {
  static let description = CommandDescription(
    name: "compare changes",
    summary: """
      Counts the cost of the changes in Benchmarks/Changes in each architecture, from their patches; with IDs, of these \
      alone. --verify builds each in a copy of the package, in .build/changes: there "compare behaviour" has to \
      pass with the change's own scenarios, and so do the unit tests.
      """,
    options: [
      .value(
        "checkout", "ID", "Lays out the package in DIR with the change done, to be read or edited."),
      .value("record", "ID", "Writes the patches of the change from the package in DIR."),
      .flag(
        "rebase",
        "Renews the patches that no longer apply, of the named changes or of all: git merges each with the package of today. Prints those that it cannot merge."
      ),
      .flag("verify", "Verifies the named changes, or all: minutes."),
      .value(
        "of", "APPS",
        "Takes other apps, and the changes that are done in these: further (VIP and VIP-VM), declarative (those on the SwiftUI-shaped toolkit) or second-authors."
      ),
    ],
    positionals: [
      PositionalDescription(
        "ID|DIR",
        "The changes to count, rebase or verify; with --checkout and --record, the folder, which is new or empty for "
          + "--checkout.", isRepeatable: true)
    ],
    examples: [
      Example("swift run compare changes", "The cost of every change."),
      Example("swift run compare changes name-order", "One change, in each architecture."),
      Example(
        "swift run compare changes --checkout name-order /tmp/changed", "The package with that change done."),
      Example(
        "swift run compare changes --record name-order /tmp/changed",
        "Its patches again, from that folder."),
      Example(
        "swift run compare changes --rebase",
        "All patches again, after an edit of the files that they change."),
      Example("swift run compare changes --verify name-order", "Whether that change does what it should."),
    ],
    exitStatuses: [
      .init(.success, "It is counted, laid out, recorded, renewed or verified."),
      .init(
        .checkFailed,
        "A patch no longer applies, and the folder says where; git cannot renew it; or a change does not do what it should."
      ),
      .init(.usage, "The command line, a patch or a change is not understood."),
      .init(
        .unavailable,
        "A folder cannot be read or written, there is no git, or the package is no git checkout to rebase in."
      ),
    ])

  private var architectures = ArchitectureCatalog.leading

  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.requireAtMostOne(of: ["checkout", "record", "rebase", "verify"])
    let root = try Package().root
    var command = self
    switch try arguments.choice("of", among: ["further", "declarative", "second-authors"]) {
    case "further": command.architectures = ArchitectureCatalog.further
    case "declarative": command.architectures = ArchitectureCatalog.declarative
    case "second-authors": command.architectures = try SecondAuthors.architectures(in: root)
    default: break
    }
    return try command.run(arguments, in: root)
  }

  private func run(_ arguments: Arguments, in root: URL) throws -> ExitStatus {
    if arguments.flag("rebase") { return try rebase(named(arguments, in: root), in: root) }
    if arguments.flag("verify") { return try verify(named(arguments, in: root), in: root) }
    let known = ChangeRequests(root: root, architectures: architectures)
    if let id = try arguments.choice("checkout", among: known.ids()) {
      try arguments.requireAtMostOne("ID|DIR")
      return try EditCopy(root: root).run(
        id, known.request(id).allPatches, to: arguments.required("ID|DIR"))
    }
    if let id = arguments.value("record") {
      try arguments.requireAtMostOne("ID|DIR")
      return try record(id, arguments.required("ID|DIR"), in: root)
    }
    let survey = ChangeSurvey(root: root, architectures: architectures)
    let results = try survey.run(named(arguments, in: root))
    guard !results.requests.isEmpty else {
      try console.print("There is no change request in \(ChangeRequests.folder).\n")
      return .success
    }
    let names = architectures.map(\.name)
    let findings = try ChangeFindings(results, architectures: names)
    let measures = MeasureTable(architectures: names, findings.measures)
    try console.print(
      Page(resource: ChangeResults.page).tables(from: measures) + "\n" + findings.table.markdown + "\n")
    return .success
  }

  // MARK: Some requests, or all

  private func named(_ arguments: Arguments, in root: URL) throws -> [ChangeRequest] {
    let requests = ChangeRequests(root: root, architectures: architectures)
    let named = try arguments.names("ID|DIR", of: "change request", among: requests.ids())
    return try (named.isEmpty ? requests.ids() : named).map(requests.request)
  }

  private func rebase(_ requests: [ChangeRequest], in root: URL) throws -> ExitStatus {
    let outcome = try PatchRenewal(root: root).run(requests)
    for patch in outcome.renewed { try console.print("\(patch): renewed\n") }
    if !outcome.renewed.isEmpty {
      try console.print(
        "A patch that git has merged may still be wrong: swift run compare changes --verify\n")
    }
    if !outcome.conflicts.isEmpty {
      throw CommandFailure.stale(outcome.conflicts, wereMerged: true)
    }
    if outcome.renewed.isEmpty { try console.print("Every patch applies as it is.\n") }
    return .success
  }

  private func verify(_ requests: [ChangeRequest], in root: URL) throws -> ExitStatus {
    // Requests without a change to shared code come first, so that it is built once for all of them.
    let ordered = requests.filter { $0.shared == nil } + requests.filter { $0.shared != nil }
    return try ChangeVerifier(package: root, architectures: architectures)
      .run(ordered, printingTo: console) ? .success : .checkFailed
  }

  // MARK: One request

  private func record(_ id: String, _ path: String, in root: URL) throws -> ExitStatus {
    guard ChangeResults.isID(id) else {
      throw CommandFailure.usage(
        "expected an ID of small letters, digits and hyphens, found \(VisibleText.quoted(id))")
    }
    let outcome = try PatchWriter(root: root, architectures: architectures)
      .record(id, from: URL(fileURLWithPath: path))
    let folder = "\(ChangeRequests.folder)/\(id)"
    for patch in outcome.patches {
      try console.print("\(folder)/\(patch.name): \(NumberText.count(patch.files, "file"))\n")
    }
    if !outcome.hasText {
      try console.print("to be written: \(folder)/request.md, which begins with \"# TITLE\"\n")
    }
    return .success
  }
}
