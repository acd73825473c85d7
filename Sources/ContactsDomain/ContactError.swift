/// Why a contact was not added. Each screen has its own words for it.
public enum ContactError: Error, Hashable, Sendable {
  /// One of the two fields that a name is made of.
  public enum Field: Hashable, Sendable {
    case firstName, lastName
  }

  /// The field has nothing in it that could be seen.
  case missing(Field)
  /// The field holds a control character, a line break or a change of writing direction.
  case controlCharacter(Field)
  /// The field holds more than ``ContactDraft/lengthLimit`` Unicode scalars.
  case tooLong(Field)
  /// Storage did not take the contact.
  case saveFailed(StorageFailure)
}
