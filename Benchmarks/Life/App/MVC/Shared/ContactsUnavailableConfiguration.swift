import ContactsDomain
import TerminalKit

extension ContentUnavailableConfiguration {
  /// What a list of contacts, or of what is loaded after them, says in place of its rows: why there are none to show. Nil
  /// where there are some.
  init?(for elements: some Collection, of store: ContactStore, emptyText: String) {
    if let failure = store.loadFailure {
      self.init(
        text: failure.contactsNotLoadedMessage,
        button: .init(title: "Retry") { [weak store] in store?.load() })
    } else if elements.isEmpty {
      self.init(text: emptyText)
    } else {
      return nil
    }
  }
}

extension StorageFailure {
  /// What the placeholders say, and the alert in front of them.
  var contactsNotLoadedMessage: String {
    "The contacts could not be loaded\(explanation)"
  }
}
