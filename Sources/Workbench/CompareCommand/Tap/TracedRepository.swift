import ContactsDomain
import Report
import Results

/// A repository in memory that tells the recorder when it is asked to store a contact.
@MainActor
final class TracedRepository: @MainActor ContactRepository {
  private let repository = InMemoryContactRepository()
  private let recorder: StackRecorder

  init(_ recorder: StackRecorder) {
    self.recorder = recorder
  }

  func contacts() throws(StorageFailure) -> SortedList<Contact> {
    try repository.contacts()
  }

  func add(_ name: PersonName) throws(ContactError) -> Contact {
    recorder.record(.storage)
    return try repository.add(name)
  }
}
