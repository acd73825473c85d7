import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("A contact that is removed")
struct RemovalTests {
  let folder: TestFolder
  let repository: SQLiteContactRepository
  let ada = PersonName(first: "Ada", last: "Lovelace")

  init() throws {
    folder = try TestFolder()
    repository = folder.repository()
  }

  @Test("is gone for every repository, and the others stay")
  func gone() throws {
    let contacts = try ["Ada", "Bob", "Cid"].map { try repository.add(PersonName(first: $0, last: "x")) }
    let other = folder.repository()
    try other.remove(contacts[1].id)
    let expected = [contacts[0], contacts[2]]
    #expect(Array(try repository.contacts()) == expected)
    #expect(Array(try folder.repository().contacts()) == expected)
    #expect(try folder.file().integrityProblems() == [])
  }

  @Test("may have been removed already")
  func twice() throws {
    let contact = try repository.add(ada)
    for _ in 0..<2 { try folder.repository().remove(contact.id) }
    try repository.remove(contact.id)
    try repository.remove(Contact.ID(rawValue: .min))
    #expect(try repository.contacts().isEmpty)
  }

  @Test("leaves its id to nobody, whichever it was, and whoever removed it", arguments: [true, false])
  func idsStayUsed(reopens: Bool) throws {
    var used: Set<Contact.ID> = []
    var repository = repository
    for round in 0..<6 {
      let added = try (0..<3).map { _ in try repository.add(ada) }
      #expect(used.isDisjoint(with: added.map(\.id)))
      used.formUnion(added.map(\.id))
      switch round {
      case 0: try repository.remove(added[2].id)
      case 1: for contact in added.reversed() { try repository.remove(contact.id) }
      case 2: for contact in try repository.contacts() { try repository.remove(contact.id) }
      case 3: try folder.connection().execute("DELETE FROM contacts")
      default: try repository.remove(added[0].id)
      }
      if reopens {
        repository.close()
        repository = folder.repository()
      }
    }
    #expect(used.map(\.rawValue).sorted() == Array(1...18))
  }

  @Test("stays removed in what a process leaves that ends at once")
  func suddenEnd() throws {
    let kept = try repository.add(ada)
    let removed = try repository.add(ada)
    try repository.remove(removed.id)
    // The files as they are while the database is open: nothing that an orderly end would write.
    for file in try folder.files where !file.hasSuffix("-shm") {
      try FileManager.default.copyItem(
        at: folder.url.appending(path: file),
        to: folder.url.appending(path: file.replacing("contacts", with: "left")))
    }
    let left = folder.repository("left.sqlite")
    #expect(Array(try left.contacts()) == [kept])
    #expect(try left.add(ada).id > removed.id)
    #expect(try folder.file("left.sqlite").integrityProblems() == [])
  }

  @Test("is refused for the reasons for which adding is, and a retry can help")
  func refused() throws {
    let contact = try repository.add(ada)
    let other = try folder.connection()
    try other.execute("BEGIN IMMEDIATE")
    #expect(throws: folder.failure(.locked)) { try repository.remove(contact.id) }
    try other.execute("ROLLBACK")
    let reader = SQLiteContactRepository(folder.file(), isReadOnly: true)
    #expect(throws: folder.failure(.readOnly)) { try reader.remove(contact.id) }
    #expect(throws: ContactError.saveFailed(folder.failure(.readOnly))) { try reader.add(ada) }
    #expect(Array(try repository.contacts()) == [contact])
    try repository.remove(contact.id)
    #expect(try repository.contacts().isEmpty)
  }

  @Test("is not looked for in another file than the one whose contacts were given")
  func otherFile() throws {
    let contact = try repository.add(ada)
    for file in try folder.files { try FileManager.default.removeItem(at: folder.url.appending(path: file)) }
    let other = try folder.repository().add(ada)
    #expect(other.id == contact.id)
    #expect(throws: folder.failure(.missing)) { try repository.remove(contact.id) }
    #expect(Array(try folder.repository().contacts()) == [other])
  }
}
