import Foundation
import Measurement
import Results
import Testing

@testable import Report

/// A results file that anyone may have edited is either refused in plain words or rendered harmlessly.
@Suite struct HostileResultsTests {
  /// What an edit puts in place of a field: what JSON has in place of it; nil takes the field away.
  private static var edits: [(name: String, value: Any?)] {
    [
      ("-1", -1), ("0", 0), ("1.5", 1.5), ("the largest number", Int.max), ("1e308", 1e308), ("nothing", nil),
      ("null", NSNull()), ("true", true), ("a list", [Int]()), ("an object", [String: Int]()), ("NaN", "NaN"),
      ("an empty text", ""), ("control characters", "\u{1B}[2J\u{7}\u{202E}\r\n\t| `x` <b> \u{0}\u{9B}"),
      ("a long text", String(repeating: "long ", count: 2_000)),
    ]
  }

  private func sample() throws -> Any {
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
    return try JSONSerialization.jsonObject(with: ResultsFile.encode(fixture.results()))
  }

  @Test(arguments: edits.map(\.name)) func `no edit of a field traps or gets through`(name: String) throws {
    let tree = try sample()
    let edit = try #require(Self.edits.first { $0.name == name })
    var kinds: Set<String> = []
    let places = JSONPlace.all(in: tree).filter { kinds.insert($0.kind).inserted }
    #expect(places.count > 100)
    var refused = 0
    for place in places {
      let data = try JSONSerialization.data(withJSONObject: place.replaced(by: edit.value, in: tree))
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
  private func check(_ message: String, _ place: JSONPlace) {
    #expect(!message.unicodeScalars.contains { $0.isHarmful || $0 == "\n" }, "\(place)")
    #expect(message.unicodeScalars.count < 600, "\(place)")
    for word in [
      "Swift", "Error", "Key", "_0", "Optional", "Index ", "nil", "decode", "Dictionary", "Double",
    ] {
      #expect(!message.contains(word), "\(place): \(message)")
    }
    #expect(message.hasPrefix("results.json"), "\(place): \(message)")
  }

  private func message(_ path: [JSONPlace.Step], _ value: Any?) throws -> String? {
    let tree = try JSONPlace(steps: path).replaced(by: value, in: sample())
    let data = try JSONSerialization.data(withJSONObject: tree)
    do throws(ResultsFileError) {
      _ = try ResultsFile.decode(data, file: "r")
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `an edit is told with its place, what was expected, and what was found`() throws {
    let seen: [JSONPlace.Step] = ["faults", "lifetimes", 0, "app", 0, "seen"]
    let place = "r, at faults.lifetimes[0].app[0].seen: "
    #expect(
      try message(seen, Int.max) == place + "9223372036854775807 is no number from 0 to a million million.")
    #expect(try message(seen, -1) == place + "-1 is no number from 0 to a million million.")
    #expect(try message(seen, 2.5) == place + "expected a whole number, found the number 2.5.")
    #expect(try message(seen, "2") == place + #"expected a whole number, found the text "2"."#)
    #expect(try message(seen, NSNull()) == place + "expected a whole number, found null.")
    #expect(try message(seen, true) == place + "expected a whole number, found true.")
    #expect(
      try message(seen, nil) == #"r, at faults.lifetimes[0].app[0]: the field "seen" is missing."#)
    #expect(
      try message(["environment", "loadBefore"], -0.5)
        == "r, at environment.loadBefore: -0.5 is no number from 0 to a million million.")
    #expect(
      try message(["environment", "loadBefore"], "x")
        == #"r, at environment.loadBefore: expected a number, found the text "x"."#)
    #expect(
      try message(["environment", "loadBefore"], [String: Int]())
        == "r, at environment.loadBefore: expected a number, found an empty object.")
    #expect(
      try message(["environment", "loadAfter", "notMeasured"], 2)
        == "r, at environment.loadAfter.notMeasured: expected a text, found the number 2.")
    #expect(
      try message(["cost", "run", "cells", 0, "launches", 1, "MVC"], 5)
        == "r, at cost.run.cells[0].launches[1].MVC: expected a list, found the number 5.")
    #expect(
      try message(["cost", "run", "cells", 0, "launches", 1, "MVC"], nil)
        == "r, at cost.run.cells[0].launches: The arms of launch 1 are not one series for each arm, equally long."
    )
    #expect(
      try message(["cost", "run", "cells", 0, "size"], 1e300)
        == "r, at cost.run.cells[0].size: expected a whole number, found the number 1e+300.")
  }
}

/// A field of JSON.
struct JSONPlace: CustomStringConvertible {
  enum Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
    case key(String)
    case index(Int)

    init(stringLiteral key: String) { self = .key(key) }
    init(integerLiteral index: Int) { self = .index(index) }
  }

  let steps: [Step]

  var description: String { "\(steps)" }

  /// The same for the fields of all elements of a list.
  var kind: String {
    steps.map { if case .key(let key) = $0 { ".\(key)" } else { "[]" } }.joined()
  }

  /// Every value in the tree that is no list or object.
  static func all(in tree: Any, at steps: [Step] = []) -> [JSONPlace] {
    if let list = tree as? [Any] {
      return list.enumerated().flatMap { all(in: $0.element, at: steps + [.index($0.offset)]) }
    }
    if let object = tree as? [String: Any] {
      return object.sorted { $0.key < $1.key }.flatMap { all(in: $0.value, at: steps + [.key($0.key)]) }
    }
    return [JSONPlace(steps: steps)]
  }

  /// The tree with another value here, or without the field.
  func replaced(by value: Any?, in tree: Any) -> Any {
    guard let step = steps.first else { return value ?? NSNull() }
    let rest = JSONPlace(steps: Array(steps.dropFirst()))
    let isRemoval = steps.count == 1 && value == nil
    switch (step, tree) {
    case (.key(let key), var object as [String: Any]):
      object[key] = isRemoval ? nil : rest.replaced(by: value, in: object[key] ?? NSNull())
      return object
    case (.index(let index), var list as [Any]) where list.indices.contains(index):
      if isRemoval {
        list.remove(at: index)
      } else {
        list[index] = rest.replaced(by: value, in: list[index])
      }
      return list
    default:
      return tree
    }
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
