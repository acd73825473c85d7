import ContactsDomain
import Observation

/// The state of the screen that imports contacts from a file, and what happens on its events.
@Observable
final class ImportContactsViewModel {
  /// Why an import has stopped before its end.
  private enum Stop: Error {
    case cancelled
    case failed(String)
  }

  // MARK: Dependencies

  @ObservationIgnored private let store: ContactStore
  @ObservationIgnored private let files: any ContactFiles
  @ObservationIgnored private let onCancel: () -> Void
  @ObservationIgnored private let onFinish: (ContactImport) -> Void

  // MARK: State

  private(set) var path = ""
  /// How much of the file has been read; nil while none is read.
  private(set) var percent: Int?
  @ObservationIgnored private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - onCancel: what follows the screen where nothing was imported.
  ///   - onFinish: what follows it where all has been read and stored; takes what came of the lines.
  init(
    store: ContactStore, files: any ContactFiles, onCancel: @escaping () -> Void,
    onFinish: @escaping (ContactImport) -> Void
  ) {
    self.store = store
    self.files = files
    self.onCancel = onCancel
    self.onFinish = onFinish
  }

  // MARK: Inputs

  func pathChanged(_ text: String) {
    path = text
  }

  func importTapped() {
    let path = path.trimmingWhitespace()
    guard !path.isEmpty else {
      onAlert(.error("A file has to be named"))
      return
    }
    do throws(FileFailure) {
      let file = try files.open(path)
      percent = file.percentRead
      task = Task { await importContacts(from: file) }
    } catch {
      onAlert(.error(message(for: error)))
    }
  }

  func cancelTapped() {
    task?.cancel()
    onCancel()
  }

  // MARK: Outputs

  @ObservationIgnored var onAlert: (AlertViewModel) -> Void = { _ in }

  let title = "Import Contacts"

  var isImportEnabled: Bool {
    percent == nil
  }

  // MARK: Private

  private func importContacts(from file: any ContactFile) async {
    do throws(Stop) {
      let contacts = try await readContacts(from: file)
      try save(contacts)
      onFinish(contacts)
    } catch {
      percent = nil
      // Who has called it off needs no message.
      if case .failed(let message) = error { onAlert(.error(message)) }
    }
  }

  private func readContacts(from file: any ContactFile) async throws(Stop) -> ContactImport {
    defer { file.close() }
    var contacts = ContactImport(existing: store.contacts.lazy.map(\.contact.name))
    while let lines = try await nextLines(of: file) {
      do throws(TooManyLines) {
        try contacts.read(lines)
      } catch {
        throw .failed("A file cannot have more than \(ContactImport.lineLimit) lines")
      }
      percent = file.percentRead
    }
    return contacts
  }

  private func nextLines(of file: any ContactFile) async throws(Stop) -> [String]? {
    do throws(FileReadError) {
      return try await file.nextLines()
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .failed(let failure): throw .failed(message(for: failure))
      }
    }
  }

  private func save(_ contacts: ContactImport) throws(Stop) {
    do throws(StorageFailure) {
      try store.add(contacts.accepted)
    } catch {
      throw .failed("The contacts could not be saved\(error.explanation)")
    }
  }

  private func message(for failure: FileFailure) -> String {
    "The file could not be read\(failure.explanation)"
  }
}

extension String {
  fileprivate func trimmingWhitespace() -> String {
    let scalars = unicodeScalars
    let isInk = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: isInk), let last = scalars.lastIndex(where: isInk) else {
      return ""
    }
    return String(scalars[first...last])
  }
}
