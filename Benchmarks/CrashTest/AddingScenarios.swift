import ContactsDomain

/// Scenarios that add a contact each: its transcript appears when its row was on the screen.
struct AddingScenarios {
  /// More than a process can add before it is killed.
  private static let count = 500

  /// What tells the contacts of one process from those of the others.
  let round: Int

  var text: String {
    (0..<Self.count).map { number in
      """
      scenario "\(number)"
        launch
        tap "Add"
        type "Round \(round)" into "First name"
        type "Number \(number)" into "Last name"
        tap "Done"
        expect title "Contacts"

      """
    }.joined()
  }

  /// The contacts that a transcript confirms: those whose last expectation held.
  func confirmed(in transcript: String) -> [PersonName] {
    var names: [PersonName] = []
    var number: Substring = ""
    for line in transcript.split(separator: "\n") {
      if line.hasPrefix("scenario ") {
        number = line.split(separator: "\"").dropFirst().first ?? ""
      } else if line == "  expect title \"Contacts\"  # held" {
        names.append(PersonName(first: "Round \(round)", last: "Number \(number)"))
      }
    }
    return names
  }
}
