import Foundation
import Results
import TestSupport
import Testing

@testable import CompareCommand

private let header =
  "repo,commit,app,role,files,code_lines_all,code_lines_own,types,protocols,ui,vc_files,vc_code_lines,behaviour,used_in_medians"
private let mvc =
  "me/a,abc,notes,MVC,2,30,20,3,0,UIKit code,1,15,no visible difference found,yes"
private let mvvm =
  "me/b,def,notes,MVVM,3,40,30,4,1,UIKit code,1,12,no visible difference found,yes"

@Suite struct ElsewhereFileTests {
  private func parse(_ lines: String...) throws -> ElsewhereResults {
    try ElsewhereFile(name: "counts.csv").parse(([header] + lines).joined(separator: "\n") + "\n")
  }

  @Test func `an app may have a repository for each architecture`() throws {
    let other = "me/c,abc,chess,MVC,2,30,20,3,0,UIKit code,1,15,differs,no: layout differs"
    let apps = try parse(mvc, other, mvvm).apps
    #expect(apps.count == 1)
    #expect(apps[0].repository == "me/a")
    #expect(apps[0].commit == "abc")
    #expect(apps[0].behavesAlike)
    #expect(apps[0].builds.map(\.architecture) == ["MVC", "MVVM"])
    #expect(apps[0].builds.map(\.ownCodeLines) == [20, 30])
    #expect(apps[0].builds.map(\.viewControllerLines) == [15, 12])
  }

  @Test func `the one file of a playground is no view controller`() throws {
    let mvc = mvc.replacing("UIKit code", with: "playground")
    #expect(try parse(mvc, mvvm).apps[0].builds.map(\.viewControllers) == [0, 1])
  }

  @Test(arguments: [
    ([mvc], 2, 16, "expected a second architecture of me: notes."),
    ([mvc, mvc], 3, 16, "me: notes has MVC already."),
    ([mvc, mvvm.replacing("MVVM", with: "MVP")], 3, 16, "expected MVC, MVVM or VIPER, found \"MVP\"."),
    (
      [mvc.replacing("30,20", with: "30,0")], 2, 25,
      "expected a whole number from 1 in code_lines_own, found \"0\"."
    ),
    (
      [mvc.replacing("30,20", with: "x,20")], 2, 22,
      "expected a whole number from 1 in code_lines_all, found \"x\"."
    ),
  ])
  func `errors name line and column`(lines: [String], line: Int, column: Int, reason: String) {
    let failure = ElsewhereFile.Failure(file: "counts.csv", line: line, column: column, reason: reason)
    #expect(throws: failure) {
      try ElsewhereFile(name: "counts.csv").parse(([header] + lines).joined(separator: "\n"))
    }
    #expect(failure.description == "counts.csv:\(line):\(column): \(reason)")
  }

  @Test func `a column that is missing is named`() throws {
    let failure = ElsewhereFile.Failure(
      file: "counts.csv", line: 1, column: 1, reason: "expected a column commit in the first line.")
    #expect(throws: failure) { try ElsewhereFile(name: "counts.csv").parse("repo\nx\n") }
  }

  /// The counts of one app that were made by hand, and how many there are of each kind.
  @Test func `the committed counts are read`() throws {
    let url = PackageFolder.root.appending(path: ElsewhereResults.file)
    let text = try String(contentsOf: url, encoding: .utf8)
    let apps = try ElsewhereFile(name: ElsewhereResults.file).parse(text).apps
    #expect(apps.count == 48)
    #expect(apps.count { $0.builds.count == 3 } == 24)
    let app = try #require(apps.first { $0.repository == "tailec/ios-architecture" })
    #expect(app.builds.map(\.ownCodeLines) == [120, 131, 238])
    #expect(app.commit == "2ca8b98")
  }
}
