/// Whom a table asks for its content: for the number of rows, and for the rows that show.
public protocol TableViewDataSource: AnyObject {
  func numberOfRows(in tableView: TableView) -> Int
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}
