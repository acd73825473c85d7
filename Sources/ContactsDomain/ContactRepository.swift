/// The domain's port to whatever keeps the contacts.
public protocol ContactRepository: AnyObject {
  /// All contacts, in their order. Throws ``StorageFailure``.
  func contacts() throws(StorageFailure) -> SortedList<Contact>

  /// Stores a contact of that name, last in the order of arrival. Throws ``ContactError/saveFailed(_:)``.
  func add(_ name: PersonName) throws(ContactError) -> Contact

  /// Removes the contact of that identity, which no other contact will ever have. Does nothing where there is none:
  /// another process may have removed it. Throws ``StorageFailure``.
  func remove(_ id: Contact.ID) throws(StorageFailure)
}
