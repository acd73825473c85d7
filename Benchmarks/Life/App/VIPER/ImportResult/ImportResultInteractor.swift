import ContactsDomain

/// The use case of the result screen: having what came of an import.
final class ImportResultInteractor {
  // MARK: Dependencies

  private let contacts: ContactStore
  private let importedCount: Int
  private let rejected: [RejectedLine]
  weak var output: (any ImportResultUseCasesOutput)?

  init(importedCount: Int, rejected: [RejectedLine], contacts: ContactStore) {
    self.importedCount = importedCount
    self.rejected = rejected
    self.contacts = contacts
  }
}

// MARK: - ImportResultUseCases

extension ImportResultInteractor: ImportResultUseCases {
  var nameStyle: NameStyle { contacts.nameStyle }

  func rejectedLine(at index: Int) -> RejectedLine {
    rejected[index]
  }

  func loadResult() {
    output?.resultLoaded(importedCount: importedCount, rejectedCount: rejected.count)
  }
}
