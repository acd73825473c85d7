import CommandLineKit

/// What follows for a claim: from its statement, or from the words of who wrote the page.
enum ClaimResult: String {
  case holds = "holds here"
  case partly = "holds in part"
  case fails = "does not hold here"
  case unsettled = "not settled"
  case beyond = "cannot be judged here"
  case notMeasured = "not measured"
}

/// A claim's number and statement in a page, such as `{claim 5: any code.largestPresenter VIPER >= code.largestType VIPER}`.
///
/// In place of a statement a person may write a verdict: `{claim 19: cannot be judged here}`.
struct PageClaim {
  enum Basis {
    case statement(Statement)
    case words(ClaimResult)
  }

  let number: String
  let basis: Basis

  init(_ scanner: inout WordReader) throws(Unexpected) {
    number = try scanner.take("the number of a claim") {
      $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } ? $0 : nil
    }
    guard scanner.takes(":") else { throw scanner.unexpected(":") }
    if let result = ClaimResult(rawValue: scanner.rest) {
      basis = .words(result)
    } else {
      basis = .statement(try Statement(&scanner, hasParts: true))
    }
  }

  func judgement(in table: MeasureTable) throws(NoValue) -> JudgedClaim {
    switch basis {
    case .words(let result): return JudgedClaim(number: number, result: result, outcome: nil)
    case .statement(let statement):
      let outcome = try statement.outcome(in: table)
      let result: ClaimResult = outcome.holds ? .holds : outcome.holding > 0 ? .partly : .fails
      return JudgedClaim(number: number, result: result, outcome: outcome)
    }
  }
}

/// What follows for a claim from the values of a run.
struct JudgedClaim {
  let number: String
  let result: ClaimResult
  let outcome: Statement.Outcome?

  /// Such as `holds in part, in 11 of 20 combinations`.
  var words: String {
    guard let outcome, outcome.isOfCombinations else { return result.rawValue }
    let count = NumberText.count(outcome.count)
    return "\(result.rawValue), in \(NumberText.count(outcome.holding)) of \(count) combinations"
  }
}
