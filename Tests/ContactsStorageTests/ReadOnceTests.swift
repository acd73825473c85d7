import ArchitectureCatalog
import CSQLite
import ContactsDomain
import TerminalKit
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("A launch reads every row once, and never sorts or counts in the database")
struct ReadOnceTests {
  /// How many statements began and how many rows they gave.
  private struct Counts {
    var statements = 0
    var rows = 0
  }

  @MainActor @Test(arguments: ArchitectureCatalog.every)
  func launch(architecture: Architecture) throws {
    let folder = try TestFolder()
    let repository = folder.repository()
    try repository.add(contentsOf: (0..<1_000).map { PersonName(first: "Person", last: "\($0)") })
    let connection = try #require(repository.database).connection
    let counts = UnsafeMutablePointer<Counts>.allocate(capacity: 1)
    counts.initialize(to: Counts())
    defer { counts.deallocate() }
    sqlite3_trace_v2(
      connection.handle, UInt32(SQLITE_TRACE_STMT | SQLITE_TRACE_ROW),
      { event, context, _, _ in
        let counts = context?.assumingMemoryBound(to: Counts.self)
        if event == UInt32(SQLITE_TRACE_ROW) {
          counts?.pointee.rows += 1
        } else {
          counts?.pointee.statements += 1
        }
        return 0
      }, counts)
    let app = architecture.makeApp(repository)
    let window = Window(rootViewController: app.rootViewController, size: .standard)
    window.makeKeyAndVisible()
    #expect(window.snapshot().list?.numberOfRows == 1_000)
    try window.scroll(byRows: .max)
    sqlite3_trace_v2(connection.handle, 0, nil, nil)
    #expect(counts.pointee.statements == 1)
    #expect(counts.pointee.rows == 1_000)
  }
}
