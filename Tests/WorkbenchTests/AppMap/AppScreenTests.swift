import TestSupport
import Testing

@testable import Workbench

@Suite struct AppScreenTests {
  private static let controller = "import UIKit\nclass AViewController: UIViewController {"
  private static let themed =
    ["class ThemeViewModel {}", "class Item: ObservableObject, Codable { let c: Int }"]
    + (0..<4).map {
      "import SwiftUI\nstruct A\($0): View { let t: ThemeViewModel; @ObservedObject var b: Item }"
    }
  private static let divided =
    ["class HomeViewModel {}"]
    + (0..<4).map { "import SwiftUI\nstruct Home\($0): View { let m: HomeViewModel }" }

  /// A view of SwiftUI in a file of its own.
  private static func view(_ name: String, _ members: String) -> String {
    "import SwiftUI\nstruct \(name): View { \(members) }"
  }
  private static let model = "class B: ObservableObject, Codable { let c: Int }"

  private static let screens: [(sources: [String], patterns: [AppPattern])] = [
    (["\(controller)}"], [AppPattern.mvc]),
    (["\(controller) let p: APresenter }", "class APresenter {}"], [.mvp]),
    (["\(controller) let m: AViewModel }", "class AViewModel {}"], [.mvvm]),
    (["\(controller) let row: ListRow }", "struct ListRow { let a: Int }"], [.mvc]),
    (
      [
        "\(controller) let p: APresenter }", "class APresenter { let i: AInteractor }",
        "class AInteractor {}",
      ], [.viper]
    ),
    (
      [
        "\(controller) let i: AInteractor }", "class AInteractor { let p: APresenter }",
        "class APresenter {}",
      ], [.vip]
    ),
    (
      [
        "\(controller) let m: AViewModel }", "class AViewModel { let i: AInteractor }",
        "class AInteractor { let p: APresenter }", "class APresenter { let m: AViewModel }",
      ], [.vipvm]
    ),
    ([view("A", "@StateObject var m = AViewModel()"), "class AViewModel {}"], [.mvvm]),
    ([view("A", "@ObservedObject var b: B"), model], [.mv]),
    // What is only passed on is not asked; what is observed by a macro is, however it is held.
    ([view("A", "let b: B"), model], []),
    ([view("A", "let b: B"), "@Observable class B: Codable { let c: Int }"], [.mv]),
    (["import SwiftUI\nstruct A: View {\n  @ObservedObject\n  private var b: B\n}", model], [.mv]),
    // Who only shows a value is part of a screen.
    ([view("A", "let b: B"), "struct B: Codable { let c: Int }"], []),
    ([view("A", "let store: StoreOf<B>")], [.store]),
    ([view("A", "@ObservedObject var store: Store<AState, AAction>")], [.store]),
    (["import SwiftUIFlux\nimport SwiftUI\nstruct A: View {}"], [.store]),
    // A view beside one that uses the module, and a view controller that dispatches by what it inherits.
    (
      ["import ReSwift\nimport SwiftUI\nstruct A: View {}\nstruct B: View { let c: StoreSubscriber }"],
      [.store]
    ),
    (["import Katana\nimport UIKit\nclass A: UIViewController {}\nclass B: UIView {}"], [.store]),
    (["\(controller) let a: Store; let b: UIAlertAction; let c: State }"], [.mvc]),
    // Through a protocol of another module a struct is a view too, by its body.
    (
      [
        "import SwiftUI\nstruct A: Connected { @ObservedObject var b: B\n var body: some View { b }}",
        model,
      ], [.mv]
    ),
    // What many screens name is the view model of none; but one may have many views.
    (themed, [.mv, .mv, .mv, .mv]), (divided, [.mvvm, .mvvm, .mvvm, .mvvm]),
    (
      [
        view("A", "let m: ViewModel"),
        view("B", "let m: ViewModel; @ObservedObject var c: C"),
        "extension A {\n  class ViewModel: ObservableObject { let c: C }\n}",
        "class C: ObservableObject, Codable { let c: Int }",
      ], [.mvvm, .mv]
    ),
    // A view model may be inside of a view, be made elsewhere, and a property tells it whatever its type is called.
    (
      [
        "import SwiftUI\nstruct A: View { let m: ViewModel\n final class ViewModel { let c: Int } }",
        "import SwiftUI\nstruct B: View { let m: ViewModel; @ObservedObject var c: C }\nextension B { struct D {}; class ViewModel {} }",
        "\(controller) let model = B.ViewModel() }", "class C: ObservableObject, Codable { let c: Int }",
      ], [.mvvm, .mvvm, .mvvm]
    ),
    // A view may watch a part of its view model; a value of one tells nothing.
    (
      [
        view("A", "@ObservedObject var context: AViewModel.Context"),
        view("B", "let state: AViewModel.State"), "class AViewModel: Base<C, D> {}",
      ], [.mvvm]
    ),
    (
      [
        view("A", "let context: AViewModel.Context"),
        view("B", "let context: BViewModelType.Context"),
        "class AViewModel: Base<C, D> {}",
        "typealias BViewModelType = Base<E, F>\nclass BViewModel: BViewModelType {}",
      ], [.mvvm, .mvvm]
    ),
    (["\(controller) let viewModel: BProtocol }"], [.mvvm]),
    (["\(controller) var presenter: BOutput! }"], [.mvp]),
    ([view("A", "@StateObject var viewModel: B"), "typealias B = Generic<Int>"], [.mvvm]),
    ([view("A", "let viewModel: B"), "struct B { let c: Int }"], []),
    // MV is who reaches what changes, other than how things look, constants, a value and who may be a service; no part.
    ([view("A", "let b = B.shared"), "class B: Codable { let c: Int }"], []),
    ([view("A", "let b = BStore.shared"), "class BStore { let c: NSCache }"], [.mv]),
    ([view("A", "let b = BStore.limit"), "class BStore { let c: NSCache }"], []),
    ([view("A", "func b() { BStore.clear() }"), "class BStore { let c: NSCache }"], [.mv]),
    ([view("A", "let b: BManager"), "class BManager { let c: Int }"], []),
    ([view("A", "let b: BTheme"), "class BTheme: ObservableObject, Codable {}"], []),
    (["import SwiftUI\nimport WidgetKit\nstruct A: View { @ObservedObject var b: B }", model], []),
    // A watched model that a view or two hold is their view model, whatever it is called.
    ([view("A", "@StateObject var b = BModel()"), "class BModel: ObservableObject {}"], [.mv]),
    // What a view watches it asks, by whatever constant it came.
    (
      [
        view("A", "@StateObject var b = BStore.this"),
        "class BStore: ObservableObject { static let this = BStore() }",
      ], [.mv]
    ),
    // No screen is what shows a view of SwiftUI, whatever module it is of, or a cell that is such a view.
    (["import Kit\nclass A: KitHostingViewController {}"], []),
    (
      [
        "import SwiftUI\nstruct A: View, KitCellProtocol { @ObservedObject var b: AViewModel }",
        "class AViewModel: ObservableObject {}",
      ], []
    ),
    // A picker of the system is no screen; what is declared twice is one.
    (["class A: UIDocumentPickerViewController {}"], []),
    (
      [
        "#if os(iOS)\nclass A: UIViewController {}\n#else\nclass A: NSViewController { let b: C }\n#endif",
        "class C {}",
      ],
      [.mvc]
    ),
    // What another module declares is none of the app's, though it is called like it.
    (
      [
        "import Core\nclass A: Core.BViewController {}",
        "class BViewController: UIViewController {}",
      ], [.mvc, .mvc]
    ),
    // A class of screens has one pattern.
    (
      [
        "import UIKit\nclass A: B {}\nclass B: UIViewController { let m: BViewModel }", "class BViewModel {}",
      ], [.mvvm]
    ),
    // The names of the screen and of its presenter differ.
    (
      [
        "\(controller) let p: BPresenterProtocol }", "protocol BPresenterProtocol {}",
        "class BPresenter: BPresenterProtocol { let i: CInteractorProtocol }",
        "protocol CInteractorProtocol {}",
      ], [.viper]
    ),
    // A base class, what contains other screens, and a view that asks nobody are no screens.
    (
      [
        "import UIKit\nclass Base: UIViewController {}\nclass A: Base {}",
        "import UIKit\nclass N: UINavigationController {}\nclass T: UITabBarController {}\nclass M: N {}",
        "import SwiftUI\nstruct V: View {}", "class S: ListSectionController {}",
        "import SwiftUI\nclass H: UIHostingController<V> {}",
      ], [.mvc]
    ),
    // What many name is the view model of a view controller all the same; who knows no view presents nothing; an alert is
    // no screen.
    (themed + ["\(controller) let m: ThemeViewModel }"], [.mv, .mv, .mv, .mv, .mvc]),
    (["\(controller) let p: BPresenter }", "class BPresenter {}"], [.mvc]),
    (["\(controller)}", "class B: UIAlertController {}", "class C: UIPresentationController {}"], [.mvc]),
    // A base class that someone opens is one.
    (
      [
        "import UIKit\nclass Base: UIViewController {}\nclass A: Base {}",
        "class ARouter { func b() { Base() } }",
      ], [.mvc, .mvc]
    ),
    // A value beside the view and a parameter are no model.
    (
      [
        "import SwiftUI\nstruct A: View { let b: B; let e: E }\nstruct B { let c: Int }", "enum E { case f }",
        "import SwiftUI\nstruct C<D: View>: View { let d: D }", "struct D: Codable {}",
      ], []
    ),
    // A view model of a cell, of a screen that opens, and a presenter of others or that none names are not the screen's.
    (["\(controller) func b() { C(BCellViewModel()) } }", "class BCellViewModel {}"], [.mvc]),
    (
      ["\(controller) let b: BRowModel }", "class BRowModel: BRowViewModel {}", "class BRowViewModel {}"],
      [.mvc]
    ),
    (["\(controller) func b() { C(BViewModel()) } }", "class BViewModel {}"], [.mvc]),
    (["\(controller) let b: BViewModel }", "class BViewModel {}"], [.mvvm]),
    (["import UIKit\nclass AViewController: Base<BViewModel> {}", "class BViewModel {}"], [.mvvm]),
    (["\(controller)}", "class APresenter { func b() { AViewController() } }"], [.mvc]),
    (["\(controller) let p: BPresenter }", "class BPresenter { let v: C }", "class C: UIView {}"], [.mvc]),
    // A contract that nobody keeps leads to no pattern.
    (
      ["\(controller) let p: APresenter }", "class APresenter {}", "protocol AInteractorProtocol {}"], [.mvp]
    ),
    // What keeps any protocol that a screen knows is not its view model, and a view model of many screens is theirs.
    (
      [
        view("A", "let b: Named; let c: C"), "protocol Named {}",
        "struct C: Codable, Named {}",
        "class DViewModel: Named {}", "enum E: Named { case f }",
      ], []
    ),
    (
      ["class ListViewModel {}"]
        + (0..<4).map { "import SwiftUI\nstruct A\($0): View { let m: ListViewModel }" },
      [.mvvm, .mvvm, .mvvm, .mvvm]
    ),
    // What is nested in another type is not that type.
    (
      [
        view("A", "let b: BViewModel.Row"), "class BViewModel { struct Row {} }",
        view("C", "let d: D.Row"), "class D: Codable { struct Row {} }",
      ], []
    ),
    (["\(controller) let p: PViewModel.Option }", "class PViewModel { enum Option {} }"], [.mvc]),
    // The app's own `View` is not that of SwiftUI.
    (
      [
        "import UIKit\nclass View: UIView {}\nclass AView: View { @ObservedObject var b: B }",
        "class B: ObservableObject, Codable { let c: UserDefaults }",
      ],
      []
    ),
    // Whoever keeps the contract of the presenter may be called anything.
    (
      [
        "\(controller) let p: AProtocol }", "protocol AProtocol {}",
        "class LisstPresenter: AProtocol { let i: BInteractor }", "class BInteractor {}",
      ], [.viper]
    ),
    // The controller of a window may have no more than a screen in it.
    (
      [
        "import AppKit\nclass A: B { let c: NSHostingView<C> }\nclass B: NSWindowController {}",
        "import AppKit\nclass D: B { let e: NSSearchField }",
      ], [.mvc]
    ),
    // Who watches it and never names it asks it nothing.
    (
      [
        view("A", "@ObservedObject var b: BViewModel; var body: some View { 1 }"),
        "class BViewModel {}",
        view("C", "@ObservedObject var d: BViewModel; var body: some View { d }"),
      ], [.mvvm]
    ),
    // A namespace has the parts of a screen, which name each other without it.
    (
      [
        "enum Home {}", "extension Home { class StateModel: Base {} }",
        "import SwiftUI\nextension Home { struct RootView: BaseView { @State var state = StateModel() } }",
        "import SwiftUI\nprotocol BaseView: View {}",
      ], [.mvvm]
    ),
  ]

  @Test(arguments: [
    ("AToggle", false), ("AControlView", false), ("ARow", false), ("AHeaderView", false),
    ("AHeaderList", true),
  ])
  func aPartOfAScreenIsNone(name: String, isScreen: Bool) throws {
    let survey = try AppFixture.survey([
      "A.swift": Self.view(name, "@ObservedObject var b: B"), "B.swift": Self.model,
    ])
    #expect(survey.screens.isEmpty != isScreen)
  }

  @Test(arguments: screens)
  func aScreenHasThePatternOfWhomItAsks(sources: [String], patterns: [AppPattern]) throws {
    let files = sources.enumerated().map { ("\($0.offset).swift", $0.element) }
    let survey = try AppFixture.survey(Dictionary(uniqueKeysWithValues: files))
    #expect(survey.screens.map(\.pattern) == patterns)
    #expect(survey.pattern == patterns.first ?? .mvc)
  }
}
