import CommandLineKit
import Foundation
import Measurement
import Testing

@testable import Workbench

/// A results file that anyone may have edited is either refused in plain words or rendered harmlessly.
@Suite struct HostileResultsTests {
  /// The JSON that an edit puts in place of a number or a text.
  private static let edits: [(name: String, isOfTexts: Bool, json: String)] = [
    ("-1", false, "-1"), ("0", false, "0"),
    ("an empty text", true, #""""#),
    (
      "control characters and markup", true,
      #""\u001B[2J\u0007\u202E\r\n\t| `x` <b>\n```\n../..\u0000\u009B\#(String(repeating: "long ", count: 500))""#
    ),
  ]

  private static let sample = Result { try makeSample() }

  private static func makeSample() throws -> EditedJSON {
    var fixture = Fixture()
    fixture.architectures = [("MVC", 1), ("MVVM", 1.5), ("VIPER", 1.5)]
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
    fixture.changes = .measured(ChangeSample().results)
    let build = { (name: String, lines: Int) in
      ElsewhereResults.AppBuild(
        architecture: name, codeLines: lines, ownCodeLines: lines, types: 3, protocols: 1, files: 3,
        viewControllers: 1, viewControllerLines: 9)
    }
    fixture.elsewhere = ElsewhereResults(
      apps: ["a", "b"].map {
        .init(
          repository: "\($0)/app", commit: "c", subject: "notes", behavesAlike: true,
          builds: [build("MVC", 20), build("MVVM", 30), build("VIPER", 40)])
      })
    fixture.systems = .measured(SystemSample().results)
    fixture.testing = .measured(TestingSample().results)
    return try EditedJSON(ResultsFile.encode(fixture.results()))
  }

  @Test(arguments: edits.map(\.name)) func `no edit of a field traps or gets through`(name: String) throws {
    let edit = try #require(Self.edits.first { $0.name == name })
    let isMeant: (EditedJSON.Place) -> Bool = { $0.isSingle && $0.isText == edit.isOfTexts }
    try check(name, isMeant, ofAll: edit.json == "0") { _ in edit.json }
  }

  private static let listEdits: [(name: String, json: @Sendable ([String]) -> [String])] = [
    ("nothing", { _ in [] }), ("without the first", { Array($0.dropFirst()) }),
    ("the first one twice", { $0.prefix(1) + $0 }),
  ]

  @Test(arguments: listEdits.map(\.name)) func `no edit of a list traps`(name: String) throws {
    let edit = try #require(Self.listEdits.first { $0.name == name })
    let isList: (EditedJSON.Place) -> Bool = { $0.elements != nil }
    try check(name, isList, ofAll: name != "without the first") {
      "[\(edit.json($0.elements ?? []).joined(separator: ","))]"
    }
  }

  /// Edits the first field of each kind, or all of that kind. What is not refused is rendered, two dozen kinds at once.
  private func check(
    _ name: String, _ isMeant: (EditedJSON.Place) -> Bool, ofAll isOfAll: Bool = false,
    edit: (EditedJSON.Place) -> String
  ) throws {
    let sample = try Self.sample.get()
    let kinds = Dictionary(grouping: sample.places.filter(isMeant), by: \.kind).values
    #expect(kinds.count > 40)
    let all = kinds.map { isOfAll ? $0 : [$0[0]] }.sorted { $0[0].path < $1[0].path }
    let refusals = refused(of: all, edit, sample) { _, _ in }
    #expect(!refusals.isEmpty)
    let refusedPaths = Set(refusals.map(\.path))
    let together = refused(of: all.filter { !refusedPaths.contains($0[0].path) }, edit, sample) {
      render($0, "\($1) as \(name)")
    }
    #expect(together.isEmpty)
  }

  /// The first places of the kinds that are refused by themselves; `use` sees what is read with all others.
  private func refused(
    of kinds: [[EditedJSON.Place]], _ edit: (EditedJSON.Place) -> String, _ sample: EditedJSON,
    use: (ComparisonResults, [[EditedJSON.Place]]) -> Void
  ) -> [EditedJSON.Place] {
    var groups: [[[EditedJSON.Place]]] = []
    for places in kinds {
      let index = groups.firstIndex { $0.count < 24 && EditedJSON.areApart($0.flatMap(\.self), places) }
      if let index { groups[index].append(places) } else { groups.append([places]) }
    }
    var refused: [EditedJSON.Place] = []
    while var group = groups.popLast() {
      do throws(CommandFailure) {
        let data = sample.replacing(group.flatMap(\.self), by: edit)
        use(try ResultsFile.decode(data, file: "results.json"), group)
      } catch {
        // Most messages name the very place that was edited.
        let named = group.firstIndex { places in
          places.contains { error.description.hasPrefix("results.json, at \($0.path): ") }
        }
        if let wrong = named ?? (group.count == 1 ? 0 : nil) {
          let place = group.remove(at: wrong)[0]
          refused.append(place)
          check(error.description, place)
          if !group.isEmpty { groups.append(group) }
        } else {
          let half = group.count / 2
          groups += [Array(group[..<half]), Array(group[half...])]
        }
      }
    }
    return refused
  }

  private func render(_ results: ComparisonResults, _ comment: Comment) {
    // What stands between backticks is no markup.
    let code = /(?<fence>```+)[^`]*\n[\s\S]*?\n\k<fence>\n|`[^`\n]*`/
    do {
      let report = try Report(
        results: results, sources: [:], bootstrap: HierarchicalBootstrap(resamples: 10))
      // Looking at every character of every page takes longer than making them.
      let texts = [report.unreliability ?? ""] + report.pages.values + report.figures.values
      for text in texts where text.contains("long long") {
        #expect(!text.unicodeScalars.contains { $0.isHarmful }, comment)
        #expect(!text.replacing("\\`", with: "").replacing(code, with: "").contains("<b>"), comment)
      }
      for file in Array(report.pages.keys) + report.figures.keys {
        #expect(file.wholeMatch(of: /[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z]+/) != nil, comment)
      }
    } catch {
      Issue.record("\(comment): \(error)")
    }
  }

  /// A message says where, in the names of the file, and uses no word of the code.
  private func check(_ message: String, _ place: EditedJSON.Place) {
    #expect(!message.unicodeScalars.contains { $0.isHarmful || $0 == "\n" || $0 == "\t" }, "\(place)")
    #expect(message.unicodeScalars.count < 800, "\(place)")
    for word in [
      "Swift", "Error", "Key", "_0", "Optional", "Index ", "nil", "decode", "Dictionary", "Double",
    ] {
      #expect(!message.contains(word), "\(place): \(message)")
    }
    #expect(message.hasPrefix("results.json"), "\(place): \(message)")
  }
}

/// JSON in which any value can be replaced: written once, since writing it anew for each edit takes longest.
struct EditedJSON {
  /// Where a value is.
  struct Place: CustomStringConvertible {
    /// Such as `cells[0].size`.
    let path: String
    /// The same for the fields of all elements of a list.
    let kind: String
    /// Whether it is no list or object.
    let isSingle: Bool
    let isText: Bool
    /// What a list holds; nil for anything else.
    let elements: [String]?
    fileprivate var value: Range<Int>

    var description: String { path }
  }

  /// The outer before the inner.
  private(set) var places: [Place] = []
  private var text = Data()

  /// Reads the JSON.
  init(_ json: Data) throws {
    try write(JSONSerialization.jsonObject(with: json), at: "")
  }

  /// Whether no place of the one list holds one of the other.
  static func areApart(_ places: [Place], _ others: [Place]) -> Bool {
    places.allSatisfy { place in others.allSatisfy { !place.value.overlaps($0.value) } }
  }

  /// With other values there, none inside another.
  func replacing(_ places: [Place], by edit: (Place) -> String) -> Data {
    var edited = text
    for place in places.sorted(by: { $0.value.lowerBound > $1.value.lowerBound }) {
      edited.replaceSubrange(place.value, with: Data(edit(place).utf8))
    }
    return edited
  }

  private mutating func write(_ value: Any, at path: String, _ kind: String = "") throws {
    switch value {
    case let list as [Any]:
      try write(list.enumerated().map { ("[\($0)]", "", $1) }, between: ("[", "]"), at: path, kind)
    case let object as [String: Any]:
      let members = object.sorted { $0.key < $1.key }.map { name, value in
        ((path.isEmpty ? "" : ".") + name, #""\#(name)":"#, value)
      }
      try write(members, between: ("{", "}"), at: path, kind)
    default: text += try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    }
  }

  private mutating func write(
    _ members: [(step: String, name: String, value: Any)], between brackets: (String, String),
    at path: String, _ kind: String
  ) throws {
    text += Data(brackets.0.utf8)
    for (index, member) in members.enumerated() {
      let number = places.count
      text += Data(member.name.utf8)
      let step = member.name.isEmpty ? "[]" : member.step
      let isSingle = !(member.value is [Any] || member.value is [String: Any])
      let value = text.count
      let elements = try (member.value as? [Any])?.map {
        String(
          decoding: try JSONSerialization.data(withJSONObject: $0, options: .fragmentsAllowed), as: UTF8.self)
      }
      places.append(
        Place(
          path: path + member.step, kind: kind + step, isSingle: isSingle, isText: member.value is String,
          elements: elements,
          value: 0..<0))
      try write(member.value, at: path + member.step, kind + step)
      places[number].value = value..<text.count
      let isLast = index == members.count - 1
      if !isLast { text += Data(",".utf8) }
    }
    text += Data(brackets.1.utf8)
  }
}

extension Unicode.Scalar {
  /// Whether it drives a terminal or turns the direction of writing; a line feed and a tab do not.
  fileprivate var isHarmful: Bool {
    // Nearly all are of ASCII, and there are many.
    if value >= 0x20 && value < 0x7F || value == 0x0A || value == 0x09 { return false }
    return properties.generalCategory == .control || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
