import TerminalKit

/// The view of the contact screen: shows its view model's state and passes on what is tapped.
final class ContactDetailViewController: ViewController {
  // MARK: Dependencies

  private let viewModel: ContactDetailViewModel

  // MARK: Views

  private let firstNameLabel = Label()
  private let lastNameLabel = Label()
  private let groupsLabel = Label()
  private let favouriteSwitch = Switch(title: "Favourite")
  private lazy var editButton = BarButtonItem(title: "Edit") { [viewModel] in viewModel.editTapped() }
  private lazy var deleteButton = BarButtonItem(title: "Delete") { [viewModel] in viewModel.deleteTapped() }

  init(viewModel: ContactDetailViewModel) {
    self.viewModel = viewModel
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    view.addSubview(firstNameLabel)
    view.addSubview(lastNameLabel)
    view.addSubview(groupsLabel)
    view.addSubview(favouriteSwitch)
    favouriteSwitch.onValueChanged { [weak self] isOn in self?.favouriteSwitchTurned(isOn) }
    viewModel.onAlert = { [weak self] alert in self?.present(alert) }
  }

  override func updateProperties() {
    title = viewModel.title
    firstNameLabel.text = viewModel.firstName
    lastNameLabel.text = viewModel.lastName
    groupsLabel.text = viewModel.groups ?? ""
    groupsLabel.isHidden = viewModel.groups == nil
    favouriteSwitch.isOn = viewModel.isFavourite
    showRightBarButtonItems([editButton, deleteButton], undo: viewModel.undo)
  }

  // MARK: Private

  private func favouriteSwitchTurned(_ isOn: Bool) {
    viewModel.favouriteChanged(isOn)
    // Where it was refused, no state has changed, and yet the switch has to go back.
    setNeedsUpdateProperties()
  }
}
