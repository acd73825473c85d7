import Testing

@testable import BehaviourProof
@testable import Measurement
@testable import Workbench

/// Whatever texts are in a results file, the report is harmless.
@Suite struct HostileResultsTests {
  private static let text =
    "\u{1B}[2J\u{7}\u{202E}\r\n\t| `x` <b>\n```\n../..\u{0}\u{9B}" + String(repeating: "long ", count: 100)

  /// Results with this text wherever any text may be.
  private static func makeFixture() -> Fixture {
    var fixture = Fixture()
    fixture.architectures[1].name = "MVVM\(text)"
    fixture.scenarios = [.init(name: text, actions: 1, expectations: 1, screens: 1)]
    let workload = WorkloadDescription(id: text, summary: text, operation: text)
    fixture.sizes = ["add": [10], "late\(text)": [10, 1_000]]
    fixture.counts = .measured(
      RuntimeCounts(
        workloads: [workload],
        counts: fixture.names.map {
          .init(
            workload: text, size: 10, participant: $0, metric: .allocations, value: .notMeasured(reason: text)
          )
        }))
    fixture.processor = Processor(
      name: text, vendor: .measured(text), family: .notMeasured(reason: text), model: .measured(text),
      stepping: .measured(text), caches: .measured([.init(level: 1, kind: text, bytes: 1)]))
    (fixture.hypervisor, fixture.revision, fixture.swift) = (.measured(text), text, text)
    var systems = ProfileSample()
    systems.missing = [.init(name: text, reason: text)]
    systems.files["MVC"]?["\(text).swift"] = "class Other: \(text) {}"
    fixture.systems = systems.results
    var testing = TestingSample()
    testing.domainRules = [text]
    fixture.testing = testing
    return fixture
  }

  @Test func `no text drives a terminal or becomes markup`() throws {
    // What stands between backticks is no markup.
    let code = /(?<fence>```+)[^`]*\n[\s\S]*?\n\k<fence>\n|`[^`\n]*`/
    let report = try Self.makeFixture().report()
    let texts = [report.unreliability ?? ""] + report.pages.values + report.figures.values
    #expect(texts.count { $0.contains("long long") } > 5)
    for text in texts {
      #expect(!text.unicodeScalars.contains { $0.isHarmful })
      #expect(!text.replacing("\\`", with: "").replacing(code, with: "").contains("<b>"))
    }
    for file in Array(report.pages.keys) + report.figures.keys {
      #expect(file.wholeMatch(of: /[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z]+/) != nil, "\(file)")
    }
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
