import ContactsDomain
import Foundation
import TestSupport
import Testing

@testable import ContactsStorage

@Suite("The programs share one database", .serialized, .waits)
struct SharedDatabaseTests {
  let folder: TestFolder
  let database: [String]

  init() throws {
    folder = try TestFolder()
    database = ["--database", folder.file().path]
  }

  @Test("what one added, all show, launched and relaunched")
  func shared() throws {
    let adding = try BuiltExecutable.one.run(
      "scenario \"Add\"\ngiven contact \"Zoë\" \"Ångström\"\n"
        + AddingScenario.adding([("Ada", "Lovelace")]).split(separator: "\n").dropFirst().joined(
          separator: "\n")
        + "\nrelaunch\nexpect rows \"Ada Lovelace\", \"Zoë Ångström\"\n", database, in: folder)
    #expect(adding.status == 0, "\(adding.output)")
    for reader in BuiltExecutable.architectures {
      let reading = try BuiltExecutable(name: reader).run(
        "scenario \"Read\"\nlaunch\nexpect rows \"Ada Lovelace\", \"Zoë Ångström\"\n", database, in: folder)
      #expect(reading.status == 0, "\(reading.output)")
    }
  }

  @Test("two processes that add at once lose nothing", arguments: 0..<3)
  func concurrentAdds(round: Int) throws {
    let count = 40
    let writers = try BuiltExecutable.architectures.prefix(2).enumerated().map { writer, name in
      let names = (0..<count).map { ("Writer \(writer)", "Number \($0)") }
      return try BuiltExecutable(name: name).start(AddingScenario.adding(names), database, in: folder)
    }
    for writer in writers {
      let result = try writer.result()
      #expect(result.status == 0, "\(result.output.suffix(1_000)) \(result.errors)")
    }
    let contacts = try folder.repository().contacts()
    #expect(Set(contacts.map(\.name)).count == 2 * count)
    #expect(Set(contacts.map(\.id)).count == 2 * count)
    #expect(Array(contacts) == contacts.sorted())
  }

  @Test("processes that create the database at once all succeed", arguments: 0..<10)
  func concurrentCreation(round: Int) throws {
    let creators = try (0..<4).map { creator in
      let architectures = BuiltExecutable.architectures
      let name = architectures[(creator + round) % architectures.count]
      let scenario = AddingScenario.adding([("Ada", "Number \(creator)")])
      return try BuiltExecutable(name: name).start(scenario, database, in: folder)
    }
    for creator in creators {
      let result = try creator.result()
      #expect(result.status == 0, "\(result.output) \(result.errors)")
    }
    #expect(try folder.repository().contacts().count == creators.count)
  }
}
