import CommandLineKit
import Foundation
import SourceReading
import TestSupport
import Testing

@testable import Workbench

@Suite struct AppTreeTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func `tests, generated, copied code and templates are left out, and named`() throws {
    for path in [
      "App/A.swift", "AppTests/B.swift", "App/CTests.swift", "Pods/D.swift", "App/E.generated.swift",
      "X.xctemplate/F.swift", "App/___FILEBASENAME___.swift", "Carthage/G.swift", ".build/H.swift",
      "My/I.swift", "App/Build/L.swift", "GlobalTestHelpers-App/Q.swift", "App/Mocks/R.swift",
      "KitMocks/S.swift", "src/_test-support/W.swift", "Kit/Mocks.swift", "App/MockStores.swift",
      "App/Stubbing/T.swift", "KitStubs/U.swift",
      // A target of the package, whatever its name, and a file that only asks for tests.
      "Sources/Build/M.swift", "App/isRunningTests.swift",
      "App/V.playground/V.swift", "fastlane/swift/Z.swift",
    ] {
      try folder.write("struct A {}\n", to: path)
    }
    try folder.write("import PackageDescription\n", to: "Package.swift")
    // A model may be called so, too.
    try folder.write("struct Package {}\n", to: "App/Package.swift")
    try folder.write("struct RowStub {}\n", to: "App/RowStub.swift")
    try folder.write("import XCTest\nclass J {}\n", to: "App/J.swift")
    try folder.write("class MockMaker {}\n", to: "App/MockMaker.swift")
    try folder.write("// Generated using SwiftGen.\nclass K {}\n", to: "App/K.swift")
    // Made once by a tool, and kept by hand since.
    try folder.write("// Model file generated using JSONExport.\nclass N {}\n", to: "App/N.swift")
    let license = String(repeating: "// You may use this file under the terms of a license.\n", count: 15)
    try folder.write("\(license)\n// GENERATED FROM x.py, DO NOT MODIFY MANUALLY\n", to: "App/X.swift")
    let made = "//\n// This file was automatically generated and should not be edited.\n"
    try folder.write(made, to: "App/API.swift")
    // Xcode writes so above a class, which a person goes on with; and a comment speaks of what stands below it.
    try folder.write("// This file was automatically generated.\n", to: "App/B+CoreDataClass.swift")
    try folder.write("import A\n/// The identity is automatically generated.\n", to: "App/C.swift")
    try folder.write(
      "import A\n\n// *** WARNING AUTO GENERATED, DO NOT EDIT ***\nstruct Q {}\n", to: "App/Colors.swift")
    try folder.write("import A\n\(String(repeating: "\n", count: 9))// Do not edit\n", to: "App/D.swift")
    try folder.write("struct AB {}\n", to: "App/ABTest/AB.swift")
    try folder.write("#!/usr/bin/env swift\nstruct A {}\n", to: "support/licenses.swift")
    try folder.write("x", to: "App.xcodeproj/project.pbxproj")
    let tree = try AppTree(at: folder.path, excluding: ["My"])
    #expect(
      tree.files.map(\.path) == [
        "App/A.swift", "App/ABTest/AB.swift", "App/B+CoreDataClass.swift", "App/C.swift", "App/D.swift",
        "App/N.swift", "App/Package.swift", "App/RowStub.swift", "App/isRunningTests.swift",
        "Sources/Build/M.swift",
      ])
    #expect(
      tree.omitted == [
        .tests: [
          "App/CTests.swift", "App/J.swift", "App/MockMaker.swift",
          "App/MockStores.swift", "App/Mocks",
          "App/Stubbing", "AppTests",
          "GlobalTestHelpers-App", "Kit/Mocks.swift", "KitMocks", "KitStubs", "src/_test-support",
        ],
        .generated: [
          "App/API.swift", "App/Colors.swift", "App/E.generated.swift", "App/K.swift", "App/X.swift",
        ],
        .dependencies: ["App/Build", "Carthage", "Pods"],
        .playgrounds: ["App/V.playground"], .manifests: ["Package.swift"],
        .scripts: ["fastlane", "support/licenses.swift"], .excluded: ["My"],
        .templates: ["App/___FILEBASENAME___.swift", "X.xctemplate"],
      ])
  }

  @Test func `targets are folders beside a project, and in the sources of a package`() throws {
    for path in [
      "One/A.swift", "One/Deep/B.swift", "Two/A.swift", "Kit/Sources/Core/C.swift", "Kit/Sources/UI/D.swift",
    ] {
      try folder.write("struct A {}\n", to: path)
    }
    try folder.write("x", to: "App.xcodeproj/project.pbxproj")
    try folder.write("import PackageDescription\n", to: "Kit/Package.swift")
    try folder.write("x", to: "PodOne.podspec")
    try folder.write("struct A {}\n", to: "Modules/PodOne/Deep/E.swift")
    let map = AppMap(try AppTree(at: folder.path))
    #expect(
      Set(map.tree.files.map(\.target)).sorted() == [
        "Kit/Sources/Core", "Kit/Sources/UI", "Modules/PodOne", "One", "Two",
      ])
  }

  @Test(arguments: [
    ("project.yml", "name: One"), ("Project.swift", "import ProjectDescription\nlet project = Project()"),
  ])
  func `a project may be made of a manifest`(name: String, text: String) throws {
    for app in ["One", "Two"] {
      try folder.write(text, to: "\(app)/\(name)")
      try folder.write("struct Project {}\n", to: "\(app)/Sources/Project.swift")
    }
    let tree = try AppTree(at: folder.path)
    #expect(Set(tree.files.map(\.target)) == ["One/Sources", "Two/Sources"] && tree.files.count == 2)
    #expect(tree.omitted[.manifests]?.count ?? 2 == 2)
  }

  /// Two targets may each have a type of one name: who names it means that of the own target.
  @Test func `a name means the type of the own target`() throws {
    try folder.write("x", to: "App.xcodeproj/project.pbxproj")
    for target in ["One", "Two"] {
      try folder.write("class APresenter { let b: Thing }\n", to: "\(target)/A.swift")
      try folder.write("class Thing {}\n", to: "\(target)/B.swift")
    }
    try folder.write("class CPresenter { let b: Thing }\n", to: "Three/C.swift")
    let map = AppMap(try AppTree(at: folder.path))
    let known = map.types.filter { $0.name.hasSuffix("Presenter") }.map { type in
      type.known.keys.map { map.types[$0].place.file }
    }
    #expect(known == [["One/B.swift"], [], ["Two/B.swift"]])
  }

  /// Whom the type `A` knows.
  @Test(arguments: [
    (["A.swift": "class A { enum B {}; let b: B }", "B.swift": "class B {}"], []),
    (["A.swift": "class A { let b: B }", "B.swift": "private enum B {}"], []),
    (["A.swift": "class A { let b: B }\nfileprivate final class B {}"], ["B"]),
    (["A.swift": "class A {}\nextension A.C { var b: B }", "B.swift": "class B {}"], ["B"]),
    (["A.swift": "class A { let b: B.C }", "B.swift": "class B {}"], ["B"]),
    // A type inside of another is meant before one of the same name.
    (
      [
        "A.swift": "class A { let b: Row }", "B.swift": "extension A { struct Row {} }",
        "C.swift": "struct Row { let a: A }",
      ], []
    ),
    // `Client.Game` is the one inside of `Client`, though a module is called so too.
    (
      [
        "App/A.swift": "import Client\nclass A { let b: Client.Game }",
        "Client/Client.swift": "struct Client { struct Game {} }",
        "Game/Game.swift": "class Game { let a: A }",
      ], ["Client"]
    ),
    // A generic parameter is no type of the app.
    (["A.swift": "class A<B> { let b: B }", "B.swift": "class B {}"], []),
    (["A.swift": "class A<C, B: Codable> { let b: B }", "B.swift": "class B {}"], []),
    (["A.swift": "class A { func b<B>(_ b: B) {} }", "B.swift": "class B {}"], []),
    (["A.swift": "class A {}\nprotocol C { associatedtype B }", "B.swift": "class B {}"], []),
    (["A.swift": "class A: C<B> {}", "B.swift": "class B {}"], ["B"]),
    // Of more than one so called, the one in the same target or folder is meant, or none.
    (["One/A.swift": "class A { let b: B }", "One/B.swift": "class B {}", "One/C.swift": "class B {}"], []),
    (
      [
        "App.xcodeproj/p": "", "A.xcodeproj/p": "", "One/A.swift": "class A { let b: B }",
        "Two/B.swift": "class B {}", "Three/B.swift": "class B {}",
      ], []
    ),
    (
      [
        "One/X/A.xcodeproj/p": "", "One/A.swift": "class A { let b: B }", "One/X/Y/B.swift": "class B {}",
        "Two/Z.xcodeproj/p": "", "Two/Q/B.swift": "class B {}",
      ], ["B"]
    ),
    // A type of another module is none of the app's, unless the module is one of its folders.
    (["A.swift": "import Kit\nclass A { let b: Kit.B }", "B.swift": "class B {}"], []),
    (["A.swift": "import Kit\nclass A { let b: Kit.B; let c: B }", "B.swift": "class B {}"], ["B"]),
    (["A.swift": "import Kit\nclass A { let b: Kit.B }", "Kit/B.swift": "class B {}"], ["B"]),
    (
      [
        "App.xcodeproj/p": "", "One/A.swift": "import SwiftUI\nstruct A: View { let b: List }",
        "One/B.swift": "class List {}",
      ], ["List"]
    ),
  ])
  func `a name means what can be seen from there, the nearest first`(
    sources: [String: String], known: [String]
  ) throws {
    let map = try AppFixture.survey(sources).map
    let type = try #require(map.types.first { $0.name == "A" })
    #expect(type.known.keys.map { map.types[$0].name } == known)
  }

  /// The module above has to import the one of the type; an extension in the same module has not.
  @Test func `what a module above adds is not known below`() throws {
    try folder.write("import PackageDescription\n", to: "Package.swift")
    try folder.write("public struct Game { let a: Move }\n", to: "Sources/Core/Game.swift")
    try folder.write(
      "struct Move {}\nextension Game { var b: Rules { Rules() } }\n", to: "Sources/Core/Move.swift")
    try folder.write("struct Rules {}\n", to: "Sources/Core/Rules.swift")
    try folder.write(
      "import Core\nstruct Board {}\nextension Game { var c: Board { Board() } }\n",
      to: "Sources/UI/Board.swift")
    let map = AppMap(try AppTree(at: folder.path))
    let game = try #require(map.types.first { $0.name == "Game" })
    #expect(Set(game.known.keys.map { map.types[$0].name }) == ["Move", "Rules"])
    #expect(game.codeLines == 3)
  }

  @Test func `hostile trees are read as far as they go`() throws {
    let files = FileManager.default
    try folder.write("struct A {}\n", to: "A.swift")
    try folder.write(Array("// caf".utf8) + [0xE9, 0x0A], to: "Latin.swift")
    try folder.write([0x7F, 0x45, 0x4C, 0x46, 0], to: "Binary.swift")
    try folder.write([UInt8](repeating: 0x2F, count: 33 << 20), to: "Huge.swift")
    try folder.write("class B: B {}\nclass C: D {}\nclass D: C {}\n", to: "Circles.swift")
    try folder.write(String(repeating: "class E { ", count: 5_000), to: "Deep.swift")
    try folder.write("class F {}\n", to: "\u{1B}[31mred|`x`.swift")
    try files.createSymbolicLink(atPath: "\(folder.path)/Cycle", withDestinationPath: folder.path)
    try files.createSymbolicLink(
      atPath: "\(folder.path)/L.swift", withDestinationPath: "\(folder.path)/A.swift")
    let tree = try AppTree(at: folder.path)
    #expect(tree.files.count == 4)
    #expect(
      tree.uncounted
        == [
          "Binary.swift is not counted: it is not text in UTF-8.",
          "Huge.swift is not counted: it cannot be read, or is larger than 32 MiB.",
          "Latin.swift is not counted: it is not text in UTF-8.",
        ])
    let words = try AppRuleFile("any max-lines 1\nmodel must-not-know view", file: "r")
    let survey = try AppSurvey(AppMap(tree, words: words))
    let page = try AppPage(survey: survey)
      .write(named: "\u{1B}[31m`a`|<b>", figures: "\u{1B}[31m`a`|<b>")
    for text in [page.markdown, try survey.json(), try survey.sarif(at: folder.path)] + page.figures.values {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
    #expect(!page.markdown.contains("<b>"))
  }

  @Test func `no app is an error`() throws {
    try folder.write("import XCTest\n", to: "ATests.swift")
    let error = try #require(throws: CommandFailure.self) { try AppTree(at: folder.path) }
    #expect(error.status == .unavailable && error.description.contains("holds no Swift file of an app"))
  }
}
