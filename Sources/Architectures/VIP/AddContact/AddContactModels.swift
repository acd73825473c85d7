import ContactsDomain

/// What passes through the cycle of the Add screen: for each of its events a request, a response and a view model.
enum AddContact {
  enum ShowScreen {
    struct Request {}

    struct Response {}

    struct ViewModel {
      let title: String
    }
  }

  enum Cancel {
    struct Request {}

    struct Response {}

    struct ViewModel {}
  }

  enum StoreContact {
    struct Request {
      let firstName: String
      let lastName: String
    }

    enum Response {
      case stored
      case refused(ContactError)
    }

    enum ViewModel {
      case stored
      case refused(title: String, message: String)
    }
  }
}
