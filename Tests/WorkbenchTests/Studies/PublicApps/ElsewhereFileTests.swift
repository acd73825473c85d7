import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

private let mvc = """
  {"repo": "me/a", "commit": "abc", "app": "notes", "role": "MVC", "files": 2, "code_lines_all": 30,
  "code_lines_own": 20, "types": 3, "protocols": 0, "ui": "UIKit code", "vc_files": 1, "vc_code_lines": 15,
  "behaviour": "no visible difference found", "used_in_medians": "yes", "note": "not read"}
  """
private let mvvm = mvc.replacing("me/a", with: "me/b").replacing("MVC", with: "MVVM")
  .replacing("20", with: "30").replacing("15", with: "12")
private let other = mvc.replacing("notes", with: "chess").replacing("yes", with: "no: layout differs")

@Suite struct ElsewhereFileTests {
  private func parse(_ entries: String...) throws -> ElsewhereResults {
    try ElsewhereFile.parse(Data("[\(entries.joined(separator: ","))]".utf8), file: "counts.json")
  }

  @Test func `an app may have a repository for each architecture`() throws {
    let apps = try parse(mvc, other, mvvm).apps
    #expect(apps.count == 1)
    #expect(apps[0].repository == "me/a")
    #expect(apps[0].commit == "abc")
    #expect(apps[0].behavesAlike)
    #expect(apps[0].builds.map(\.architecture) == ["MVC", "MVVM"])
    #expect(apps[0].builds.map(\.ownCodeLines) == [20, 30])
    #expect(apps[0].builds.map(\.viewControllerLines) == [15, 12])
    #expect(try !parse(mvc, mvvm.replacing("no visible difference", with: "differs")).apps[0].behavesAlike)
  }

  @Test func `the one file of a playground is no view controller`() throws {
    let mvc = mvc.replacing("UIKit code", with: "playground")
    #expect(try parse(mvc, mvvm).apps[0].builds.map(\.viewControllers) == [0, 1])
  }

  @Test(arguments: [
    ([mvc, mvvm.replacing("3,", with: #""x","#)], "[1].types: expected a whole number."),
    ([mvc, mvvm.replacing("commit", with: "date")], "[1]: the field 'commit' is missing."),
  ])
  func `errors name the place`(entries: [String], reason: String) {
    #expect {
      try ElsewhereFile.parse(Data("[\(entries.joined(separator: ","))]".utf8), file: "counts.json")
    } throws: {
      "\($0)" == "counts.json, at \(reason)"
    }
  }

  /// The counts of one app that were made by hand, and how many there are of each kind.
  @Test func `the committed counts are read`() throws {
    let url = PackageFolder.root.appending(path: ElsewhereResults.file)
    let apps = try ElsewhereFile.parse(Data(contentsOf: url), file: ElsewhereResults.file).apps
    #expect(apps.count == 48)
    #expect(apps.count { $0.builds.count == 3 } == 24)
    let app = try #require(apps.first { $0.repository == "tailec/ios-architecture" })
    #expect(app.builds.map(\.ownCodeLines) == [120, 131, 238])
    #expect(app.commit == "2ca8b98")
  }
}
