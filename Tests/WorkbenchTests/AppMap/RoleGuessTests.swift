import ArchitectureCatalog
import CommandLineKit
import Foundation
import SourceReading
import TestSupport
import Testing

@testable import Workbench

@Suite struct RoleGuessTests {
  @Test(arguments: [
    // By supertypes, through those of the app itself.
    ("class A: UIViewController {}", AppRole.viewController),
    ("class A: Base {}\nclass Base: UITableViewController {}", .viewController),
    ("import SwiftUI\nstruct A: View {}", .view), ("class A: NSObject, UITableViewDataSource {}", .view),
    ("class A: NSManagedObject {}", .model), ("enum A: Error { case b }", .model),
    // The text and the menus of a desktop are drawn, whatever else they are called.
    ("class ATextStorage: NSTextStorage {}", .view), ("class AStatus: NSMenu {}", .view),
    ("class A: Base {}\nclass Base: WKInterfaceController {}", .viewController),
    // By names.
    ("class AViewModel {}", .viewModel), ("final class APresenter {}", .presenter),
    ("struct AUseCase {}", .interactor),
    ("class ACoordinator {}", .router), ("enum AWireframe {}", .router),
    ("class ARepository {}", .storage), ("class AService {}", .service), ("struct AResponse {}", .model),
    ("class ATab: UIView {}\nextension ATab: UIActivityItemSource {}", .view),
    ("class A: UIActivityItemSource {}", .unknown),
    // What is only imported is not used.
    ("import UIKit\nclass AHeader {}", .unknown), ("import UIKit\nclass AHeader { let b: UILabel }", .view),
    ("import CoreData\nclass AService { let b: NSManagedObjectContext }", .storage),
    ("import CoreData\nclass AService {}", .service),
    // By what they are, use or import.
    ("struct A { let b: Int }", .model), ("class A { let b: URLSession }", .service),
    ("class A { let b: UserDefaults; let c: UserDefaults }", .storage),
    // Words that stand for anything.
    ("class AHandler {}", .unknown), ("struct APlayer { let b: Int }", .model),
    ("class AItem: B {}", .unknown),
    // By what it names, where a bridging header imports for the file.
    ("class AView: Base { let b: UIColor }", .view),
    // By conformers, and by the name where there is none.
    ("protocol A {}\nclass BPresenter: A {}", .presenter),
    ("import CoreData\nclass AViewFactory { let b: UserDefaults }", .builder),
    ("class Service { let b: Int }", .service),
    ("import SwiftUI\nstruct AItem: Connected { func body(props: P) -> some View { b } }", .view),
    ("import SwiftUI\nstruct AItem: Connected { func body(content: P) -> some View { b } }", .unknown),
    ("struct A: Other { var body: some View { b } }", .view), ("struct A { var body: Int { 1 } }", .model),
    ("class Store {}", .storage),
    ("class AProcessor: StateProcessor<AState, AAction> { let b: UserDefaults }", .unknown),
    ("protocol ARouting {}", .router), ("protocol A {}\nclass B: UIViewController, A {}", .viewController),
    // What Alamofire calls a router makes requests, and what a widget takes its entries from is no service.
    ("struct AProvider: TimelineProvider { let b: Int }", .unknown),
    // What the system calls a presenter is none, and an appearance of the desktop no model.
    ("class A: NSObject, NSFilePresenter {}", .unknown),
    ("import AppKit\nstruct A { let b: NSFont }", .unknown),
    // The superclass tells more than a protocol, whichever file is first; and nothing of `A.B` belongs to `A`.
    ("extension A: StatefulViewController {}\nclass A: UIView {}", .view),
    ("extension A.B: LocalizedError {}\nclass A {}", .unknown),
    // No role fits what starts the app, holds constants or reduces the state of a store.
    ("class AppDelegateAdaptor: NSObject, UIApplicationDelegate { let b: UserDefaults }", .unknown),
    ("import UIKit\nclass Application { var window: UIWindow? }", .unknown),
    ("struct A: Reducer { let b: Int }", .reducer),
    ("@Reducer(state: .equatable)\npublic enum A { case b(Int) }", .reducer),
    ("struct A { let b: Int }\n@Reducer struct B {}", .model),
    // Who shows the section of a list, and what is called after one.
    ("class A: ListSectionController {}", .viewController),
    ("class A: ListBindingSectionController<ListDiffable> { let b: UserDefaults }", .viewController),
    ("class A: NSObject, UIPercentDrivenInteractiveTransition {}", .view),
    // The ending of the name outvotes an import and a default.
    ("import UIKit\nimport Alamofire\nclass AModel { let b: UIColor }", .model),
    // Who holds the window and shows view controllers is a router, whatever it is called.
    ("import UIKit\nclass AClient { let b: UIWindow }", .service),
    // How things look is of no layer, nor is the choice of a view.
    ("import UIKit\nclass AColor { let b: UIUserInterfaceStyle }", .unknown),
    ("import UIKit\nstruct AStyle { let b: UIFont }", .unknown),
    ("import UIKit\nstruct ASettings { let b: UIView }", .unknown),
    // A delegate is of whom it is called after, or of who calls it, if who answers is not above.
    ("protocol ADelegate {}\nclass A: UIView {}\nclass B: UIViewController, ADelegate {}", .viewController),
    ("class AViewControllerDelegate: NSObject { let b: UIView }", .viewController),
    // An import is charged to who names something of it, or is alone in the file.
    ("import FirebaseFirestore\nclass AService { let b: Int }\nclass B {}", .service),
    ("import FirebaseFirestore\nclass AService { let b: Firestore }\nclass B {}", .storage),
    ("import Moya\nclass A { let b: Int }\nclass B {}", .unknown),
    // A strong name stays what it is by its breach.
    ("import UIKit\nclass AService { let b: UIView }", .service),
    ("class AViewController: BPresentable {}", .viewController), ("@Model class A { var b: Int }", .model),
    // Who makes a screen and whom it asks builds it; who names many leads from one to the other.
    ("class APresenter { let b: B; let c: C }\nclass B: UIViewController {}\nclass C: B {}", .presenter),
    ("class A: UIPresentationController {}", .view), ("class AProvider: UIActivityItemProvider {}", .unknown),
    // Who notes what happens, and what the system calls.
    ("class ALogger {}", .unknown),
    ("struct A: AppIntent { let b: Int }", .unknown), ("enum A {}", .unknown),
    // A strong name stands before what answers for a table, not before a base class; and a value that is sent is no storage.
    ("class APresenter: NSObject, UITableViewDataSource {}", .presenter),
    ("class AManager: NSObject, UIViewControllerTransitioningDelegate {}", .view),
    ("struct ARepository: Mappable { let b: Int }", .model),
    ("struct AStore: Codable { let b: Int }", .model),
    // A default in a long type says little; and a value around views is no model.
    ("class A { let b: UserDefaults\n\(String(repeating: "var c = 1\n", count: 50))}", .unknown),
    ("import SwiftUI\nstruct A: B { struct C: View { let d: Int } }", .unknown),
    // The own name tells more than that of a contract; and nothing of SwiftUI's `Coordinator` is a router.
    ("class AService: BPresenter {}\nprotocol BPresenter {}", .service),
    ("extension A { class Coordinator {} }\nstruct A: UIViewRepresentable {}", .view),
    // A window of another module need not be one that is drawn.
    ("import Other\nclass A: OtherWindow {}", .unknown), ("import AppKit\nclass A: NSWindow {}", .view),
    // Where nothing else tells, an heir has the role of its base class.
    ("class A: B {}\nclass B { let c: URLSession }", .service),
    // Who arranges data controls no view, and what is stored stays so, whatever it can be besides.
    ("class A: NSArrayController {}", .unknown), ("class A: CATextLayer {}", .view),
    ("extension A: NSPasteboardWriting {}\nclass A: B {}\nclass B: NSManagedObject {}", .model),
    // Unknown is an answer.
    ("class A {}", .unknown), ("enum A { static let b = 1 }", .unknown), ("protocol A {}", .unknown),
    ("class A: UIResponder, UIApplicationDelegate { }\nclass AppDelegate: A {}", .unknown),
  ])
  func aTypeHasTheRoleThatItsCodeTells(source: String, role: AppRole) throws {
    let survey = try AppFixture.survey(["A.swift": source])
    let type = try #require(survey.map.types.first)
    #expect(type.role == role, "\(type.name): \(type.reason)")
    #expect(!type.reason.isEmpty)
  }

  @Test func `a class that a view observes is its view model`() throws {
    let roles = try AppFixture.roles([
      "A.swift": "import SwiftUI\nstruct A: View { @StateObject var b = Feed() }\n",
      "B.swift":
        "import Combine\nfinal class Feed: ObservableObject {}\nfinal class Other: ObservableObject {}\n",
    ])
    #expect(roles["Feed"] == .viewModel)
    #expect(roles["Other"] == .model)
    let views = (0..<4).map { "struct A\($0): View { @EnvironmentObject var b: Feed }\n" }.joined()
    let shared = try AppFixture.roles([
      "A.swift": "import SwiftUI\n\(views)",
      "B.swift": "import Combine\nfinal class Feed: ObservableObject {}\n",
    ])
    #expect(shared["Feed"] == .model)
    let logged = try AppFixture.roles([
      "A.swift": "import SwiftUI\nstruct A: View { @StateObject var b = Log() }\n",
      "B.swift": "final class Log: ObservableObject {}\nclass CService { let b: Log; let c: URLSession }\n",
    ])
    #expect(logged["Log"] == .model)
  }

  @Test(arguments: [
    ("class AManager { let b: UserDefaults; let c: UserDefaults }", true),
    (
      "class AManager { let b: UserDefaults; let c: UserDefaults\n\(String(repeating: "var d = 1\n", count: 70))}",
      true
    ),
    ("class ACoordinator { let b: Int }", true), ("class ACoordinator { let b: UIViewController }", false),
    ("struct ARequestFactory { let b: URL }", false),
    ("struct AFactory { let b: B }\nclass B: UIViewController {}", false),
    ("enum ARouter: URLRequestConvertible { case b }", true), ("class AManager { let b: URLSession }", false),
    ("class AManager { let b: Int }", true),
    ("class AManager { let b: BModel }\nstruct BModel { let c: Int }", false),
    ("import UIKit\nclass AService { let b: UIView; let c: URLSession }", false),
    ("class ALoader { let b: NSCache }", true), ("class AStore { let b: NSCache }", false),
    ("struct AModel { let b: BPresenter }\nclass BPresenter {}", true),
    ("@Model class A { var b: Int }", false),
    ("import UIKit\nclass AManager { let b: UIView }", true),
    ("struct AState { let b: Int }", true), ("struct AState: Codable { let b: Int }", false),
    ("protocol A {}\nclass B: A { let c: UserDefaults }", true),
    ("protocol A {}\nclass BStore: A { let c: UserDefaults }", false), ("struct A { let b: Int }", true),
    ("struct AModel { let b: Int }", false), ("protocol AProvider {}", true),
    // A coordinator of anything else than screens, a delegate, and what is of the interface by its name.
    (
      "class ACoordinator: NSObject, UIPickerViewDelegate { let b: UIPickerView; let c: BModel }\nstruct BModel {}",
      true
    ),
    ("class ACoordinator { let b: AViewModel }\nclass AViewModel {}", true),
    ("class ACoordinator { let b: UIWindow }", false),
    ("class ACoordinator { var b: NavigationPath }", false),
    ("class ACoordinator { let b: BView }\nclass BView: UIView {}", true),
    ("class A: BCoordinator {}\nclass BCoordinator {}", true),
    ("protocol ADelegate {}\nclass BViewController: UIViewController, ADelegate {}", true),
    ("protocol APresenterDelegate {}", true), ("protocol APresenter {}", false),
    ("class AAlertService { let b: URLSession }", true), ("class AScheduler { let b: URLSession }", true),
    ("class A: BPresenter {}\nclass BPresenter {}", false),
    ("class A: BPresenter {}\nprotocol BPresenter {}", false),
    ("class A: Decodable {}\nextension A: BPresenter {}\nprotocol BPresenter {}", true),
    // What is watched may keep only what is shown.
    ("class AStore: ObservableObject { let b: Int }", true),
    ("class AStore: ObservableObject { let b: UserDefaults; let c: UserDefaults }", false),
    // Whoever shows alerts prepares nothing; a value that does work for others is more often data.
    ("class APresenter { let b: UIAlertController }", true),
    // Who is called a router, and leads to no screens.
    ("class AViewControllerDelegate: NSObject { let b: UIView }", true),
    ("class ANavigator { let b: NSTextView }", true), ("class ARouter { let b: URLRequest }", true),
    ("class APresenter { let b: BModel }\nstruct BModel {}", false),
    ("struct AEndpoint { let b: BModel }\nstruct BModel {}", true),
    ("struct AService { let b: BModel }\nstruct BModel {}", false),
    // A value keeps nothing for others.
    ("struct AStore { let b: BModel }\nstruct BModel {}", true),
    ("struct AStore { let b: UserDefaults }", false),
    // Whose name tells a service, and who asks a database a little.
    (
      "import CoreData\nclass AManager {\n  let b: NSFetchRequest<C>\n\(String(repeating: "  let d = 1\n", count: 50))}",
      true
    ),
  ])
  func `a role that the code contradicts is doubtful`(source: String, isDoubtful: Bool) throws {
    let type = try #require(try AppFixture.survey(["A.swift": source]).map.types.first)
    #expect(type.isDoubtful == isDoubtful, "\(type.name): \(type.reason)")
  }

  @Test func `a preview is no type of the app`() throws {
    let source = "import SwiftUI\nstruct A: View {}\nstruct A_Previews: PreviewProvider { let a: A }\n"
    #expect(try AppFixture.roles(["A.swift": source]) == ["A": .view])
    let shown = "struct B {}\n#Preview {\n  struct C {}\n  return B()\n}\nstruct D {}\n"
    #expect(try Set(AppFixture.roles(["A.swift": shown]).keys) == ["B", "D"])
  }

  @Test func `what is made for tests is no type of the app`() throws {
    let roles = try AppFixture.roles([
      "A.swift":
        "struct A {}\nclass MockA {}\nclass StubA {}\nextension MockA { class B {} }\nstruct Mockup {}\n",
      "B.swift": "class FakeViewController: UIViewController {}\n",
    ])
    #expect(Set(roles.keys) == ["A", "Mockup"])
  }

  /// The catalog knows the roles of these files: what is guessed must agree.
  @Test(arguments: ArchitectureCatalog.all)
  func `the architectures of this package are recognised`(architecture: Architecture) throws {
    let tree = try AppTree(at: PackageFolder.path(architecture.sourceFolder))
    let survey = try AppSurvey(AppMap(tree))
    let counts = AppSurvey.counts(survey.screens)
    #expect(counts.map(\.count) == [2])
    #expect(counts.first?.pattern.rawValue.replacing("-", with: "") == architecture.name)
    #expect(survey.violations == [])
    let expected: [String: AppRole] = [
      "Controller": .viewController, "View": .viewController, "ViewModel": .viewModel,
      "Interactor": .interactor,
      "Presenter": .presenter, "Router": .router, "Builder": .builder, "Coordinator": .router,
      "Configurator": .builder,
    ]
    for type in survey.map.types where type.kind == .class {
      let path = type.place.file
      let file = path.split(separator: "/").last.map(String.init) ?? path
      guard let role = architecture.role(ofFileNamed: file).flatMap({ expected[$0.name] }),
        file == "\(type.name).swift"
      else { continue }
      #expect(type.role == role, "\(type.name): \(type.reason)")
    }
  }
}
