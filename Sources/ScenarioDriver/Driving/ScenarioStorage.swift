package import ContactsDomain

/// Where a scenario's contacts are kept while it runs.
package protocol ScenarioStorage: AnyObject {
  /// Opens what is stored, in the condition that it is in.
  func makeRepository() -> any ContactRepository

  /// Stores contacts before the app is there, all of them or none. Throws `StorageFailure`.
  func give(_ names: some Sequence<PersonName>) throws(StorageFailure)

  /// Changes the condition; nobody has a repository of this storage at that moment. Throws `StorageFailure`.
  func become(_ condition: StorageCondition) throws(StorageFailure)
}
