import TerminalKit

/// The view of the contact screen: shows what the presenter says and passes on what is tapped.
final class ContactDetailViewController: UndoingViewController {
  // MARK: Dependencies

  private let presenter: any ContactDetailPresentation

  // MARK: Views

  private let firstNameLabel = Label()
  private let lastNameLabel = Label()
  private let groupsLabel = Label()
  private let favouriteSwitch = Switch(title: "Favourite")

  init(presenter: any ContactDetailPresentation, undo: any UndoPresentation) {
    self.presenter = presenter
    super.init(undo: undo)
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    navigationItem.rightBarButtonItems = [
      BarButtonItem(title: "Edit") { [presenter] in presenter.editTapped() },
      BarButtonItem(title: "Delete") { [presenter] in presenter.deleteTapped() },
    ]
    view.addSubview(firstNameLabel)
    view.addSubview(lastNameLabel)
    view.addSubview(groupsLabel)
    favouriteSwitch.onValueChanged { [presenter] isOn in presenter.favouriteSwitched(isOn) }
    view.addSubview(favouriteSwitch)
    presenter.viewDidLoad()
    super.viewDidLoad()
  }
}

// MARK: - ContactDetailView

extension ContactDetailViewController: ContactDetailView {
  func show(title: String) {
    self.title = title
  }

  func show(firstName: String, lastName: String) {
    firstNameLabel.text = firstName
    lastNameLabel.text = lastName
  }

  func show(isFavourite: Bool) {
    favouriteSwitch.isOn = isFavourite
  }

  func show(groups: String?) {
    groupsLabel.text = groups ?? ""
    groupsLabel.isHidden = groups == nil
  }

  func showDeletionQuestion(title: String, message: String) {
    showQuestion(title: title, message: message, confirmation: "Delete") { [presenter] in
      presenter.deletionConfirmed()
    }
  }
}
