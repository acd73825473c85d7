/// What a step does or expects. Rows count from 1, as a person counts them.
public enum Action: Equatable, Sendable {
  // Before the launch
  case givenContact(firstName: String, lastName: String)
  case givenContacts(count: Int)

  // Storage
  case failNext(StorageOperation)

  // The app as a whole
  case launch
  case relaunch

  // What a person does
  case tap(button: String)
  case type(String, field: String)
  case clear(field: String)
  case scroll(Scroll)

  // What a person sees
  case expect(Expectation)
}

/// What storage is asked to do, and can be made to refuse.
public enum StorageOperation: String, CaseIterable, Sendable {
  case save, load
}

/// A movement of the list.
public enum Scroll: Equatable, Sendable {
  case down(rows: Int)
  case up(rows: Int)
  case toRow(Int)
  case toTop
  case toBottom
}

/// What has to be on the screen, or must not be.
public enum Expectation: Equatable, Sendable {
  case title(String)
  case button(String, isEnabled: Bool)
  case noButton(String)
  case rows([String])
  case rowCount(Int)
  case row(Int, String)
  case insertedRow(Int?)
  case field(String, text: String)
  case focus(String?)
  case alert(String)
  case noAlert
  case placeholder(String?)
}
