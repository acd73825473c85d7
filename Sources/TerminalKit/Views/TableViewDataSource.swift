/// Whom a table asks for its content: for the number of rows, and for the rows that show.
public protocol TableViewDataSource: AnyObject {
  func numberOfRows(in tableView: TableView) -> Int
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell

  /// The first row whose text begins with the title, a letter say; nil if none does.
  ///
  /// A data source that does not implement this has no index.
  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int?

  /// Whether a person can delete the row. A data source that does not implement this has no such row.
  func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool

  /// Does what a person wants of the row; the table changes when it is told.
  func tableView(_ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int)
}

/// Whom a table tells what a person does in it.
public protocol TableViewDelegate: AnyObject {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int)
}

extension TableViewDataSource {
  public func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    nil
  }

  public func tableView(_ tableView: TableView, canEditRowAt row: Int) -> Bool {
    false
  }

  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt row: Int
  ) {}
}
