import ArchitectureCatalog
import Changes
import CommandLineKit
import Foundation
import PackageCopy
import Report

/// `compare changes --verify`: whether requests do what they should, one after the other in a copy of the package.
struct ChangeVerifier {
  let root: URL
  let architectures: [Architecture]
  let console: Console

  /// Prints what is found of each as soon as it is known, in the order in which builds take the least, and goes on after
  /// one that fails. Returns whether all hold.
  ///
  /// Throws `CopyLock.Failure`, `WorkingCopy.Failure`, and what the system refuses.
  func verify(_ requests: [ChangeRequest]) throws -> Bool {
    let folders = ChangeRequests(root: root, architectures: architectures)
    var stale: [VerificationLine] = []
    var changes: [ChangeUnderTest] = []
    // Those that leave alone what the architectures share come first, so that it is built once for all of them.
    for request in requests.filter({ $0.shared == nil }) + requests.filter({ $0.shared != nil }) {
      do {
        _ = try PatchedRequest(applying: request, in: root, architectures)
        changes.append(ChangeUnderTest(request, in: folders.folder(request.id)))
      } catch let error as StalePatch {
        stale.append(VerificationLine(id: request.id, problem: error.description))
      }
    }
    return try run(changes, stale)
  }

  /// Prints what is found of each change, after what is known of others already.
  ///
  /// Throws what ``verify(_:)`` throws.
  func run(_ changes: [ChangeUnderTest], _ stale: [VerificationLine]) throws -> Bool {
    for line in stale { try console.print(line.text) }
    var verified = 0
    try ChangeVerification(of: root, progress: ProgressLine())
      .run(changes) { change, result in
        let line = try VerificationLine(change, result)
        try console.print(line.text)
        if line.isVerified { verified += 1 }
      }
    let total = changes.count + stale.count
    try console.print("\(verified) of \(NumberText.count(total, "change")) verified.\n")
    return verified == total
  }
}

/// What was found of one change: a line where it does what it should, else whatever is wrong beneath it.
struct VerificationLine {
  let text: String
  let isVerified: Bool

  /// Throws what kept the change from being laid out, unless that is its own fault.
  init(_ change: ChangeUnderTest, _ result: Result<VerifiedChange, ChangeVerification.Failure>) throws {
    switch result {
    case .success(let verified): self.init(change, verified)
    case .failure(.notApplied(let failure)):
      guard case .patch = failure else { throw failure }
      self.init(id: change.id, problem: failure.description)
    case .failure(let failure): self.init(id: change.id, problem: failure.description)
    }
  }

  init(id: String, problem: String) {
    isVerified = false
    let lines = problem.split(whereSeparator: \.isNewline)
    text = "\(id): NOT VERIFIED\n" + lines.map { "  \($0)\n" }.joined()
  }

  private init(_ change: ChangeUnderTest, _ verified: VerifiedChange) {
    isVerified = true
    let behaviour = verified.behaviour.prefix { !$0.isNewline }
    text = "\(change.id): verified, \(NumberText.count(verified.tests, "unit test")). \(behaviour)\n"
  }
}
