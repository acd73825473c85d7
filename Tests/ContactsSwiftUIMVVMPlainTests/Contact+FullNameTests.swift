import ContactsDomain
import TestSupport
import Testing

@testable import ContactsSwiftUIMVVMPlain

@Suite struct ContactFullNameTests {
  @Test(.behaviour(.rowShowsFirstAndLastName), .role("Wording"))
  func aRowShowsFirstAndLastName() {
    #expect(Contact.ada.fullName == "Ada Lovelace")
  }
}
