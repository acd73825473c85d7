/// The domain's port to whatever keeps the contacts.
public protocol ContactRepository: AnyObject {
  /// All contacts, in their order. Throws ``StorageFailure``.
  func contacts() throws(StorageFailure) -> SortedList<Contact>

  /// Stores a contact of that name, last in the order of arrival. Throws ``ContactError/saveFailed(_:)``.
  func add(_ name: PersonName) throws(ContactError) -> Contact
}
