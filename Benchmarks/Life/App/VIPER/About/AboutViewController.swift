import TerminalKit

/// The view of the About screen: shows what the presenter says.
final class AboutViewController: ViewController {
  // MARK: Dependencies

  private let presenter: any AboutPresentation

  init(presenter: any AboutPresentation) {
    self.presenter = presenter
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }
}

// MARK: - AboutView

extension AboutViewController: AboutView {
  func show(title: String) {
    self.title = title
  }

  func show(lines: [String]) {
    for line in lines { view.addSubview(Label(text: line)) }
  }
}
