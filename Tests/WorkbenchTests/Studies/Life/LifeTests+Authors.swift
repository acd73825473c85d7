import CommandLineKit
import Foundation
import Measurement
import SourceReading
import TestSupport
import Testing

@testable import Workbench

/// The releases of a second author, and of two teams who work at once.
extension LifeTests {
  private func copy(_ path: String, to place: String, replacing words: [String: String] = [:]) throws {
    var text = try text("\(LifeResults.folder)/\(path)")
    for (old, new) in words { text = text.replacing(old, with: new) }
    try package.write(text, to: "\(LifeResults.folder)/\(place)")
  }

  @Test func aSecondAuthorBeginsWithTheReleaseBefore() throws {
    try copy("02-edit/Two.patch", to: "second/02-edit/Two.patch")
    try copy(
      "02-edit/One.patch", to: "second/02-edit/One.patch", replacing: ["list.show()": "// Later."])
    let results = try life().survey()
    #expect(results.second.map(\.id) == ["second/02-edit"])
    #expect(results.releases[1].apps[0].longestFunction == 3)
    #expect(results.second[0].apps[0].longestFunction == 2)
    #expect(results.second[0].apps[0].counts.files == results.releases[1].apps[0].counts.files)
    #expect(results.second[0].sources != results.releases[1].sources)
    let life = try life()
    let change = try life.underTest(
      life.second[0], scenariosIn: package.folder.url, walks: 7)
    #expect(change.id == "second/02-edit")
    #expect(change.patches.map(\.name).contains("\(LifeResults.folder)/second/02-edit/One.patch"))
    #expect(!change.patches.map(\.name).contains("\(LifeResults.folder)/02-edit/One.patch"))
    #expect(try life.rebase().contains("\(LifeResults.folder)/second/02-edit/One.patch"))
  }

  /// Whatever the first author's later releases are, they stay as they are.
  @Test func whatWasBuiltOnceMoreIsRecordedByItself() throws {
    try copy("02-edit/Two.patch", to: "second/02-edit/Two.patch")
    try copy("02-edit/One.patch", to: "second/02-edit/One.patch")
    try package.commit()
    let folder = try checkout("second/02-edit")
    let file = folder.appending(path: Self.list)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("let edit = 2", with: "let again = 2").write(
      to: file, atomically: true, encoding: .utf8)
    let life = try life()
    let written = try life.record(life.second[0], from: folder)
    #expect(written == ["\(LifeResults.folder)/second/02-edit/One.patch"])
    #expect(try self.text(written[0]).contains("+let again = 2"))
    #expect(try self.text("\(Life.lastApps)/One/ListViewController.swift").hasSuffix("let edit = 2\n"))
    #expect(throws: CommandFailure.self) { try life.record(life.releases[2], from: folder) }
  }

  /// The first two releases, each on the start alone: both add the same file, and a line at the end of the list.
  private func work(atOnce architecture: String) throws {
    for id in ["01-detail", "02-edit"] {
      let words = id == "01-detail" ? "" : "## Scenarios that change\n\n- `second`: shows the detail too\n"
      try package.write("# \(id), alone\n\n\(words)", to: "\(LifeResults.folder)/parallel/\(id)/request.md")
      for name in ["One", "Two"] {
        try package.write("", to: "\(LifeResults.folder)/parallel/\(id)/\(name).patch")
      }
    }
    try copy(
      "01-detail/One.patch", to: "parallel/02-edit/\(architecture).patch",
      replacing: ["detail = 1": "other = 1", "class Detail": "class Other", "/One/": "/\(architecture)/"])
  }

  @Test func whatTwoTeamsDoInOnePlaceIsInConflict() throws {
    try work(atOnce: "One")
    let parallel = try #require(try life().survey().parallel)
    #expect(parallel.base == "00-start" && parallel.releases == ["01-detail", "02-edit"])
    #expect(parallel.merges.map(\.architecture) == ["One", "Two"])
    #expect(parallel.merges.map(\.sources) == [[Self.detail, Self.list], []])
    // They stand on the releases before them.
    try package.write("scenario \"other\"\n  launch\n", to: "\(LifeResults.folder)/00-start/new.scenario")
    #expect(try life().survey().parallel?.sources != parallel.sources)
  }

  /// A third team changes nothing, and brings a scenario.
  @Test func whatMergesIsBuiltAndPassesTheScenariosOfBoth() throws {
    try release(3, [Self.list: "let later = 3\n"])
    try work(atOnce: "One")
    for name in ["One.patch", "Two.patch"] {
      try package.write("", to: "\(LifeResults.folder)/parallel/03-later/\(name)")
    }
    try package.write("# Alone\n", to: "\(LifeResults.folder)/parallel/03-later/request.md")
    try package.write(
      "scenario \"both\"\n  launch\n", to: "\(LifeResults.folder)/parallel/01-02.scenario")
    let swift = try package.folder.program(
      "swift",
      """
      for word in "$@"; do [ "$before" = --package-path ] && tree=$word; before=$word; done
      mkdir -p "$tree/.build/debug"; cd "$tree/.build/debug"
      printf '#!/bin/sh\\ngrep -h "^scenario" "$2" >> "\(package.folder.url.path)/ran"; exit 0\\n' > One
      chmod +x One; cp One Two
      """)
    let builder = PairBuilder(
      package: package.root, architectures: SmallPackage.architectures, progress: ProgressLine(),
      swift: swift.path)
    let log = package.folder.url.appending(path: "ran")
    var (found, ran): ([ChangeResults.Merge], [Set<String>]) = ([], [])
    let merges = try life().merges(by: builder) {
      found += $0
      let text = try String(contentsOf: log, encoding: .utf8)
      ran.append(Set(text.matches(of: /scenario "(.*)"/).map { String($0.1) }))
      try FileManager.default.removeItem(at: log)
    }
    #expect(merges == found)
    #expect(found.map { $0.build?.value?.holds } == [nil, true, true, true, true, true])
    // What the second one changes no longer holds with it, and what shows the first one's feature is its own.
    let all: Set = ["Old", "A scenario", "nothing"]
    #expect(ran == [all.union(["first", "both"]), all.union(["first", "third"]), all.union(["third"])])
  }

  @Test func aRequestOfATeamThatOneArchitectureLacksIsRefused() throws {
    try work(atOnce: "One")
    try FileManager.default.removeItem(
      at: package.root.appending(path: "\(LifeResults.folder)/parallel/02-edit/Two.patch"))
    let error = #expect(throws: CommandFailure.self) { try life() }
    #expect(error?.description.contains("parallel/02-edit/Two.patch") == true)
  }
}
