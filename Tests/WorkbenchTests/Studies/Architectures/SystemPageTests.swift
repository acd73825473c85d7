import Measurement
import Testing

@testable import Workbench

/// Every number here is worked out by hand from the sample.
@Suite struct SystemPageTests {
  private static let plain = Result {
    var fixture = Fixture()
    fixture.systems = SystemSample().results
    return try fixture.report().systems
  }

  private func page(
    _ fixture: Fixture = Fixture(), _ change: (inout SystemSample) -> Void = { _ in }
  ) throws -> String {
    var (fixture, sample) = (fixture, SystemSample())
    change(&sample)
    fixture.systems = sample.results
    return try fixture.report().systems
  }

  /// As if so much had been counted of adding, in each of these.
  private func counts(
    _ metric: CountResults.Metric, _ values: [(name: String, value: Double)]
  ) -> Measured<CountResults> {
    .measured(
      CountResults(
        workloads: [WorkloadDescription(id: WorkloadID.add, summary: "Add", operation: "contact")],
        counts: values.map { name, value in
          CountResults.Count(
            workload: WorkloadID.add, size: SystemResults.size, arm: name, metric: metric,
            value: .measured(value))
        }))
  }

  /// The row, without the space that no line breaks at.
  private func row(_ title: String, _ page: String) -> [String]? {
    MarkdownReading(page).row(title)?.map { $0.replacing("\u{A0}", with: " ") }
  }

  @Test func `all systems in one table with who has the least and the most`() throws {
    var fixture = Fixture()
    fixture.counts = counts(.allocations, [("MVC", 10), ("MVVM", 20), ("VIPER", 15)])
    let page = try page(fixture)
    #expect(row("", page) == ["", "MVC", "MVVM", "VIPER", "Verdict"])
    #expect(row("Code lines, times the fewest", page)?[1] == "1.00")
    #expect(row("Files", page) == ["Files", "2", "3", "6", "least MVC; most VIPER, 3.0 times that"])
    #expect(row("… of these, protocols", page)?.last == "least MVC and MVVM; most VIPER")
    #expect(
      row("`add`: allocations", page)?[1...] == ["10", "20", "15", "least MVC; most MVVM, 2.0 times that"])
    #expect(
      row("`launch`: allocations", page)?[1...] == ["not measured", "not measured", "not measured", ""])
  }

  // In VIPER the builder names four types, the presenter three.
  @Test func `coupling and cohesion`() throws {
    let page = try Self.plain.get()
    let own = "Own types that a type names, on average"
    #expect(row(own, page)?[1...] == ["1", "1", "1.6", "least MVC and MVVM; most VIPER, 1.6 times that"])
    #expect(row("Of these, those that are no protocols", page)?[1...3] == ["1", "1", "1.2"])
    // MVC's done joins the repository and the list; VIPER's done has the interactor, cancel and back the router.
    let parts = "Parts into which a type with state falls, on average (LCOM4)"
    #expect(row(parts, page)?[1...3] == ["1", "1", "2"])
  }

  @Test func `who does what, with links to file and line`() throws {
    let page = try Self.plain.get()
    let roles = { (duty: String) in
      row("**\(duty)**", page)?.dropFirst().map {
        $0.replacing(/\]\([^)]*\)/, with: "").replacing("[", with: "")
      }
    }
    #expect(roles("draws") == ["ViewController", "ViewController", "ViewController"])
    #expect(roles("reacts") == ["ViewController", "ViewModel", "Presenter"])
    #expect(roles("formats") == ["ViewController", "ViewModel", "Presenter"])
    #expect(roles("decides") == ["ViewController", "ViewModel", "Interactor"])
    #expect(roles("stores") == ["ViewController", "ViewModel", "Interactor"])
    #expect(roles("navigates") == ["ViewController", "Coordinator", "Router"])
    #expect(roles("wires") == ["ViewController", "Coordinator", "Builder"])
    #expect(page.contains("[Interactor](../Sources/VIPER/List/ListInteractor.swift#L1)"))
  }

  @Test func `what all take side by side`() throws {
    let page = try page()
    // 100 ns at 10 contacts, and at a hundred times as many ten times that.
    let times = try #require(row("`add`", page)?[1...].map { $0.split(separator: "<br>") })
    #expect(times.map(\.[0]) == ["1.0 µs", "2.0 µs", "1.5 µs"])
    #expect(times[0].count == 1)
    #expect(times[1][1].hasPrefix("2.0"))
    #expect(times[1].dropFirst(2) == ["slower"])
    #expect(times[2].dropFirst(2) == ["slower"])
  }

  @Test func `what was not timed says so`() throws {
    var fixture = Fixture()
    fixture.sizes = ["add": [10]]
    #expect(try page(fixture).contains("**Not measured:** not part of this run"))
  }

  // MARK: One that is not compared

  /// MVC and MVVM are compared; VIPER takes part in the same rounds.
  private func besideTwo(_ isTimed: Bool) -> Fixture {
    var fixture = Fixture()
    fixture.architectures.removeLast()
    if isTimed { fixture.beside = [("VIPER", 1.5)] }
    fixture.counts = counts(
      .allocations, [("MVC", 10), ("MVVM", 20)] + (isTimed ? [("VIPER", 15)] : []))
    return fixture
  }

  @Test func `it is timed and counted in the same run, and shown on no other page`() throws {
    var fixture = besideTwo(true)
    fixture.systems = SystemSample().results
    let report = try fixture.report()
    let times = try #require(row("`add`", report.systems)?[1...].map { $0.split(separator: "<br>") })
    #expect(times.map(\.[0]) == ["1.0 µs", "2.0 µs", "1.5 µs"])
    #expect(times[2].last == "slower")
    #expect(row("`add`: allocations", report.systems)?[1...3] == ["10", "20", "15"])
    for page in ["details/counts.md", "details/time.md", "changes.md"] {
      #expect(report.pages[page]?.contains("VIPER") == false, "\(page)")
    }
    for (name, figure) in report.figures where !name.hasPrefix("roles-") {
      #expect(!figure.contains("VIPER"), "\(name)")
    }
    // The medians of all pages are those of the same samples.
    let alone = try { fixture in
      var fixture = fixture
      fixture.beside = []
      return try fixture.report()
    }(fixture)
    #expect(report.pages["details/time.md"] == alone.pages["details/time.md"])
  }

  @Test func `one that was not timed empties no cell of another`() throws {
    let page = try page(besideTwo(false))
    #expect(row("`add`", page)?.last == "not measured")
    #expect(row("`add`", page)?[2].contains("slower") == true)
    #expect(
      row("`add`: allocations", page)?[1...] == [
        "10", "20", "not measured", "least MVC; most MVVM, 2.0 times that",
      ])
  }

  @Test func `one that does not behave is named with the reason`() throws {
    let page = try page { sample in
      sample.names.removeLast()
      sample.missing = [.init(name: "VIP", reason: "it shows | another screen")]
    }
    #expect(page.contains("- **VIP** is not among them: it shows \\| another screen."))
  }

  @Test func `further architectures that are compared are in the first table`() throws {
    var fixture = Fixture()
    fixture.architectures = [("MVC", 1), ("MVVM", 2), ("VIPER", 1.5), ("VIP", 1), ("VIPVM", 1)]
    var sample = SystemSample()
    for name in ["VIP", "VIPVM"] {
      sample.names.append(name)
      sample.files[name] = sample.files["VIPER"]
      sample.done[name] = sample.done["VIPER"]
      sample.cancel[name] = sample.cancel["VIPER"]
    }
    fixture.systems = sample.results
    let report = try fixture.report()
    #expect(MarkdownReading(try #require(report.pages[Report.front])).tables[0][0].last == "VIPVM")
  }
}

@Suite struct RoleDiagramTests {
  // The presenter conforms to the contract's protocol, behind which the view knows it; the contract has no code of its own.
  @Test func `who knows whom is read from the coupling`() {
    let diagram = SystemFindings(SystemSample().system("VIPER")).roleDiagram
    #expect(
      diagram.parts.map(\.name) == [
        "Builder", "ViewController", "Presenter", "Interactor", "Router", "domain",
      ])
    #expect(diagram.parts.filter(\.isFramed).map(\.name) == ["ViewController"])
    #expect(
      diagram.facts.map { "\($0.name) \($0.value)" } == [
        "Builder knows ViewController, Presenter, Interactor and Router",
        "ViewController knows Presenter by a protocol", "Presenter knows Interactor, Router and domain",
        "Interactor knows domain",
      ])
  }

  // The contract's protocol is the presenter's own: it knows nobody by conforming to it.
  @Test func `roles of one architecture know no protocol of their own`() {
    let facts = SystemFindings(SystemSample().system("MVC")).roleDiagram.facts
    #expect(facts.map { "\($0.name) \($0.value)" } == ["ViewController knows domain"])
  }
}

@Suite struct LayerOrderTests {
  @Test(
    arguments: [
      ([], []), ([[0]], [0]),
      // The second names the first, and the third the second.
      ([[0, 0, 0], [1, 0, 0], [0, 1, 0]], [2, 1, 0]),
      // None names another.
      ([[0, 0, 0], [0, 0, 0], [0, 0, 0]], [0, 1, 2]),
      // A circle of three: the one name from the last back to the first is fewer than two or three.
      ([[0, 2, 0], [0, 0, 3], [1, 0, 0]], [0, 1, 2]), ([[0, 1, 0], [0, 0, 3], [2, 0, 0]], [1, 2, 0]),
      // Two name each other; the one that names more stands above.
      ([[0, 1], [4, 0]], [1, 0]),
    ] as [([[Int]], [Int])])
  func `as few as can be lead upwards`(counts: [[Int]], order: [Int]) {
    #expect(LayerOrder.fewestUpwards(counts) == order)
  }

  @Test func `more layers than can be tried stay as they are`() {
    let many = LayerOrder.mostLayers + 1
    let counts = (0..<many).map { row in (0..<many).map { $0 < row ? 1 : 0 } }
    #expect(LayerOrder.fewestUpwards(counts) == Array(0..<many))
    #expect(LayerOrder.fewestUpwards(counts.dropLast().map { $0.dropLast() }) == (0..<many - 1).reversed())
  }
}
