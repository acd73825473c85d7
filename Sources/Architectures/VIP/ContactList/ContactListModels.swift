import ContactsDomain

/// What passes through the cycle of the contacts screen: for each use case its request, where there is something to say
/// with it, its response and its view model.
enum ContactList {
  enum LoadContacts {
    enum Response {
      case loaded(SortedList<Contact>)
      case failed(StorageFailure)
    }

    struct ViewModel {
      let rows: ContactRows
      let isAddEnabled: Bool
      let placeholder: Placeholder?
      let alert: Alert?
    }
  }

  enum InsertContact {
    struct Request {
      let contact: Contact
    }

    struct Response {
      let contact: Contact
      let index: Int
    }

    struct ViewModel {
      let row: ContactRow
      let index: Int
      let placeholder: Placeholder?
    }
  }

  /// What the screen says in place of its rows.
  struct Placeholder: Equatable {
    let text: String
    let offersRetry: Bool
  }

  struct Alert: Equatable {
    let title: String
    let message: String
  }
}
