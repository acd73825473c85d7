/// Why storage did not do what it was asked to.
public struct StorageFailure: Error, Hashable, Sendable {
  /// What is the matter with storage.
  public enum Reason: Hashable, CaseIterable, Sendable {
    /// Storage gave no reason.
    case unspecified
    /// A person did not want to wait any longer.
    case stopped
    /// What is stored may be read and not changed.
    case readOnly
    /// Another program keeps the database to itself for longer than one can wait.
    case locked
    /// There is no room left.
    case full
    /// A file may not be larger.
    case tooLarge
    /// The user may not open the database, or not create it where it should be.
    case noPermission
    /// There is a folder or a device where the database should be.
    case notAFile
    /// The file holds something else than a database.
    case notADatabase
    /// The database is another program's.
    case foreign
    /// The database has a form that only a newer version knows.
    case newerVersion
    /// The database contradicts itself.
    case damaged
    /// The database was moved or deleted while it was in use.
    case missing
    /// There is no folder in which the database could be.
    case noFolder
    /// The database cannot be reached: a device fails.
    case unavailable
  }

  public let reason: Reason
  /// Where the database is; nil where storage has no file, or where that is not to be told.
  public let path: String?

  public init(_ reason: Reason, path: String? = nil) {
    self.reason = reason
    self.path = path
  }

  /// What follows the sentence that says what failed, as in `: the database is read-only`; empty where there is nothing
  /// to say.
  public var explanation: String {
    let file = path.map { " \($0.shownAsPath)" } ?? ""
    let database = "the database\(file)"
    return switch reason {
    case .unspecified: path == nil ? "" : ": \(database) gave no reason"
    case .stopped: ": it was stopped"
    case .readOnly: ": \(database) is read-only"
    case .locked: ": \(database) is locked by another program"
    case .full: path == nil ? ": the disk is full" : ": the disk of \(database) is full"
    case .tooLarge: ": \(database) has reached the largest size that is allowed for a file"
    case .noPermission: ": there is no permission to open \(database)"
    case .notAFile: path == nil ? ": \(database) is not a file" : ":\(file) is not a file"
    case .notADatabase: ": the file\(file) is not a database"
    case .foreign: ": \(database) belongs to another program"
    case .newerVersion: ": \(database) was written by a newer version"
    case .damaged: ": \(database) is damaged"
    case .missing: ": \(database) was moved or deleted"
    case .noFolder: ": there is no folder for \(database)"
    case .unavailable: ": \(database) cannot be reached"
    }
  }
}

extension StorageFailure: CustomStringConvertible {
  public var description: String { "the contacts cannot be used\(explanation)" }
}

extension String {
  /// A path as a sentence shows it: in quotation marks, with visible escapes, and without its middle if it is long.
  fileprivate var shownAsPath: String {
    let (beginning, end) = (20, 60)
    return (count > beginning + end ? prefix(beginning) + "…" + suffix(end) : self[...]).debugDescription
  }
}
