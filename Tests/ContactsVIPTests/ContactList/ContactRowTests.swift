import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIP

@MainActor @Suite struct ContactRowTests {
  @Test(.behaviour(.rowShowsFirstAndLastName), .role(.row))
  func aRowShowsFirstAndLastName() {
    #expect(ContactRow(.ada).fullName == "Ada Lovelace")
  }
}
