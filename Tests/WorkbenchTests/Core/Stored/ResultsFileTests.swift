import CommandLineKit
import Foundation
import Measurement
import Testing

@testable import Workbench

@Suite struct ResultsFileTests {
  private func decode(_ text: String) throws(CommandFailure) -> ComparisonResults {
    try ResultsFile.decode(Data(text.utf8), file: "results.json")
  }

  private func text(replacing part: String = "", with other: String = "") throws -> String {
    let text = String(decoding: try JSONFile.encode(Fixture().results()), as: UTF8.self)
    #expect(part.isEmpty || text.contains(part))
    return part.isEmpty ? text : text.replacing(part, with: other)
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try decode(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `what was written is read back`() throws {
    let results = try Fixture().results()
    #expect(try decode(text()) == results)
    #expect(try JSONFile.encode(decode(text())) == Data(text().utf8))
    #expect(try text().hasPrefix(#"{"architectures":["MVC","MVVM","VIPER"],"behaviour""#))
    #expect(try text().hasSuffix("}\n"))
  }

  @Test func `what is no JSON is told with its place`() {
    #expect(message(#"{"schemaVersion": 1, x"#)?.contains { $0.isNumber } == true)
    #expect(message("")?.hasPrefix("results.json is not JSON: ") == true)
    #expect(message("hello")?.hasPrefix("results.json is not JSON: ") == true)
  }

  @Test func `a number without end is not told whole`() throws {
    let number = String(repeating: "1", count: 400)
    let told = try #require(try message(text(replacing: #""cores":4"#, with: #""cores":\#(number)"#)))
    #expect(told.hasPrefix("results.json is not JSON: ") && told.count < 200)
  }

  @Test func `a missing field is told with its path`() throws {
    #expect(
      try message(text(replacing: #""cores":4,"#))
        == "results.json, at environment: the field 'cores' is missing.")
    #expect(message("{}") == "results.json, at the top level: the field 'schemaVersion' is missing.")
    #expect(
      try message(text(replacing: #""actions":1,"#))
        == "results.json, at behaviour.scenarios[1]: the field 'actions' is missing.")
  }

  @Test func `a field of another type is told with its path`() throws {
    for (value, reason) in [
      (#""four""#, "at environment.cores: expected a whole number."),
      ("null", "at environment.cores: expected a whole number."),
      ("4.5", "at the top level: a number does not fit its field, such as 1.5 where a whole number belongs."),
    ] {
      #expect(
        try message(text(replacing: #""cores":4"#, with: #""cores":\#(value)"#)) == "results.json, \(reason)")
    }
    #expect(message("[]") == "results.json, at the top level: expected an object.")
  }

  @Test(arguments: [(9, "newer"), (7, "older")])
  func `another schema version is told before anything else`(version: Int, age: String) throws {
    #expect(
      message(#"{"schemaVersion": \#(version)}"#)
        == "results.json has schema version \(version), which is \(age) than version 8, the one that is read here;"
        + " make it again.")
  }

  @Test func `a key is shown in one short line, whatever is in it`() throws {
    let key = #"\u001B[31m\nnext"# + String(repeating: "y", count: 200)
    let error = try #require(throws: CommandFailure.self) {
      try ResultsFile.read([String: Int].self, from: Data(#"{"\#(key)":"x"}"#.utf8), file: "a.json")
    }
    #expect(
      error.description.hasPrefix(#"a.json, at \u{1B}[31m nexty"#), "\(error.description.debugDescription)")
    #expect(error.description.count < 200)
  }

  @Test func `samples that do not fit together are told with their path`() throws {
    let uneven = try text(
      replacing: #""launches":[{"MVC":[100,10,1000],"#, with: #""launches":[{"MVC":[100,10],"#)
    #expect(
      message(uneven)?.hasPrefix("results.json, at cost.run.cells[0].launches: The participants of launch 0")
        == true)
  }

  @Test func `fields that no report can be made of are told with their path`() throws {
    let none = try text(replacing: #""architectures":["MVC","MVVM","VIPER"]"#, with: #""architectures":[]"#)
    #expect(message(none) == "results.json, at architectures: There is nothing.")
  }

  @Test func `a value that JSON lacks is told`() throws {
    var broken = try Fixture().results()
    broken.environment.loadBefore = .measured(.nan)
    #expect {
      try JSONFile.encode(broken)
    } throws: { error in
      "\(error)".hasPrefix("The results cannot be written as JSON: ")
    }
  }
}
