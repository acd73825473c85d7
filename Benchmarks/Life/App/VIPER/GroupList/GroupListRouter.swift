import TerminalKit

/// The transitions from the groups screen.
final class GroupListRouter {
  // MARK: Dependencies

  private let groupForm: any GroupFormBuilding
  private let groupDetail: any GroupDetailBuilding
  weak var viewController: ViewController?

  init(groupForm: any GroupFormBuilding, groupDetail: any GroupDetailBuilding) {
    self.groupForm = groupForm
    self.groupDetail = groupDetail
  }
}

// MARK: - GroupListRouting

extension GroupListRouter: GroupListRouting {
  func showAddGroup() {
    viewController?.present(groupForm.build())
  }

  func showGroupDetail(_ input: GroupDetailInput) {
    viewController?.navigationController?.pushViewController(groupDetail.build(input))
  }
}
