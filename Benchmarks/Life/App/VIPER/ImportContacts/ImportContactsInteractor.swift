import ContactsDomain

/// The use case of the import screen: reading a file of contacts, a few lines at a time, and storing them together.
final class ImportContactsInteractor {
  // MARK: Dependencies

  private let files: any ContactFiles
  private let contacts: ContactStore
  weak var output: (any ImportContactsUseCasesOutput)?

  // MARK: State

  /// The import that is under way. It keeps the interactor until it has ended, or was cancelled.
  private var task: Task<Void, Never>?

  init(files: any ContactFiles, contacts: ContactStore) {
    self.files = files
    self.contacts = contacts
  }
}

// MARK: - ImportContactsUseCases

extension ImportContactsInteractor: ImportContactsUseCases {
  func importContacts(from path: String) {
    do throws(ImportFailure) {
      let file = try openFile(at: path.trimmingWhitespace())
      output?.importProgressed(percent: file.percentRead)
      task = Task { await importContents(of: file) }
    } catch {
      output?.importFailed(error)
    }
  }

  func cancelImport() {
    task?.cancel()
  }

  private func openFile(at path: String) throws(ImportFailure) -> any ContactFile {
    guard !path.isEmpty else { throw .nothingNamed }
    do throws(FileFailure) {
      return try files.open(path)
    } catch {
      throw .notRead(error)
    }
  }

  private func importContents(of file: any ContactFile) async {
    defer {
      file.close()
      task = nil
    }
    do throws(ImportFailure) {
      let contents = try await readContents(of: file)
      try store(contents.accepted)
      output?.importEnded(count: contents.accepted.count, rejected: contents.rejected)
    } catch {
      if error != .cancelled { output?.importFailed(error) }
    }
  }

  private func readContents(of file: any ContactFile) async throws(ImportFailure) -> ContactImport {
    var contents = ContactImport(existing: contacts.contacts.lazy.map(\.contact.name))
    while let lines = try await nextLines(of: file) {
      do throws(TooManyLines) {
        try contents.read(lines)
      } catch {
        throw .tooManyLines
      }
      output?.importProgressed(percent: file.percentRead)
    }
    return contents
  }

  private func nextLines(of file: any ContactFile) async throws(ImportFailure) -> [String]? {
    do throws(FileReadError) {
      let lines = try await file.nextLines()
      // The answer may have been on its way when the import was called off.
      if Task.isCancelled { throw .cancelled }
      return lines
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .failed(let failure): throw .notRead(failure)
      }
    }
  }

  private func store(_ names: [PersonName]) throws(ImportFailure) {
    guard !names.isEmpty else { return }
    do throws(StorageFailure) {
      try contacts.add(names)
    } catch {
      throw .notSaved(error)
    }
  }
}

extension String {
  /// Scalar by scalar, as a mark after a space is one character with it.
  fileprivate func trimmingWhitespace() -> String {
    let scalars = unicodeScalars
    let isInk = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: isInk), let last = scalars.lastIndex(where: isInk) else {
      return ""
    }
    return String(scalars[first...last])
  }
}
