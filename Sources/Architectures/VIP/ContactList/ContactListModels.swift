import ContactsDomain

/// What passes through the cycle of the contacts screen: for each of its events a request, a response and a view model.
enum ContactList {
  enum ShowScreen {
    struct Request {}

    struct Response {}

    struct ViewModel {
      let title: String
    }
  }

  enum LoadContacts {
    struct Request {}

    enum Response {
      case loaded(numberOfContacts: Int)
      case failed(StorageFailure)
    }

    enum ViewModel {
      case rows(count: Int, placeholder: String?)
      case failure(title: String, message: String)
    }
  }

  enum ShowRow {
    struct Request {
      let index: Int
    }

    struct Response {
      let contact: Contact
    }

    struct ViewModel {
      let row: ContactRow
    }
  }

  enum FindRow {
    struct Request {
      let beginning: String
    }

    struct Response {
      let index: Int?
    }

    struct ViewModel {
      let index: Int?
    }
  }

  enum OpenAddContact {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }

  enum InsertAddedContact {
    struct Request {}

    struct Response {
      let index: Int
      let numberOfContacts: Int
    }

    struct ViewModel {
      let insertedRow: Int
      let numberOfRows: Int
    }
  }
}
