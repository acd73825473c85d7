package import ContactsDomain
import Foundation

extension DatabaseFile {
  /// The files that SQLite keeps beside a database, by what follows its path.
  enum Companion: String, CaseIterable {
    case log = "-wal"
    case sharedMemory = "-shm"
    case journal = "-journal"
  }

  /// The database and what is beside it, at one moment; nil for what is not there.
  struct Content: Equatable {
    fileprivate let file: FileStatus?
    fileprivate let log: FileStatus?
  }

  var content: Content {
    Content(file: FileStatus(path), log: FileStatus(path(of: .log)))
  }

  /// Which file is at the path; nil where none can be seen.
  var identity: FileStatus.Identity? { FileStatus(path)?.identity }

  /// Whether SQLite can write the database, for which it needs a log or a journal in the same folder.
  var isWritable: Bool {
    access(path, W_OK) == 0 && access(url.deletingLastPathComponent().path, W_OK | X_OK) == 0
  }

  /// The way to read the database that leaves nothing behind.
  ///
  /// A reader would create the shared memory of a log with the permissions of the database: read-only, so that
  /// nobody could write the database even after it has become writable.
  var accessForReading: SQLiteConnection.Access {
    if size(of: .journal) > 0 { return .read }
    guard size(of: .log) > 0 else { return .look }
    return FileStatus(path(of: .sharedMemory)) == nil ? .readAlone : .read
  }

  /// Gives what is beside a writable database the database's permissions, where a reader left it read-only.
  ///
  /// Who may not do that finds the database read-only.
  func restoreCompanions() {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    for companion in Companion.allCases where access(path(of: companion), W_OK) != 0 {
      chmod(path(of: companion), status.st_mode & 0o666)
    }
  }

  /// Whether there is anything to read.
  var hasContent: Bool { FileStatus(path)?.size ?? 0 > 0 }

  /// What is beside the database now.
  var companions: Set<Companion> {
    Set(Companion.allCases.filter { FileStatus(path(of: $0)) != nil })
  }

  /// Removes what an opening left that a full disk ended: an empty log, and shared memory without its first page.
  func removeUnusedCompanions(besides others: Set<Companion>) {
    for companion in companions.subtracting(others) {
      let unused: Range<Int64>
      switch companion {
      case .log: unused = 0..<1
      // SQLite's pages of shared memory: 32 KiB each. Source: "WAL-mode File Format", sqlite.org.
      case .sharedMemory: unused = 0..<32_768
      case .journal: continue
      }
      if unused.contains(size(of: companion)) { unlink(path(of: companion)) }
    }
  }

  /// The paths of all files that a database may consist of.
  package var possiblePaths: [String] {
    [path] + Companion.allCases.map(path(of:))
  }

  /// SQLite looks beside the file that a link leads to.
  private func path(of companion: Companion) -> String {
    url.resolvingSymlinksInPath().path + companion.rawValue
  }

  private func size(of companion: Companion) -> Int64 { FileStatus(path(of: companion))?.size ?? 0 }
}

extension DatabaseFile {
  /// What SQLite's integrity check finds wrong with the database, nothing if all is well. Throws `StorageFailure`.
  package func integrityProblems() throws(StorageFailure) -> [String] {
    let check = try SQLiteStatement("PRAGMA integrity_check", on: SQLiteConnection(url, .use))
    var lines: [String] = []
    while try check.step() { lines.append(check.text(at: 0)) }
    return lines == ["ok"] ? [] : lines
  }
}
