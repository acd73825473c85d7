/// Says what the app is.
final class AboutPresenter {
  // MARK: Dependencies

  weak var view: (any AboutView)?
}

// MARK: - AboutPresentation

extension AboutPresenter: AboutPresentation {
  func viewDidLoad() {
    view?.show(title: "About")
    view?.show(lines: ["Contacts", "Version 1.0", "All contacts stay on this device."])
  }
}
