/// What the launches of every condition took.
struct LaunchResults {
  /// How many contacts the filled database has.
  let contacts: Int
  /// The bytes of the filled database.
  let databaseSize: Int
  var launches: [LaunchPlan.Condition: [Launch]] = [:]

  init(contacts: Int, databaseSize: Int) {
    self.contacts = contacts
    self.databaseSize = databaseSize
  }

  func launches(of subject: String, isEmpty: Bool) -> [Launch] {
    launches[LaunchPlan.Condition(subject: subject, isEmpty: isEmpty)] ?? []
  }
}
