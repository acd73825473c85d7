import SourceReading
import TestSupport
import Testing

@testable import Workbench

@Suite struct AppRuleTests {
  @Test func `what crosses the layers of MVVM`() throws {
    let survey = try AppFixture.survey(AppFixture.mvvm)
    #expect(survey.pattern == .mvvm)
    #expect(
      survey.violations.map { "\($0.place.file):\($0.place.line):\($0.place.column) \($0.rule)" } == [
        "App/Contact.swift:1:1 model must-not-import UIKit",
        "App/DetailViewController.swift:4:20 view-controller must-not-know storage",
        "App/DetailViewModel.swift:2:36 view-model must-not-import UIKit",
      ])
    #expect(
      survey.violations.last?.message == "DetailViewModel, a view model, imports UIKit and names UIColor.")
  }

  @Test func `each demand finds what breaks it`() throws {
    func broken(_ rule: String) throws -> [String] {
      try AppFixture.survey(AppFixture.mvvm, rules: rule).violations.map(\.type)
    }
    #expect(try broken("any max-lines 3") == ["DetailViewController", "ListViewController", "ListViewModel"])
    // A rule of the team means the import itself, also of a module of which nothing is known.
    #expect(try broken("storage must-not-import CoreData") == ["CoreDataContactRepository"])
    #expect(try broken("view-model must-not-know model") == ["ListViewModel"])
  }

  /// Through a protocol of a role above, one answers without knowing who asked; a type is known.
  @Test func `a protocol upwards is no violation, a type is`() throws {
    let sources = [
      "V.swift":
        "import UIKit\nprotocol ListView {}\nclass ListViewController: UIViewController, ListView { let p: ListPresenter }\n",
      "P.swift": "class ListPresenter { weak var view: ListView? }\n",
    ]
    #expect(try AppFixture.survey(sources).violations == [])
    let direct = sources.merging(["P.swift": "class ListPresenter { weak var view: ListViewController? }\n"])
    { $1 }
    #expect(
      try AppFixture.survey(direct).violations.map(\.rule) == ["presenter must-not-know view-controller"])
  }

  /// In a file with a view the import may be the view's.
  @Test func `an import beside a view is the view's`() throws {
    let both = "import UIKit\nclass A: UIViewController { let m: AViewModel }\nclass AViewModel {}\n"
    #expect(try AppFixture.survey(["A.swift": both]).violations == [])
    // The value beside a view model is not the one that needs the module.
    let slice = ["B.swift": "import UIKit\nclass BViewModel {}\nstruct Slice { let a: Int }\n"]
    #expect(
      try AppFixture.survey(slice, pattern: .mvvm).violations.map(\.rule) == [
        "view-model must-not-import UIKit"
      ])
  }

  /// Cocoa brings AppKit along: what it draws with is one place and not two.
  @Test func `one import is charged once`() throws {
    let model = "import Cocoa\nclass AViewModel { let b: NSView }\n"
    let survey = try AppFixture.survey(["A.swift": model, "B.swift": "import AppKit\n"], pattern: .mvvm)
    #expect(survey.violations.map(\.rule) == ["view-model must-not-import Cocoa"])
  }

  private func messages(_ source: String) throws -> [String] {
    let sources = ["A.swift": "import UIKit\nclass AView: UIView { enum State {} }\n", "B.swift": source]
    return try AppFixture.survey(sources, pattern: .mvvm).violations.map(\.message)
  }

  @Test(arguments: [
    ("UIKit", "class BViewModel { let c: UIFont }", "UIFont"),
    ("SwiftUI", "class BViewModel { let c: Color }", "Color"),
    ("UIKit", "class BViewModel { let c: NSLayoutConstraint }", "NSLayoutConstraint"),
    // A view model that is a value is one all the same.
    ("UIKit", "struct BViewModel { let c: UIFont }", "UIFont"),
    // Only who names something of the module is charged, whatever else is in the file, and whoever is the first.
    ("UIKit", "class CViewModel {}\nclass BViewModel { let c: UIFont }", "UIFont"),
    ("UIKit", "class BViewModel { let c: UIColor; let d: UIView }", "UIView and others"),
    ("SwiftUI", "class BViewModel { let c: FileDocumentReadConfiguration }", "FileDocumentReadConfiguration"),
    ("UIKit", "class BViewModel { let c: UIKit.UIFont }", "UIFont"),
    ("CoreData", "class BViewModel { let c: NSManagedObjectContext }", "NSManagedObjectContext"),
  ])
  func `a view model is charged with what it imports and names`(
    module: String, source: String, name: String
  ) throws {
    #expect(
      try messages("import \(module)\n\(source)") == [
        "BViewModel, a view model, imports \(module) and names \(name)."
      ])
  }

  /// A type of one's own is none of the toolkit, and what is nested in a type is part of it.
  @Test(arguments: [
    ("UIKit", "class BViewModel { let c: UIName }\nenum UIName { case d }"),
    ("SwiftUI", "class BViewModel { let c: Int }"),
    ("SwiftUI", "class BViewModel { enum State { case d }; var c: State }"),
    ("SwiftUI", "class BViewModel<State> { let c: State }"),
    ("SwiftUI", "class BViewModel { @State var c = 1 }\n@propertyWrapper struct State {}"),
    // A property that is called like a colour tells nothing.
    ("SwiftUI", "class BViewModel { func c(d: BViewModel) -> Int { d.blue } }"),
    // What SwiftUI shares with Combine and Observation crosses nothing, and these may be imported instead.
    ("SwiftUI", "@Observable class BViewModel: ObservableObject { @Published var c = 1 }"),
  ])
  func `an import of which nothing is named is needless`(module: String, source: String) throws {
    #expect(
      try messages("import \(module)\n\(source)") == ["B.swift imports \(module) and seems not to need it."])
  }

  @Test(arguments: [
    "import SwiftUI\nstruct B: Codable { let c: App; let d: Color }\nextension B { struct App {} }",
    "import AppKit\nclass BViewModel { let c = NSRecoveryAttempterErrorKey }",
    "import UIKit\nclass C: UIResponder, UIApplicationDelegate {}\nclass BViewModel {}",
    "import UIKit\nclass BViewModel {}\nfunc c() -> UIColor { .red }",
    // Much of a storage is used without being named.
    "import CoreData\nimport UIKit\nclass B: UIView { let c: UIColor }",
    // An import is needless only where each name is known to be none of the module.
    "import SwiftUI\nclass BViewModel { let c: Foreign }",
    "import SwiftUI\nclass BViewModel { let c: SwiftUI.D }\nenum D { case e }",
    // What only some platforms compile may need it.
    "#if os(iOS)\nlet d = 1\n#endif\nimport UIKit\nclass BViewModel {}",
    "class BViewModel {\n#if canImport(UIKit)\nvar c = 1\n#endif\n}",
    // `.blue` is a colour by where it stands.
    "import SwiftUI\nclass BViewModel { let c = BViewModel(.blue) }",
    "import SwiftUI\nclass BViewModel { func c() { withAnimation {} } }",
    // What is imported may be for another type.
    "import SnapKit\nclass BViewModel {}",
    // What a view model says to its views it says by this module.
    "import RxCocoa\nclass BViewModel { let c: Driver<Int> }",
    // A plain value beside a view or of views alone is no model that they know, nor what only enumerations are.
    "import UIKit\nclass C: UIView { let d: D }\nstruct D { let e: Int }",
    "import UIKit\nclass C: UIView { let d: DProtocol }\nprotocol DProtocol {}\nenum D: DProtocol {}",
    // A delegate is whoever answers.
    "class C: UIView { let d: EDelegate? }\nprotocol EDelegate {}\nclass DStore: EDelegate { let e: UserDefaults }",
    // Where the role is doubtful, nothing is told.
    "import UIKit\nclass BManager { let c: UILabel; let d: AView }",
    // A view of SwiftUI shows what it is handed. An error is no entity.
    "import SwiftUI\nstruct C: View { let d: D }\nstruct D: Codable {}",
    "import UIKit\nclass C: UIView { let d: D }\nclass D: Error {}",
    "class BViewModel { let c: AView.State }",
  ])
  func `what crosses no layer`(source: String) throws {
    #expect(try messages(source) == [])
  }

  @Test(arguments: [
    // A controller of SwiftUI's is none of UIKit's.
    (
      "import SwiftUI\nimport UIKit\nclass BViewModel { let c: UIHostingController<Int> }",
      [
        "B.swift imports UIKit and seems not to need it.",
        "BViewModel, a view model, imports SwiftUI and names UIHostingController.",
      ]
    ),
    (
      "import UIKit\nclass BService { let c: UIAlertAction; let d: UIStackView; let e: URLSession }",
      ["BService, a service, imports UIKit and names UIStackView."]
    ),
    (
      "import SwiftUI\nstruct B: Codable { @State var c = 1 }\nenum State { case e }",
      ["B, a model, imports SwiftUI and names @State."]
    ),
    // A view inside is part of a type.
    (
      "import SwiftUI\nclass BViewModel {}\nextension BViewModel { struct C: View { let a: AView } }",
      [
        "BViewModel, a view model, imports SwiftUI and names View.",
        "BViewModel, a view model, names AView, a view.",
      ]
    ),
    // The contract and who keeps it are two places, and so are a type and what inherits it.
    (
      "protocol CProtocol { var a: AView }\nclass CInteractor: CProtocol { var a: AView }",
      [
        "CProtocol, a protocol of an interactor, names AView, a view.",
        "CInteractor, an interactor, names AView, a view.",
      ]
    ),
    (
      "class BInteractor { let c: AView; let d: D }\nclass D: AView {}",
      ["BInteractor, an interactor, names AView, a view.", "BInteractor, an interactor, names D, a view."]
    ),
    // UIKit comes along with other modules, and a storage by an attribute or a key path.
    (
      "import SwiftUI\nclass BViewModel { let c: UIImage }",
      ["BViewModel, a view model, uses UIKit through UIImage."]
    ),
    (
      "import SwiftUI\nstruct C: View { let m: CViewModel\n@Environment(\\.managedObjectContext) var d }\nclass CViewModel {}",
      ["C, a view, uses CoreData through managedObjectContext."]
    ),
    (
      "import SwiftData\nimport SwiftUI\nstruct C: View { let m: CViewModel\n@Query var d: [Int] }\nclass CViewModel {}",
      ["C, a view, imports SwiftData and names Query."]
    ),
    // What a view makes is more than what it is handed.
    (
      "import SwiftUI\nstruct C: View { let m: CViewModel; func e() { D() } }\nstruct D: Codable {}\nclass CViewModel {}",
      ["C, a view, names D, a model."]
    ),
  ])
  func `a violation says what the code does`(source: String, messages: [String]) throws {
    #expect(try self.messages(source) == messages)
  }

  /// A value that is passed on, what is only shown, and what is called after the other, may be meant so.
  @Test(arguments: [
    ("import UIKit\nclass BStore { let c: UIImage; let d: UserDefaults }", false),
    ("import UIKit\nclass BStore { let c: UIPasteboard; let d: UserDefaults }", true),
    ("import UIKit\nclass BViewModel { let c: UIImage }", true),
    ("import UIKit\nclass BImageViewModel { let c: UIImage }", false),
    ("import RxCocoa\nclass BViewModel { let c: ControlEvent<Int> }", false),
    ("import UIKit\nclass BService { let c: UIApplication; let d: URLSession }", false),
    ("import UIKit\nclass BService { let c: UIWindow; let d: URLSession }", true),
    ("class AViewCache { let c: AView; let d: NSCache; let e: NSCache }", false),
    ("class BCache { let c: AView; let d: NSCache; let e: NSCache }", true),
    ("class C: UIView { let d: D }\nstruct D: Codable {}", false),
    ("class C: UIView { func e() { D() } }\nstruct D: Codable {}", true),
    ("class C: UIView { let d: D }\nclass D: NSManagedObject {}", true),
    ("class C: UIView { let d: D }\n@Model class D {}", true),
    ("class C: UIView { let d: Notification }\nclass Notification: NSManagedObject {}", false),
    ("class C: UIView { let d: DService }\nclass DService { let e: URLSession }", true),
    ("class C: UIView { let d = DService.limit }\nclass DService { let e: URLSession }", false),
    ("class C: UIView { let d = DService.shared.limit }\nclass DService { let e: URLSession }", true),
    ("class C: UIView { let d: DImageService }\nclass DImageService { let e: URLSession }", false),
    ("class C: UIView { let d: DService }\nclass DService { let e: Int }", false),
    // Who makes whom it asks hands on what that needs.
    (
      "class C: UIViewController { let m = CViewModel(DService()) }\nclass CViewModel {}\nclass DService { let e: URLSession }",
      false
    ),
    (
      "class C: UIViewController { let m: CViewModel; let d = DService() }\nclass CViewModel {}\nclass DService { let e: URLSession }",
      true
    ),
  ])
  func `what may be meant so is not told`(source: String, isTold: Bool) throws {
    let sources = ["A.swift": "import UIKit\nclass AView: UIView {}\n", "B.swift": source]
    let survey = try AppFixture.survey(sources, pattern: .mvvm)
    #expect(survey.violations.count == (isTold ? 1 : 0), "\(survey.violations)")
  }

  /// Also a screen without a view model, and a presenter in an app of view models.
  @Test func `every screen is held to the rules of the app's pattern`() throws {
    var sources = AppFixture.mvvm
    sources["App/A.swift"] =
      "import UIKit\nclass A: UIViewController { let b = CoreDataContactRepository() }\n"
    let new = try AppFixture.survey(sources).violations.filter { $0.type == "A" }
    #expect(new.map(\.rule) == ["view-controller must-not-know storage"])
    sources["App/B.swift"] =
      "import UIKit\nclass BPresenter { let c: UILabel; let d: BInteractor }\nclass BInteractor {}\n"
    #expect(try AppFixture.survey(sources).violations.filter { $0.type == "BPresenter" }.count == 1)
  }

  /// Two types of one name are two, and each is held to the rules of its own screen.
  @Test func `a violation says whose it is`() throws {
    let survey = try AppFixture.survey(
      [
        "App.xcodeproj/p": "", "One/A.swift": "import UIKit\nclass AViewModel { let b: UIFont }\n",
        "Two/A.swift": "import UIKit\nclass AViewModel { let b: UIFont }\n",
      ], pattern: .mvvm)
    #expect(survey.violations.map(\.place.file) == ["One/A.swift", "Two/A.swift"])
  }

  @Test func `a doubtful role breaks no rule`() throws {
    var sources = ["A.swift": "import UIKit\nclass A: UIView { let b: B }\nclass B { let c: UserDefaults }\n"]
    #expect(try AppFixture.survey(sources, rules: "view must-not-know storage").violations == [])
    sources["A.swift"]?.replace("B ", with: "BStore ")
    #expect(try AppFixture.survey(sources, rules: "view must-not-know storage").violations.count == 1)
  }

  /// SwiftUI views that ask the store themselves are what MV is.
  @Test(arguments: [(AppPattern.mv, [String]()), (.mvvm, ["view must-not-import CoreData"])])
  func `a view of MV may import persistence`(pattern: AppPattern, rules: [String]) throws {
    let sources = [
      "A.swift": "import CoreData\nimport SwiftUI\nstruct A: View { let b: NSManagedObjectContext }\n"
    ]
    #expect(try AppFixture.survey(sources, pattern: pattern).violations.map(\.rule) == rules)
  }
}
