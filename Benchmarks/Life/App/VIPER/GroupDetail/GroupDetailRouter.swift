import TerminalKit

/// The transitions from the group screen; the navigation bar leads back.
final class GroupDetailRouter {
  // MARK: Dependencies

  private let groupForm: any GroupFormBuilding
  private let addMembers: any AddMembersBuilding
  private let contactDetail: any ContactDetailBuilding
  weak var viewController: ViewController?

  init(
    groupForm: any GroupFormBuilding, addMembers: any AddMembersBuilding,
    contactDetail: any ContactDetailBuilding
  ) {
    self.groupForm = groupForm
    self.addMembers = addMembers
    self.contactDetail = contactDetail
  }
}

// MARK: - GroupDetailRouting

extension GroupDetailRouter: GroupDetailRouting {
  func showRenameGroup(_ input: GroupFormInput) {
    viewController?.present(groupForm.build(input))
  }

  func showAddMembers(_ input: AddMembersInput) {
    viewController?.present(addMembers.build(input))
  }

  func showContactDetail(_ input: ContactDetailInput) {
    viewController?.navigationController?.pushViewController(contactDetail.build(input))
  }
}
