import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import Workbench

@Suite struct AppCommandTests {
  private let folder: TestFolder
  private var app: String { "\(folder.path)/App" }

  init() throws {
    folder = try TestFolder()
    for (path, text) in AppFixture.mvvm { try folder.write(text, to: path) }
  }

  @Test(arguments: [
    ["app"], ["app", "DIR", "--json", "--sarif"], ["app", "DIR", "--update-baseline"],
    ["app", "DIR", "--pattern", "MVX"],
    ["app", "DIR", "EXTRA"],
  ])
  func wrongUsageHasItsStatus(words: [String]) {
    #expect(compare(words.map { $0 == "DIR" ? app : $0 }) == .usage)
  }

  @Test func `a page is written with its pictures`() throws {
    #expect(compare(["app", app, "--output", "\(folder.path)/out/page.md"]) == .unavailable)
    #expect(compare(["app", app, "--output", "\(folder.path)/page.md"]) == .success)
    let pictures = "\(folder.path)/figures"
    #expect(!FileManager.default.fileExists(atPath: pictures))
    try folder.write("import Core\npublic struct Kit {}\n", to: "App/Kit/Kit.swift")
    try folder.write("import Kit\npublic struct Core {}\n", to: "App/Core/Core.swift")
    #expect(compare(["app", app, "--output", "\(folder.path)/page.md"]) == .success)
    let page = try String(contentsOfFile: "\(folder.path)/page.md", encoding: .utf8)
    #expect(try FileManager.default.contentsOfDirectory(atPath: pictures) == ["page-targets.svg"])
    #expect(page.contains("(figures/page-targets.svg)"))
  }

  @Test func `rules fail, and with a baseline new violations alone`() throws {
    let (rules, baseline) = ("\(folder.path)/app.rules", "\(folder.path)/app.baseline")
    let command = ["app", app, "--rules", rules, "--output", "\(folder.path)/page.md"]
    #expect(compare(command) == .unavailable)
    try folder.write("view-model must-not-import UIKit\n", to: "app.rules")
    #expect(compare(command) == .checkFailed)
    #expect(compare(command + ["--baseline", baseline]) == .unavailable)
    #expect(compare(command + ["--baseline", rules]) == .usage)
    // The page would take the place of what is read.
    #expect(compare(["app", app, "--rules", rules, "--output", "\(folder.path)/./app.rules"]) == .usage)
    let text = try String(contentsOfFile: rules, encoding: .utf8)
    #expect(compare(command + ["--baseline", rules, "--update-baseline"]) == .usage)
    #expect(try String(contentsOfFile: rules, encoding: .utf8) == text)
    #expect(compare(command + ["--baseline", baseline, "--update-baseline"]) == .success)
    #expect(compare(command + ["--baseline", baseline]) == .success)
    try folder.write("import UIKit\nclass NewViewModel {}\n", to: "App/New.swift")
    #expect(compare(command + ["--baseline", baseline]) == .checkFailed)
    // A doubtful role fails nothing.
    try folder.write("class C { let d: UserDefaults }\nclass D: UIView { let c: C }\n", to: "App/New.swift")
    try folder.write("view must-not-know storage\n", to: "app.rules")
    #expect(compare(command) == .success)
    try folder.write("view-model must-not-imprt UIKit\n", to: "app.rules")
    #expect(compare(command) == .usage)
  }

  @Test func `without rules of one's own nothing fails`() {
    #expect(compare(["app", app, "--sarif", "--output", "\(folder.path)/app.sarif"]) == .success)
    #expect(compare(["app", "\(folder.path)/missing"]) == .unavailable)
  }

  @Test func `a file that is no text is told, and the others are read`() throws {
    try folder.write([0xFF, 0xFE, 0], to: "App/Bad.swift")
    #expect(compare(["app", app, "--json", "--output", "\(folder.path)/app.json"]) == .usage)
    let json = try String(contentsOfFile: "\(folder.path)/app.json", encoding: .utf8)
    #expect(json.contains("Bad.swift is not counted") && json.contains("\"ListViewModel\""))
  }

  @Test func `a storyboard that cannot be used is told, and no pipe is waited for`() throws {
    try folder.write([0xFF, 0xFE, 0x3C, 0, 0x64, 0], to: "App/Main.storyboard")
    #expect(mkfifo("\(app)/Other.xib", 0o600) == 0)
    #expect(compare(["app", app, "--json", "--output", "\(folder.path)/app.json"]) == .usage)
    let json = try String(contentsOfFile: "\(folder.path)/app.json", encoding: .utf8)
    #expect(json.contains("Main.storyboard is not read"))
  }
}
