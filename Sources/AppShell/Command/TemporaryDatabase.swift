import ContactsDomain
import ContactsStorage
import Foundation

/// The file of a database in a folder of its own, which is there until it is removed, or until a signal ends the process.
struct TemporaryDatabase {
  private let folder: URL

  /// Creates the folder. Throws `StorageFailure`.
  init() throws(StorageFailure) {
    folder = FileManager.default.temporaryDirectory.appending(path: "contacts-\(UUID().uuidString)")
    RemovalOnSignal.arm(files: file.possiblePaths, folder: folder.path)
    do throws(StorageFailure) {
      try file.makeFolder()
    } catch {
      RemovalOnSignal.disarm()
      throw error
    }
  }

  var file: DatabaseFile {
    DatabaseFile(path: folder.appending(path: "contacts.sqlite").path)
  }

  /// Removes the folder with all that is in it. Throws `CocoaError`.
  func remove() throws {
    defer { RemovalOnSignal.disarm() }
    try FileManager.default.removeItem(at: folder)
  }
}

/// Removes files and their folder when a signal ends the process.
///
/// A handler must neither allocate nor take a lock: the paths lie in plain memory, allocated beforehand.
nonisolated enum RemovalOnSignal {
  /// The signals that are handled now, and that the process does not ignore.
  nonisolated(unsafe) private static var handled: [Int32] = []
  /// The paths of the files and, as the last one, of the folder; nil where nothing is to be removed.
  nonisolated(unsafe) private static var paths: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>>?

  /// Has the files and then the folder removed from here on. What is not there is passed over.
  static func arm(files: [String], folder: String) {
    disarm()
    let copies = (files + [folder]).compactMap { strdup($0) }
    let memory = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>>.allocate(capacity: copies.count)
    _ = memory.initialize(from: copies)
    paths = memory
    handled = DeadlySignals.all.filter(handle)
  }

  /// Has nothing removed any more.
  static func disarm() {
    guard let memory = paths else { return }
    for number in handled { signal(number, SIG_DFL) }
    handled = []
    paths = nil
    for path in memory { free(path) }
    memory.deallocate()
  }

  /// False where the process was started to ignore the signal, as under `nohup`: it goes on to.
  private static func handle(_ number: Int32) -> Bool {
    let previous = signal(number) { number in
      if let paths = RemovalOnSignal.paths {
        for path in paths { unlink(path) }
        if let folder = paths.last { rmdir(folder) }
      }
      signal(number, SIG_DFL)
      raise(number)
    }
    guard unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return true }
    signal(number, SIG_IGN)
    return false
  }
}
