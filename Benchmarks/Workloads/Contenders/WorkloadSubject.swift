package import ContactsDomain

/// A contender at work, on storage of its own.
package protocol WorkloadSubject: AnyObject {
  /// Loads the contacts and shows the first of them.
  func launch()
  /// Lets go of everything but storage.
  func quit()
  /// Adds a contact and shows it at its place.
  func add(_ draft: ContactDraft)
  /// Refuses a contact without a name.
  func reject()
  /// Opens the Add screen, where there is one.
  func openAdd()
  /// Closes the Add screen and adds nothing.
  func cancelAdd()
  /// Moves the list so that the row is at the top of the screen, where there is a screen.
  func show(row: Int)
  /// Formats the rows that come into view on the way down, and those that do on the way back up.
  func scroll(along path: ScrollPath)
  /// The number of rows that can be seen or scrolled to.
  var numberOfRows: Int { get }
  /// The row of the contact that was added last; nil where none was.
  var insertedRow: Int? { get }
  /// What went wrong, if anything did; a subject that fails does not count as measured.
  var failure: (any Error)? { get }
}
