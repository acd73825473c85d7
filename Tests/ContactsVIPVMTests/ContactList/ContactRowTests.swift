import ContactsDomain
import TestSupport
import Testing

@testable import ContactsVIPVM

@MainActor @Suite struct ContactRowTests {
  @Test(.behaviour(.rowShowsFirstAndLastName), .role(.row))
  func aRowShowsFirstAndLastName() {
    #expect(ContactRow(.ada).fullName == "Ada Lovelace")
  }
}
