import TerminalKit

/// The view of the settings screen: its choices, and below them the list of what it opens.
final class SettingsViewController: ListViewController<SettingsViewModel> {
  // MARK: Views

  private lazy var nameStyleControl = SegmentedControl(title: "Names", segments: viewModel.nameStyles)
  private lazy var contactOrderControl = SegmentedControl(title: "Sort by", segments: viewModel.contactOrders)

  // MARK: Life cycle

  override func viewDidLoad() {
    nameStyleControl.onValueChanged { [viewModel] in viewModel.nameStyleChosen(at: $0) }
    contactOrderControl.onValueChanged { [viewModel] in viewModel.contactOrderChosen(at: $0) }
    view.addSubview(nameStyleControl)
    view.addSubview(contactOrderControl)
    super.viewDidLoad()
  }

  override func updateProperties() {
    super.updateProperties()
    nameStyleControl.selectedSegmentIndex = viewModel.nameStyleIndex
    contactOrderControl.selectedSegmentIndex = viewModel.contactOrderIndex
  }
}
