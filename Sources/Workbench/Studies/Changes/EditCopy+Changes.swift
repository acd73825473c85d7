import CommandLineKit
import Foundation

/// A checkout of its own, with a change done in it. Its only commit is the package without that.
extension EditCopy {
  /// What git has merged, and what a person has to merge by hand.
  struct Outcome: Equatable, Sendable {
    /// The files in which git has marked conflicts.
    fileprivate(set) var conflicts: [String] = []
    /// The patches that no longer apply as they are.
    fileprivate(set) var stale: [StalePatch] = []
  }

  /// Writes every file of the package into the folder, with the patches applied. If a patch no longer applies, git
  /// merges it with the changes since and marks conflicts in the files, provided it finds the contents that the patch
  /// was made from. Otherwise it throws.
  ///
  /// Everything is written elsewhere first, so that the folder is complete or does not exist.
  ///
  /// - Parameters:
  ///   - id: the name of the change, such as the ID of a request.
  ///   - patches: in the order in which they are applied.
  func write(_ id: String, _ patches: [Patch], to folder: URL) throws -> Outcome {
    try place(at: folder) { tree in
      let store = try Trees(of: root, in: tree)
      try store.checkOut(store.base)
      let commit = try store.commit(store.base)
      for reference in ["HEAD", Self.prefix + id] {
        try store.git(["update-ref", reference, commit])
      }
      var outcome = Outcome()
      for patch in patches where !patch.isEmpty { try Self.apply(patch, in: store, &outcome) }
      outcome.conflicts = try store.git(["diff", "--name-only", "-z", "--diff-filter=U"]).fields
      try store.tidy()
      return outcome
    }
  }

  private static func apply(_ patch: Patch, in store: Trees, _ outcome: inout Outcome) throws {
    let words = ["apply", "--whitespace=nowarn", patch.url.absoluteURL.path]
    let applied = try store.attempt(words + ["--index"])
    guard applied.status != 0 else { return }
    let stale = StalePatch(name: patch.name, output: applied.output)
    // A patch with conflicts is applied too.
    let merged = try store.attempt(words + ["--3way"])
    guard merged.status == 0 || merged.output.contains(" with conflicts.\n") else {
      throw CommandFailure.checkFailed(stale.description)
    }
    outcome.stale.append(stale)
  }

  /// Writes the checkout, and prints what a person has to merge by hand, and the next step. Fails if there is a merge.
  func run(_ id: String, _ patches: [Patch], to path: String) throws -> ExitStatus {
    let outcome = try write(id, patches, to: URL(fileURLWithPath: path))
    for error in outcome.stale { console.printError("compare: \(error)") }
    let isDone = outcome.conflicts.isEmpty
    let folder = VisibleText.harmless(VisibleText.shellWord(path))
    try console.print("\(folder): the package with \(id) \(isDone ? "done" : "half done") in it.\n")
    for file in outcome.conflicts { try console.print("conflicts are marked in \(file)\n") }
    try console.print(
      """
      Next: edit what is there, and in the package that you came from
        swift run compare changes --record \(id) \(folder)
        swift run compare changes --verify \(id)

      """)
    return isDone ? .success : .checkFailed
  }
}
