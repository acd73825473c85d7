/// What a step does or expects. Rows count from 1, as a person counts them.
package enum Action: Equatable, Sendable {
  // Before the launch
  case givenNewDatabase
  case givenContact(firstName: String, lastName: String)
  case givenContacts(count: Int)

  // Storage
  /// The operation of that number from now is refused; 1 is the next one.
  case fail(StorageOperation, number: Int)
  case storage(StorageCondition)

  // The app as a whole
  case launch
  case relaunch

  // What a person does
  case tap(button: String)
  case type(String, field: String)
  case clear(field: String)
  case scroll(Scroll)
  case select(row: Int)
  case delete(row: Int)

  // What a person sees
  case expect(Expectation)
}

/// What storage is asked to do, and can be made to refuse.
package enum StorageOperation: String, CaseIterable, Sendable {
  case save, load, remove
}

/// What is the matter with storage until the next such step.
package enum StorageCondition: String, CaseIterable, Sendable {
  /// What is stored can be loaded, and nothing can be saved or removed.
  case readOnly = "read-only"
  /// Another program keeps storage to itself: nothing can be loaded, saved or removed.
  case locked
  /// Nothing is the matter.
  case available
}

/// A movement of the list.
package enum Scroll: Equatable, Sendable {
  case down(rows: Int)
  case up(rows: Int)
  case toRow(Int)
  case toTop
  case toBottom
}

/// What has to be on the screen, or must not be.
package enum Expectation: Equatable, Sendable {
  case title(String)
  case button(String, isEnabled: Bool)
  case noButton(String)
  case rows([String])
  case rowCount(Int)
  /// What a row shows; its secondary text counts only where one is expected.
  case row(Int, String, secondaryText: String?)
  case insertedRow(Int?)
  case field(String, text: String)
  case label(String)
  case noLabel(String)
  case activity(Bool)
  case focus(String?)
  case alert(String)
  case noAlert
  case placeholder(String?)
}
