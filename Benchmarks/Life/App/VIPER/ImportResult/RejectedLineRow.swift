import ContactsDomain

/// A line of which nothing was imported, ready to be shown in a row.
struct RejectedLineRow {
  let text: String

  init(_ line: RejectedLine, style: NameStyle) {
    let reason =
      switch line.reason {
      case .notTwoParts: "First name, comma and last name expected"
      case .name(let error): FailureWording.contactRefused(error)
      case .known(let name): "\(style.text(of: name)) is there already"
      }
    text = "Line \(line.number): \(reason)"
  }
}
