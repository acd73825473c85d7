/// Whom a table asks for its content: for the number of rows, and for the rows that show.
public protocol TableViewDataSource: AnyObject {
  func numberOfRows(in tableView: TableView) -> Int
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell

  /// The first row whose text begins with the title, a letter say; nil if none does.
  ///
  /// A data source that does not implement this has no index.
  func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int?
}

extension TableViewDataSource {
  public func tableView(_ tableView: TableView, rowForSectionIndexTitle title: String) -> Int? {
    nil
  }
}
