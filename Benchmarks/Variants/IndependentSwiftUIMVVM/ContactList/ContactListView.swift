import DeclarativeKit

struct ContactListView: View {
  @Bindable var viewModel: ContactListViewModel

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Contacts")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add") { viewModel.add() }
              .disabled(!viewModel.canAdd)
          }
        }
    }
    .onAppear { viewModel.appear() }
    .sheet(isPresented: $viewModel.isAddContactPresented) {
      if let addContact = viewModel.addContact {
        AddContactView(viewModel: addContact)
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch viewModel.content {
    case .loading: ProgressView()
    case .loaded(let rows): list(of: rows)
    case .failed(let message): failure(message)
    }
  }

  private func list(of rows: ContactListViewModel.Rows) -> some View {
    ScrollViewReader { proxy in
      List(rows) { row in
        Text(row.name)
      }
      .rowIndex { rows.firstRow(beginningWith: $0) }
      .overlay {
        if rows.isEmpty {
          ContentUnavailableView { Text("No contacts yet") }
        }
      }
      .onChange(of: viewModel.addedRowID) { _, addedRowID in
        if let addedRowID { proxy.scrollTo(addedRowID) }
      }
    }
  }

  private func failure(_ message: String) -> some View {
    ContentUnavailableView {
      Text(message)
    } actions: {
      Button("Retry") { viewModel.retry() }
    }
    .alert("Error", isPresented: $viewModel.isFailureAlertPresented) {
      Button("Cancel", role: .cancel) {}
      Button("Retry") { viewModel.retry() }
    } message: {
      Text(message)
    }
  }
}
