/// What the launches of every cell took.
struct LaunchResults {
  /// How many contacts the filled database has.
  let contacts: Int
  /// The bytes of the filled database.
  let databaseSize: Int
  var launches: [LaunchPlan.Cell: [Launch]] = [:]

  init(contacts: Int, databaseSize: Int) {
    self.contacts = contacts
    self.databaseSize = databaseSize
  }

  func launches(of subject: String, isEmpty: Bool) -> [Launch] {
    launches[LaunchPlan.Cell(subject: subject, isEmpty: isEmpty)] ?? []
  }
}
