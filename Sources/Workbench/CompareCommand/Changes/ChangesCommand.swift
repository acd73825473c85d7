import ArchitectureCatalog
import Changes
import CommandLineKit
import Foundation
import Report
import Results

/// `compare changes`: what change requests cost in each architecture.
struct ChangesCommand {
  static let description = CommandDescription(
    name: "compare changes",
    summary: """
      Counts what the change requests in Benchmarks/Changes cost in each architecture, from their patches, and merges \
      every two of them; what the compiler makes of them is told from a stored run, if it was made for the same \
      sources. With an ID it tells of that request alone. With --verify it finds out whether they do what they should: \
      each is done in a copy of the package, in .build/changes, and built; there "compare behaviour" has to hold with \
      the request's own scenarios, and the unit tests have to pass. With --build it asks the compiler, in another copy, \
      in .build/rebuilds.
      """,
    options: [
      .value(
        "checkout", "ID", "Lays out the package in DIR with the request done in it, to be read or worked on."),
      .value("record", "ID", "Writes the patches of the request from the package in DIR."),
      .flag("verify", "Verifies the requests that are named, or all of them. It takes minutes."),
      .flag(
        "build",
        "Tells of the requests that are named, or all of them, what a build compiles again and what no longer compiles; and whether every two of them that merge without a conflict build, and the scenarios of both hold. It takes half an hour."
      ),
      .value(
        "output", "FILE",
        "Writes what --build finds, in JSON, as it is found; what the file holds of the same sources is not built again."
      ),
      .into,
    ],
    positionals: [
      PositionalDescription(
        "ID|DIR",
        "The request to tell of, or those to verify or build; beside --checkout and --record, the folder. One that is laid out "
          + "is new or empty.", isRepeatable: true)
    ],
    examples: [
      Example("swift run compare changes", "What every request costs, and which of them are in conflict."),
      Example("swift run compare changes name-order", "One request, in each architecture."),
      Example(
        "swift run compare changes --checkout name-order /tmp/changed", "The package with that request done."),
      Example(
        "swift run compare changes --record name-order /tmp/changed",
        "The patches again, from what it is now."),
      Example("swift run compare changes --verify name-order", "Whether that request does what it should."),
      Example(
        "swift run compare changes --build --output Reports/builds.json",
        "The run that comes with the package."),
      Example(
        "swift run compare changes --into Reports/results.json",
        "The counts for the report, without measuring anything else again."),
    ],
    exitStatuses: [
      .init(
        .success,
        "It is counted, laid out, recorded, verified, built or put into the file. Two requests that merge and do not build, or contradict each other, are a finding."
      ),
      .init(
        .checkFailed,
        "A patch no longer applies, and what is laid out says where; a request does not do what it should; or FILE is of other sources than those of now."
      ),
      .init(.usage, "The command line, a patch, a request or FILE is not understood."),
      .init(.unavailable, "A folder cannot be read or written, or there is no git to record or verify with."),
    ])

  let console: Console
  private let architectures = ArchitectureCatalog.leading

  /// Counts, lays out, records, verifies or builds.
  ///
  /// Throws `UsageError`, ``StoredResults/OtherSources``, ``StalePatch``, `PatchError`, `RequestError`, `Checkout.Failure`, what ``ChangeVerifier`` and ``ChangeBuilder`` throw,
  /// and what the system refuses.
  func run(_ arguments: Arguments) throws -> ExitStatus {
    try arguments.requireAtMostOne(of: ["checkout", "record", "verify", "build", "into"])
    try arguments.require("build", for: ["output"])
    let root = try Package().root
    if arguments.flag("verify") || arguments.flag("build") { return try run(arguments, in: root) }
    try arguments.requireAtMostOne("ID|DIR")
    if let path = arguments.value("into") {
      try arguments.requireAtMostOne(of: ["into", "ID|DIR"])
      try StoredResults(path: path).renew(ofSourcesIn: root) { results in
        results.changes = try StalePatch.explaining {
          try ChangeStage(root: root).count(results.architectures)
        }
      }
      try console.print(
        "\(path): the change requests are counted. For the report: swift run compare render \(path)\n")
      return .success
    }
    if let id = arguments.value("checkout") {
      return try checkout(known(id, "--checkout", in: root), arguments.required("ID|DIR"), in: root)
    }
    if let id = arguments.value("record") {
      return try record(id, arguments.required("ID|DIR"), in: root)
    }
    if let id = arguments.value("ID|DIR") {
      let request = try PatchedRequest(applying: known(id, "ID", in: root), in: root, architectures)
      try console.print(ChangeDetail(request).markdown)
      return .success
    }
    let survey = try ChangeSurvey(root: root, architectures: architectures)
    let results = try StalePatch.explaining { try survey.run() }
    guard !results.requests.isEmpty else {
      try console.print("There is no change request in \(ChangeRequests.folder).\n")
      return .success
    }
    try console.print(ChangeTables(results, architectures.map(\.name)).markdown)
    return .success
  }

  private func run(_ arguments: Arguments, in root: URL) throws -> ExitStatus {
    let requests = ChangeRequests(root: root, architectures: architectures)
    let named = try arguments.names("ID|DIR", of: "change request", among: requests.ids())
    let all = try (named.isEmpty ? requests.ids() : named).map(requests.request)
    if arguments.flag("build") {
      try ChangeBuilder(root: root, architectures: architectures, console: console)
        .build(all.filter { $0.id != ChangeRequests.grownID }, output: arguments.value("output"))
      return .success
    }
    return try ChangeVerifier(root: root, architectures: architectures, console: console).verify(all)
      ? .success : .checkFailed
  }

  private func known(_ id: String, _ subject: String, in root: URL) throws -> ChangeRequest {
    let requests = ChangeRequests(root: root, architectures: architectures)
    let ids = try requests.ids()
    guard ids.contains(id) else {
      throw UsageError(
        commandName: Self.description.name, reason: .notAllowed(id, subject: subject, allowed: ids))
    }
    return try requests.request(id)
  }

  private func checkout(_ request: ChangeRequest, _ path: String, in root: URL) throws -> ExitStatus {
    let folder = URL(fileURLWithPath: path)
    let patched = try PatchedRequest(request, in: PackageTree(root: root), architectures)
    try Checkout(root: root).write(patched, to: folder)
    let rejections = patched.files.flatMap(\.rejected)
    for rejection in rejections { console.printError("compare: \(rejection.error)") }
    try console.print(
      """
      \(path): the package with \(request.id) \(rejections.isEmpty ? "done" : "half done") in it.
      \(rejections.isEmpty ? "" : "What had no place is in files with .rej behind their names: work it in, and delete them.\n")\
      Next: edit what is there, and in the package that you came from
        swift run compare changes --record \(request.id) \(path)
        swift run compare changes --verify \(request.id)

      """)
    return rejections.isEmpty ? .success : .checkFailed
  }

  private func record(_ id: String, _ path: String, in root: URL) throws -> ExitStatus {
    guard ChangeResults.isID(id) else { throw RequestError.noID(id) }
    let outcome = try Recording(root: root, architectures: architectures)
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

/// Patches that no longer apply, with the way to mend them.
struct StalePatch: Error, CustomStringConvertible {
  /// The first hunk without a place of each request.
  let errors: [PatchError]
  /// The requests.
  let ids: [String]

  var description: String {
    let id = ids.count == 1 ? ids[0] : "ID"
    return """
      \(errors.map(\.description).joined(separator: "\n"))
      To refresh \(ids.count == 1 ? "it" : "each of \(ids.joined(separator: ", "))"): swift run compare changes --checkout \(id) DIR, \
      work in what is in .rej files in DIR and delete them, then
        swift run compare changes --record \(id) DIR
      """
  }

  /// Does the work, and tells of patches that no longer apply how to mend them. Throws what the work throws.
  static func explaining<Value>(_ work: () throws -> Value) throws -> Value {
    do {
      return try work()
    } catch let error as StaleRequests {
      throw StalePatch(errors: error.errors)
    } catch let error as PatchError {
      guard case .stale = error else { throw error }
      throw StalePatch(errors: [error])
    }
  }

  private init(errors: [PatchError]) {
    self.errors = errors
    ids = errors.compactMap { error in
      guard case .stale(let patch, _, _, _, _, _) = error else { return nil }
      return patch.split(separator: "/").dropLast().last.map(String.init)
    }
  }
}

extension PatchedRequest {
  /// Throws ``StalePatch`` where a hunk has no place any more, and what reading the package throws.
  init(applying request: ChangeRequest, in root: URL, _ architectures: [Architecture]) throws {
    try self.init(request, in: PackageTree(root: root), architectures)
    try StalePatch.explaining { try requireAllApplied() }
  }
}
