import ContactsDomain
import Measurement

/// The algorithm of the reference apps: an array that is searched by lower-casing both names in each comparison,
/// shifted to make place, and sorted by first and then last name at launch.
///
/// The behaviour is that of the apps in the public repository auth0-blog/mvvm_viper; the code is not.
final class ReferenceSubject: WorkloadSubject {
  private struct Record {
    let firstName: String
    let lastName: String

    var fullName: String { "\(firstName) \(lastName)" }
  }

  private var stored: [Record]
  private var shown: [Record] = []
  private(set) var insertedRow: Int?
  let failure: (any Error)? = nil

  init(names: [PersonName]) {
    stored = names.map { Record(firstName: $0.first, lastName: $0.last) }
  }

  func launch() {
    shown = stored.sorted { ($0.firstName, $0.lastName) < ($1.firstName, $1.lastName) }
    format(0..<min(Viewport.rows, shown.count))
  }

  func quit() {
    shown = []
  }

  func add(_ draft: ContactDraft) {
    guard !draft.firstName.isEmpty, !draft.lastName.isEmpty else { return }
    let record = Record(firstName: draft.firstName, lastName: draft.lastName)
    stored.append(record)
    let row = place(of: record)
    shown.insert(record, at: row)
    insertedRow = row
  }

  func reject() {
    add(ContactDraft())
  }

  func openAdd() {}

  func cancelAdd() {}

  func show(row: Int) {}

  func scroll(along path: ScrollPath) {
    path.rowsPassed.forEach(format)
  }

  var numberOfRows: Int { shown.count }

  private func place(of record: Record) -> Int {
    var low = 0
    var high = shown.count
    while low < high {
      let middle = (low + high) / 2
      let (other, name) = (shown[middle].fullName.lowercased(), record.fullName.lowercased())
      if other == name { return middle }
      if other < name {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func format(_ rows: Range<Int>) {
    for row in rows {
      blackHole(shown[row].fullName)
    }
  }
}
