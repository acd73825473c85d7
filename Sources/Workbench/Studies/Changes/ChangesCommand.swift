import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// `compare changes`: what change requests cost in each architecture.
struct ChangesCommand {
  static let description = CommandDescription(
    name: "compare changes",
    summary: """
      Counts what the change requests in Benchmarks/Changes cost in each architecture, from their patches. With an \
      ID it tells of that request alone. With --verify it finds out whether they do what they should: each is done in a \
      copy of the package, in .build/changes, and built; there "compare behaviour" has to hold with the request's own \
      scenarios, and the unit tests have to pass.
      """,
    options: [
      .value(
        "checkout", "ID", "Lays out the package in DIR with the request done in it, to be read or worked on."),
      .value("record", "ID", "Writes the patches of the request from the package in DIR."),
      .flag(
        "rebase",
        "Renews the patches that no longer apply, of the requests that are named or of all: git merges each with what has changed since it was made, and those that it cannot merge are named."
      ),
      .flag("verify", "Verifies the requests that are named, or all of them. It takes minutes."),
      .into,
    ],
    positionals: [
      PositionalDescription(
        "ID|DIR",
        "The request to tell of, or those to rebase or verify; beside --checkout and --record, the folder. One that is laid out "
          + "is new or empty.", isRepeatable: true)
    ],
    examples: [
      Example("swift run compare changes", "What every request costs."),
      Example("swift run compare changes name-order", "One request, in each architecture."),
      Example(
        "swift run compare changes --checkout name-order /tmp/changed", "The package with that request done."),
      Example(
        "swift run compare changes --record name-order /tmp/changed",
        "The patches again, from what it is now."),
      Example("swift run compare changes --rebase", "All patches again, after a change to what they change."),
      Example("swift run compare changes --verify name-order", "Whether that request does what it should."),
      Example(
        "swift run compare changes --into Reports/results.json",
        "The counts for the report, without measuring anything else again."),
    ],
    exitStatuses: [
      .init(.success, "It is counted, laid out, recorded, renewed, verified or put into the file."),
      .init(
        .checkFailed,
        "A patch no longer applies, and what is laid out says where, or git cannot renew it; a request does not do what it should; or FILE is of other sources than those of now."
      ),
      .init(.usage, "The command line, a patch, a request or FILE is not understood."),
      .init(
        .unavailable,
        "A folder cannot be read or written, there is no git, or the package is no git checkout to rebase in."
      ),
    ])

  private let architectures = ArchitectureCatalog.leading

  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.requireAtMostOne(of: ["checkout", "record", "rebase", "verify", "into"])
    let root = try Package().root
    if arguments.flag("rebase") { return try rebase(named(arguments, in: root), in: root) }
    if arguments.flag("verify") { return try verify(named(arguments, in: root), in: root) }
    try arguments.requireAtMostOne("ID|DIR")
    if let path = arguments.value("into") {
      try arguments.requireAtMostOne(of: ["into", "ID|DIR"])
      try StoredResults(path: path).renew(ofSourcesIn: root) { results in
        results.changes = try ChangeSurvey.results(in: root, of: results.architectures)
      }
      try console.print(
        "\(path): the change requests are counted. For the report: swift run compare render \(path)\n")
      return .success
    }
    if let request = try request("checkout", as: "--checkout", arguments, in: root) {
      return try EditCopy(root: root).run(
        request.id, request.allPatches, to: arguments.required("ID|DIR"))
    }
    if let id = arguments.value("record") {
      return try record(id, arguments.required("ID|DIR"), in: root)
    }
    if let request = try request("ID|DIR", as: "ID", arguments, in: root) {
      let patched = try Trees.use(of: root) { try PatchedRequest.all([request], in: $0)[0] }
      try console.print(ChangeDetail(request: patched).markdown)
      return .success
    }
    let results = try ChangeSurvey(root: root, architectures: architectures).run()
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
    return try ChangeVerifier(package: root)
      .run(ordered.map(ChangeUnderTest.init), printingTo: console) ? .success : .checkFailed
  }

  // MARK: One request

  /// The request that an option or the positional argument names; nil for none. Messages call the argument `subject`.
  private func request(
    _ name: String, as subject: String, _ arguments: Arguments, in root: URL
  ) throws -> ChangeRequest? {
    let requests = ChangeRequests(root: root, architectures: architectures)
    return try arguments.choice(name, as: subject, among: requests.ids()).map(requests.request)
  }

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
    for path in outcome.leftOut { try console.print("left out, for it is no part of a request: \(path)\n") }
    if !outcome.hasText {
      try console.print("to be written: \(folder)/request.md, which begins with \"# TITLE\"\n")
    }
    return .success
  }
}
