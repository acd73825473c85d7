/// What the presenter has the view show.
protocol AboutView: AnyObject {
  func show(title: String)
  func show(lines: [String])
}

/// What the view tells the presenter.
protocol AboutPresentation {
  func viewDidLoad()
}
