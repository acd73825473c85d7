/// What the contacts app does, whatever its architecture: one sentence for each behaviour that unit tests show.
///
/// A role shows a behaviour where it decides it: what it then has the role beside it do counts as done, in every
/// architecture alike.
package enum Behaviour: String, CaseIterable, Sendable {
  // MARK: The contacts screen

  case rowShowsFirstAndLastName = "A row shows the first and the last name"
  case insertedRowIsToldToTheTable = "The table is told of an inserted row, at its place"
  case insertedRowIsBroughtIntoView = "An inserted row is brought into view"
  case emptyListSaysSo = "A list without contacts says so"
  case firstContactReplacesThePlaceholder = "The first contact takes the place of the placeholder"
  case failedLoadSaysWhy = "A failed load says so, and why"
  case failedLoadIsNoEmptyList = "A failed load is not an empty list"
  case failedLoadDisablesAdd = "Add is disabled for as long as the load has failed"
  case retryLoadsAgain = "Retry loads again"
  case failedRetrySaysSoAgain = "A retry that fails says so again"
  case addOpensTheAddScreen = "Add opens the Add screen"

  // MARK: The Add screen

  case addScreenStartsEmpty = "The Add screen starts empty each time"
  case firstNameHasTheFocus = "The first name has the focus on arrival"
  case refusalSaysWhy = "A refusal says what is wrong with the name"
  case refusalKeepsWhatWasTyped = "After a refusal, what was typed is still there"
  case doneStoresTheName = "Done stores what was typed as first and last name"
  case doneHandsOverTheContact = "Done ends the Add screen and hands over the contact"
  case failedSaveSaysWhy = "A failed save says so, and why"
  case failedSaveCanBeTriedAgain = "After a failed save the screen stays, and Done tries again"
  case cancelStoresNothing = "Cancel ends the Add screen and stores nothing"

  // MARK: Rules of the domain, which its own tests show as well

  case equalNamesKeepTheirArrival = "Equal names are in the order of their arrival"
  case newContactGoesToItsPlace = "A new contact goes to its place in the order"
  case jumpFindsTheFirstRow = "A jump finds the first row that begins with the text"
  case emptyNameIsRefused = "An empty name is refused"
  case whiteSpaceIsTrimmed = "White space around a name is not stored"

  // MARK: Both

  case screensHaveTheirTitles = "Each screen has its title"
  case closedAlertStaysClosed = "An alert that was closed does not come back"
  case screensDoNotOutliveTheirUse = "No screen outlives its use"
  case appBeginsWithTheContacts = "The app begins with the contacts that are stored"
  case addedContactIsThereAtTheNextLaunch = "A contact that was added is there at the next launch"
}
