import ContactsDomain

/// Something that can do what the workloads ask for: an architecture, or a baseline beside them.
struct Contender {
  /// The name of its arm.
  let name: String
  /// Creates one with these contacts in its storage; it has not been launched.
  let makeSubject: ([PersonName]) -> any Subject
}

/// A contender at work, on storage of its own.
protocol Subject: AnyObject {
  /// Loads the contacts and shows the first of them.
  func launch()
  /// Lets go of everything but storage.
  func quit()
  /// Adds a contact and shows it at its place.
  func add(_ draft: ContactDraft)
  /// Formats the rows below the first screen on the way down, and those above the last one on the way up.
  func scrollThrough()
  /// The number of rows that can be seen or scrolled to.
  var numberOfRows: Int { get }
  /// What went wrong, if anything did; a subject that fails does not count as measured.
  var failure: (any Error)? { get }
}
