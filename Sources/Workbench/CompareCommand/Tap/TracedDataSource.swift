import Report
import Results
import TerminalKit

/// A data source that tells the recorder when the table asks for the number of its rows.
@MainActor
final class TracedDataSource: TableViewDataSource {
  private let dataSource: any TableViewDataSource
  private let recorder: StackRecorder

  init(_ dataSource: any TableViewDataSource, _ recorder: StackRecorder) {
    self.dataSource = dataSource
    self.recorder = recorder
  }

  func numberOfRows(in tableView: TableView) -> Int {
    recorder.record(.screen)
    return dataSource.numberOfRows(in: tableView)
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    dataSource.tableView(tableView, cellForRowAt: row)
  }
}
