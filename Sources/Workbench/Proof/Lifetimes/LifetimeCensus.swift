package import ArchitectureCatalog
import ContactsDomain
package import Results
package import TerminalKit

/// Counts the objects that an architecture's screens bring with them, and those that stay behind, from outside.
///
/// The census follows stored properties from the app and its view controllers, and looks at each object that it finds
/// through a weak reference once the screen has been left. It does not see what a closure captures: an object that only
/// closures hold is not counted. A retain cycle through a closure shows all the same, by the objects it keeps alive.
@MainActor
package struct LifetimeCensus {
  private let visits: Int

  /// - Parameter visits: how often the Add screen is opened and left.
  package init(visits: Int = 100) {
    self.visits = visits
  }

  /// The counts of each architecture. Throws `InteractionError` where its screens can't be opened and left.
  package func run(_ architectures: [Architecture]) throws(InteractionError) -> [FaultResults.Lifetimes] {
    var lifetimes: [FaultResults.Lifetimes] = []
    for architecture in architectures { lifetimes.append(try run(architecture)) }
    return lifetimes
  }

  private func run(_ architecture: Architecture) throws(InteractionError) -> FaultResults.Lifetimes {
    let (census, addContact) = try runApp(architecture)
    return FaultResults.Lifetimes(
      architecture: architecture.name, visits: visits, addContact: addContact,
      app: census.everything.instances)
  }

  /// Runs the app to its end; nothing of it is held by what this returns.
  private func runApp(
    _ architecture: Architecture
  ) throws(InteractionError) -> (AppCensus, addContact: [FaultResults.Lifetimes.Instances]) {
    let app = architecture.makeApp(InMemoryContactRepository())
    let window = Window(rootViewController: app.rootViewController)
    window.makeKeyAndVisible()
    var census = AppCensus()
    census.noteList(of: app)
    for visit in 0..<visits {
      try window.tap(button: "Add")
      census.noteAddContact(of: app)
      try window.tap(button: "Done")
      census.noteAddContact(of: app)
      try window.tap(button: "Ok")
      try leave(window, through: visit.isMultiple(of: 2) ? "Done" : "Cancel")
    }
    return (census, census.addContact.instances)
  }

  private func leave(_ window: Window, through button: String) throws(InteractionError) {
    try window.type("Ada", into: "First name")
    try window.type("Lovelace", into: "Last name")
    try window.tap(button: button)
  }
}
