import Foundation
import Measurement
import Results
import Testing

@testable import Report

/// A results file that anyone may have edited is either refused in plain words or rendered harmlessly.
@Suite struct HostileResultsTests {
  /// The JSON that an edit puts in place of a field's; nil takes the field away.
  private static let edits: [(name: String, json: String?)] = [
    ("-1", "-1"), ("0", "0"), ("1.5", "1.5"), ("the largest number", "\(Int.max)"), ("1e308", "1e+308"),
    ("nothing", nil), ("null", "null"), ("true", "true"), ("a list", "[]"), ("an object", "{}"),
    ("NaN", #""NaN""#), ("an empty text", #""""#),
    ("control characters", #""\u001B[2J\u0007\u202E\r\n\t| `x` <b> \u0000\u009B""#),
    ("a long text", #""\#(String(repeating: "long ", count: 2_000))""#),
  ]

  private static let sample = Result { try makeSample() }

  private static func makeSample() throws -> EditedJSON {
    var fixture = Fixture()
    fixture.architectures = [("MVC", 1), ("VIPER", 1.5)]
    fixture.baselines = [(ReferenceArm.toolkit, 0.5)]
    fixture.sizes = ["add": [10]]
    fixture.rounds = 1
    fixture.notMeasured = [
      CostResults.MissingWorkload(
        workload: WorkloadDescription(id: "start-up", summary: "Start", operation: "process"),
        reason: "none")
    ]
    fixture.counts = .measured(
      CountResults(
        workloads: [WorkloadDescription(id: "add", summary: "Adds", operation: "contact")],
        counts: fixture.names.map {
          CountResults.Count(workload: "add", size: 10, arm: $0, metric: .allocations, value: .measured(3))
        }))
    fixture.faults = FaultResults(
      walks: FaultResults.Walks(
        seed: 9, walks: 2, stepsPerWalk: 100, actions: [.init(name: "tap Add", count: 3)], screensCompared: 9,
        refusals: 1, contactsGiven: 7, contactsAdded: 3, faultsInjected: 2, faultsMet: 1),
      lifetimes: fixture.names.map {
        FaultResults.Lifetimes(
          architecture: $0, visits: 2, addContact: [.init(type: "AddView", seen: 2, alive: 0)],
          app: [.init(type: "AddView", seen: 2, alive: 0), .init(type: "List", seen: 1, alive: 1)])
      })
    var changes = ChangeSample()
    changes.grown = ChangeSample.grown
    fixture.changes = .measured(changes.results.limited(to: fixture.names))
    return try EditedJSON(ResultsFile.encode(fixture.results()))
  }

  @Test(arguments: edits.map(\.name)) func `no edit of a field traps or gets through`(name: String) throws {
    let sample = try Self.sample.get()
    let edit = try #require(Self.edits.first { $0.name == name })
    var kinds: Set<String> = []
    let places = sample.places.filter { $0.isSingle && kinds.insert($0.kind).inserted }
    #expect(places.count > 100)
    var refused = 0
    for place in places {
      let data = sample.replacing(place, by: edit.json)
      let results: ComparisonResults
      do throws(ResultsFileError) {
        results = try ResultsFile.decode(data, file: "results.json")
      } catch {
        refused += 1
        check(error.description, place)
        continue
      }
      let report = try Report(
        results: results, runs: [], sources: [:], bootstrap: HierarchicalBootstrap(resamples: 10))
      for text in [report.markdown, report.unreliability ?? ""] + report.figures.values {
        #expect(!text.unicodeScalars.contains { $0.isHarmful }, "\(place) as \(name)")
      }
    }
    #expect(refused > 0)
  }

  /// A message says where, in the names of the file, and uses no word of the code.
  private func check(_ message: String, _ place: EditedJSON.Place) {
    #expect(!message.unicodeScalars.contains { $0.isHarmful || $0 == "\n" }, "\(place)")
    #expect(message.unicodeScalars.count < 600, "\(place)")
    for word in [
      "Swift", "Error", "Key", "_0", "Optional", "Index ", "nil", "decode", "Dictionary", "Double",
    ] {
      #expect(!message.contains(word), "\(place): \(message)")
    }
    #expect(message.hasPrefix("results.json"), "\(place): \(message)")
  }

  private func message(_ path: String, _ json: String?) throws -> String? {
    let sample = try Self.sample.get()
    let data = try sample.replacing(#require(sample.places.first { $0.path == path }), by: json)
    do throws(ResultsFileError) {
      _ = try ResultsFile.decode(data, file: "r")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `an edit is told with its place, what was expected, and what was found`() throws {
    let seen = "faults.lifetimes[0].app[0].seen"
    let place = "r, at \(seen): "
    #expect(
      try message(seen, "\(Int.max)") == place
        + "9223372036854775807 is no number from 0 to a million million.")
    #expect(try message(seen, "-1") == place + "-1 is no number from 0 to a million million.")
    #expect(try message(seen, "2.5") == place + "expected a whole number, found the number 2.5.")
    #expect(try message(seen, #""2""#) == place + #"expected a whole number, found the text "2"."#)
    #expect(try message(seen, "null") == place + "expected a whole number, found null.")
    #expect(try message(seen, "true") == place + "expected a whole number, found true.")
    #expect(
      try message(seen, nil) == #"r, at faults.lifetimes[0].app[0]: the field "seen" is missing."#)
    #expect(
      try message("environment.loadBefore", "-0.5")
        == "r, at environment.loadBefore: -0.5 is no number from 0 to a million million.")
    #expect(
      try message("environment.loadBefore", #""x""#)
        == #"r, at environment.loadBefore: expected a number, found the text "x"."#)
    #expect(
      try message("environment.loadBefore", "{}")
        == "r, at environment.loadBefore: expected a number, found an empty object.")
    #expect(
      try message("environment.loadAfter.notMeasured", "2")
        == "r, at environment.loadAfter.notMeasured: expected a text, found the number 2.")
    #expect(
      try message("cost.run.cells[0].launches[1].MVC", "5")
        == "r, at cost.run.cells[0].launches[1].MVC: expected a list, found the number 5.")
    #expect(
      try message("cost.run.cells[0].launches[1].MVC", nil)
        == "r, at cost.run.cells[0].launches: The arms of launch 1 are not one series for each arm, equally long."
    )
    #expect(
      try message("cost.run.cells[0].size", "1e+300")
        == "r, at cost.run.cells[0].size: expected a whole number, found the number 1e+300.")
  }
}

/// JSON in which any value can be replaced: written once, since writing it anew for each edit takes longest.
struct EditedJSON {
  /// Where a value is.
  struct Place: CustomStringConvertible {
    /// Such as `cells[0].size`.
    let path: String
    /// Whether it is no list or object.
    let isSingle: Bool
    fileprivate var value: Range<Int>
    /// With its name and a comma: what is taken away with it.
    fileprivate var whole: Range<Int>

    var description: String { path }

    /// The same for the fields of all elements of a list.
    var kind: String { path.replacing(/\[[0-9]+\]/, with: "[]") }
  }

  /// The outer before the inner.
  private(set) var places: [Place] = []
  private var text = Data()

  /// Reads the JSON.
  init(_ json: Data) throws {
    try write(JSONSerialization.jsonObject(with: json), at: "")
  }

  /// With another value there; without that field where it is nil.
  func replacing(_ place: Place, by json: String?) -> Data {
    var edited = text
    edited.replaceSubrange(json == nil ? place.whole : place.value, with: Data((json ?? "").utf8))
    return edited
  }

  private mutating func write(_ value: Any, at path: String) throws {
    switch value {
    case let list as [Any]:
      try write(list.enumerated().map { ("[\($0)]", "", $1) }, between: ("[", "]"), at: path)
    case let object as [String: Any]:
      let members = object.sorted { $0.key < $1.key }.map { name, value in
        ((path.isEmpty ? "" : ".") + name, #""\#(name)":"#, value)
      }
      try write(members, between: ("{", "}"), at: path)
    default: text += try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    }
  }

  private mutating func write(
    _ members: [(step: String, name: String, value: Any)], between brackets: (String, String),
    at path: String
  ) throws {
    text += Data(brackets.0.utf8)
    for (index, member) in members.enumerated() {
      let (number, start) = (places.count, text.count)
      text += Data(member.name.utf8)
      let isSingle = !(member.value is [Any] || member.value is [String: Any])
      let value = text.count
      places.append(Place(path: path + member.step, isSingle: isSingle, value: 0..<0, whole: 0..<0))
      try write(member.value, at: path + member.step)
      places[number].value = value..<text.count
      let isLast = index == members.count - 1
      if !isLast { text += Data(",".utf8) }
      // The last one takes the comma before it away.
      places[number].whole = (isLast && index > 0 ? start - 1 : start)..<text.count
    }
    text += Data(brackets.1.utf8)
  }
}

extension Unicode.Scalar {
  /// Whether it drives a terminal or turns the direction of writing; a line break does not.
  fileprivate var isHarmful: Bool {
    // Nearly all are of ASCII, and there are many.
    if value >= 0x20 && value < 0x7F || value == 0x0A { return false }
    return properties.generalCategory == .control || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
