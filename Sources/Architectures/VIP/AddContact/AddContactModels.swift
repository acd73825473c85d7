import ContactsDomain

/// What passes through the cycle of the Add screen: the request, the response and the view model of its use case.
enum AddContact {
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
