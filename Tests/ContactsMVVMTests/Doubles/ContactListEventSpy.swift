@testable import ContactsMVVM

/// Remembers what the view model of the contacts screen has told its view.
@MainActor final class ContactListEventSpy {
  private(set) var rowChanges: [ContactListViewModel.RowChange] = []
  private(set) var errors: [String] = []

  func listen(to viewModel: ContactListViewModel) {
    viewModel.onRowChange = { [weak self] change in self?.rowChanges.append(change) }
    viewModel.onError = { [weak self] message in self?.errors.append(message) }
  }
}
