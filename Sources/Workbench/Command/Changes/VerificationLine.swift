import CommandLineKit

extension ChangeVerifier {
  /// Verifies the changes, prints what is found of each as soon as it is known, and goes on after one that fails. Returns
  /// whether all hold.
  ///
  /// Throws what ``run(_:report:)`` throws.
  func run(_ changes: [ChangeUnderTest], printingTo console: Console) throws -> Bool {
    var verified = 0
    try run(changes) { change, result in
      let line = VerificationLine(change, result)
      try console.print(line.text)
      if line.isVerified { verified += 1 }
    }
    try console.print("\(verified) of \(NumberText.count(changes.count, "change")) verified.\n")
    return verified == changes.count
  }
}

/// What was found of one change: a line where it does what it should, else whatever is wrong beneath it.
struct VerificationLine {
  let text: String
  let isVerified: Bool

  init(_ change: ChangeUnderTest, _ result: Result<VerifiedChange, ChangeVerifier.Failure>) {
    switch result {
    case .success(let verified):
      let behaviour = verified.behaviour.prefix { !$0.isNewline }
      text = "\(change.id): verified, \(NumberText.count(verified.tests, "unit test")). \(behaviour)\n"
      isVerified = true
    case .failure(let failure):
      let lines = failure.description.split(whereSeparator: \.isNewline)
      text = "\(change.id): NOT VERIFIED\n" + lines.map { "  \($0)\n" }.joined()
      isVerified = false
    }
  }
}
