import SourceReading
import TestSupport
import Testing

@testable import Workbench

@Suite struct AppSurveyTests {
  /// A view in what only holds others is a type of its own, and one in a view is a part of it.
  @Test func `a view inside of another type`() throws {
    let sources = [
      "A.swift": "enum Settings {}\n",
      "B.swift": "import SwiftUI\nstruct BView: View { struct Part: View {} }\n",
      "C.swift": "extension Settings { struct GeneralView: View { var body: Int { 1 } } }\n",
      "D.swift": "extension BView { struct Row: View {} }\nclass D { func e() { Settings.GeneralView() } }\n",
      // Its name does not tell that it is a view.
      "E.swift": "struct Panel: View {}\nextension Panel { struct Line: View {} }\n",
      "F.swift": "extension Panel.Line { struct End: View {} }\n",
    ]
    let map = try AppFixture.survey(sources).map
    #expect(map.types.map(\.name).sorted() == ["BView", "D", "Panel", "Settings", "Settings.GeneralView"])
    let known = map.types.first { $0.name == "D" }?.known.keys.map { map.types[$0].name }
    #expect(known?.contains("Settings.GeneralView") == true)
  }

  /// The name of the extended type says where a view model is, and no more.
  @Test func `a view model inside of a view may name that`() throws {
    let view = "import SwiftUI\nstruct A: View { let b = ViewModel() }\n"
    let plain = "extension A.ViewModel { func c() {} }\n"
    let named = "extension A.ViewModel { func c() -> A { A() } }\n"
    for (part, isNamed) in [("", false), (plain, false), (named, true)] {
      let inside = "extension A { @Observable class ViewModel {} }\n"
      let map = try AppFixture.survey(["A.swift": view, "B.swift": inside, "C.swift": part]).map
      let model = try #require(map.types.first { $0.role == .viewModel })
      #expect(map.roles(knownBy: model).contains(.view) == isNamed, "\(part)")
    }
  }

  @Test func `the counts of an app by hand`() throws {
    let survey = try AppFixture.survey(AppFixture.mvvm)
    #expect(survey.codeLines == 26 && survey.map.types.count == 10)
    #expect(survey.screens.map(\.pattern) == [.mvvm, .mvvm])
    #expect(survey.map.types(of: .viewModel).count == 2 && survey.map.types(of: .unknown).count == 1)
  }

  /// The class is no part of the view that its extension is of, and the code of the view stays the view's.
  @Test func `a view model in an extension of a view is a type of its own`() throws {
    let map = try AppFixture.survey([
      "A.swift": "import SwiftUI\nstruct A: View { let m: ViewModel }\n",
      "M.swift": "extension A {\n  class ViewModel {\n    let s: AService\n  }\n}\nclass AService {}\n",
    ]).map
    let type = try #require(map.types.first { $0.role == .viewModel })
    #expect(type.name == "A.ViewModel" && type.place.inFile == "M.swift:2" && type.codeLines == 3)
    #expect(map.roles(knownBy: type) == [.service])
    let view = try #require(map.types.first { $0.role == .view })
    #expect(map.roles(knownBy: view) == [.viewModel] && view.codeLines == 1)
  }

  /// A type of another target that is called as one of the system is meant where the file imports that target.
  @Test(arguments: [("import SwiftUI", true), ("import Kit", false)])
  func `a stack is that of the system unless its target is imported`(line: String, isSystems: Bool) throws {
    let survey = try AppFixture.survey([
      "App/A.swift": "\(line)\nclass A { let b: HStack }", "App/C.swift": "import Kit\nclass C {}",
      "Kit/HStack.swift": "public class HStack { let a: A }",
    ])
    #expect(survey.map.types.first { $0.name == "A" }?.known.isEmpty == isSystems)
  }

  /// `Core.Rewards` is that of the module, though the app has a class of that name, and elsewhere a folder called so.
  @Test(arguments: [
    ("App/Core/B.swift", "App/Rewards.swift", true), ("B.swift", "Core/Rewards.swift", false),
  ])
  func `a module called like a folder is none of the app's without the type`(
    other: String, rewards: String, isForeign: Bool
  ) throws {
    let survey = try AppFixture.survey([
      "App/A.swift": "import Core\nclass A { let b: Core.Rewards }", other: "class B {}",
      rewards: "class Rewards { let a: A }",
    ])
    #expect(survey.map.types.first { $0.name == "A" }?.known.isEmpty == isForeign)
  }
}
