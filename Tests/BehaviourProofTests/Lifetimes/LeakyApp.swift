import TerminalKit

/// What an app may do wrong.
enum Leak: CaseIterable {
  case presentedControllersKept, closureHoldsItsOwner, helperKept, rootHoldsItself
}

/// Cuts retain cycles after the check, so that the test itself leaves nothing behind.
@MainActor
final class CycleCutter {
  private var cuts: [() -> Void] = []

  func add(_ cut: @escaping () -> Void) {
    cuts.append(cut)
  }

  func cutAll() {
    for cut in cuts { cut() }
  }
}

/// An app with the two screens and, on demand, with a leak.
@MainActor
final class LeakyApp: @MainActor App {
  let rootViewController: ViewController

  init(_ leak: Leak?, _ cutter: CycleCutter) {
    rootViewController = LeakyListViewController(leak) { cutter.add($0) }
  }
}

@MainActor
private final class LeakyListViewController: ViewController {
  private let leak: Leak?
  /// A closure, since the check would count the cutter itself among the app's objects.
  private let onCut: (@escaping () -> Void) -> Void
  private var kept: [AnyObject] = []
  private var itself: LeakyListViewController?

  init(_ leak: Leak?, onCut: @escaping (@escaping () -> Void) -> Void) {
    self.leak = leak
    self.onCut = onCut
    super.init()
    if leak == .rootHoldsItself {
      itself = self
      onCut { [weak self] in self?.itself = nil }
    }
  }

  override func viewDidLoad() {
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Add") { [weak self] in self?.showAdd() }
  }

  private func showAdd() {
    let helper = Helper()
    let controller = LeakyAddViewController(helper, isCyclic: leak == .closureHoldsItsOwner)
    onCut { [weak controller] in controller?.navigationItem.leftBarButtonItem = nil }
    if leak == .presentedControllersKept { kept.append(controller) }
    if leak == .helperKept { kept.append(helper) }
    present(controller)
  }
}

@MainActor
private final class LeakyAddViewController: ViewController {
  private let helper: Helper
  private let isCyclic: Bool
  private let fields = [TextField(placeholder: "First name"), TextField(placeholder: "Last name")]

  init(_ helper: Helper, isCyclic: Bool) {
    self.helper = helper
    self.isCyclic = isCyclic
    super.init()
  }

  override func viewDidLoad() {
    for field in fields { view.addSubview(field) }
    navigationItem.rightBarButtonItem = BarButtonItem(title: "Done") { [weak self] in self?.done() }
    navigationItem.leftBarButtonItem =
      isCyclic
      ? BarButtonItem(title: "Cancel") { self.dismiss() }
      : BarButtonItem(title: "Cancel") { [weak self] in self?.dismiss() }
  }

  private func done() {
    guard fields.contains(where: \.text.isEmpty) else { return dismiss() }
    let alert = AlertController(title: "Error", message: "Empty")
    alert.addAction(AlertAction(title: "Ok"))
    present(alert)
  }
}

private final class Helper {}

/// An app whose screens are in a stack, and whose pushed one holds itself.
@MainActor
final class LeakyStackApp: @MainActor App {
  let rootViewController: ViewController

  init(_ cutter: CycleCutter) {
    let first = ViewController()
    first.navigationItem.rightBarButtonItem = BarButtonItem(title: "Open") { [weak first] in
      let pushed = LeakyPushedViewController()
      cutter.add { [weak pushed] in pushed?.itself = nil }
      first?.navigationController?.pushViewController(pushed)
    }
    rootViewController = NavigationController(rootViewController: first)
  }
}

@MainActor
private final class LeakyPushedViewController: ViewController {
  var itself: LeakyPushedViewController?

  override init() {
    super.init()
    itself = self
  }
}
