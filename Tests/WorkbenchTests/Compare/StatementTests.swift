import CommandLineKit
import Foundation
import Measurement
import SourceReading
import Testing

@testable import Workbench

/// What pages state, held against what it is taken from. Every number is worked out by hand.
@Suite struct StatementTests {
  // MARK: Counts

  // Of 41 code lines 20 are the view controller's. Its file has two more, the imports.
  @Test func `the share of view controllers is theirs and not their files'`() throws {
    let controller = Source.file("AViewController", lines: 20, imports: ["ContactsDomain", "TerminalKit"])
    var fixture = Fixture()
    fixture.architectures = [("MVC", 1)]
    fixture.structures = [
      Source.architecture("MVC", views: [controller], others: [Source.file("Rest", lines: 19)])
    ]
    let share = try fixture.input().measures.number(of: "code.viewControllerShare", for: "MVC")
    #expect(NumberText.percent(share) == "49\u{A0}%")
  }

  /// Two protocols with three requirements, two of them functions; a class and a structure with a function each.
  private static let sources = [
    "Contract.swift": "protocol A { func a(); var b: Int { get } }\nprotocol C { func c() }\n",
    "View.swift": "class View: A { let b = 1; func a() {} }\nstruct Row { func text() -> String { \"\" } }\n",
  ]

  @Test func `functions have a body, and requirements are counted apart`() throws {
    let files = Self.sources.map { FileMetrics(path: $0.key, source: $0.value) }
    var (fixture, sample) = (Fixture(), ProfileSample())
    fixture.structures = fixture.names.map { Source.architecture($0, views: files) }
    sample.files["VIPER"] = Self.sources
    fixture.systems = sample.results
    let reading = MarkdownReading(try #require(fixture.report().pages["details/structure.md"]))
    #expect(reading.row("Functions with a body")?[3] == "2")
    #expect(reading.row("Requirements of protocols")?[3] == "3")
  }

  @Test func `who makes a builder wires as the builder does, and who makes a plain value does not`() throws {
    var sample = ProfileSample()
    sample.files["VIPER"]?["ContactsApp.swift"] = "class ContactsApp { let builder = ListBuilder() }"
    sample.files["VIPER"]?["List/ListContract.swift"] = "struct Row {}"
    sample.files["VIPER"]?["List/ListRouter.swift"] = "class ListRouter { func close() { Row() } }"
    let members = RoleMap(sample.system("VIPER")).members(with: .wires)
    #expect(members?.map(\.type.name) == ["ListBuilder", "ContactsApp"])
  }

  // MARK: Public apps

  /// An app whose lines have this geometric mean and this ratio.
  private static func app(_ size: Int, _ ratio: Double) -> ElsewhereResults.PublicApp {
    let builds = [("MVC", 1 / ratio.squareRoot()), ("MVVM", ratio.squareRoot())].map { name, factor in
      let lines = Int((1_000 * Double(size) * factor).rounded())
      return ElsewhereResults.AppBuild(
        architecture: name, codeLines: lines, ownCodeLines: lines, types: 1,
        viewControllers: 0, viewControllerLines: 0)
    }
    return .init(repository: "me/\(size)", commit: "abc", subject: "a", behavesAlike: true, builds: builds)
  }

  // MARK: Figures

  /// A reader who hears the alternative learns what others see, and nothing that they do not.
  @Test func `an alternative names no number that its picture lacks`() throws {
    var fixture = Fixture()
    fixture.changes = .measured(ChangeSample().results)
    fixture.systems = ProfileSample().results
    fixture.testing = TestingSample()
    fixture.elsewhere = ElsewhereResults(apps: [Self.app(1, 2), Self.app(2, 3), Self.app(3, 7)])
    let report = try fixture.report()
    for image in report.pages.values.flatMap({ MarkdownReading($0).images }) {
      let name = try #require(image.path.split(separator: "/").last.map(String.init))
      let svg = try #require(report.figures[name])
      let shown = Self.numbers(
        in: svg.matches(of: /<text[^>]*>([^<]*)</).map { String($0.1) }.joined(separator: " "))
      // What is not there is drawn as nothing.
      #expect(Self.numbers(in: image.alternative).subtracting(shown).subtracting(["0"]) == [], "\(name)")
    }
  }

  private static func numbers(in text: String) -> Set<String> {
    Set(
      text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "," }
        .map { $0.trimming { $0 == "." || $0 == "," } }
        .filter { $0.first?.isNumber ?? false })
  }
}

extension Substring {
  /// Without those at both ends.
  fileprivate func trimming(_ isEnd: (Character) -> Bool) -> String {
    var text = drop(while: isEnd)
    while let last = text.last, isEnd(last) { text.removeLast() }
    return String(text)
  }
}
