/// What a person sees at one moment, by its meaning: no views, no positions, nothing that is hidden.
public nonisolated struct ScreenSnapshot: Equatable, Sendable {
  /// A button and whether it can be tapped.
  public struct Button: Equatable, Sendable {
    public let title: String
    public let isEnabled: Bool

    public init(title: String, isEnabled: Bool) {
      self.title = title
      self.isEnabled = isEnabled
    }
  }

  /// The part of a list that is in the viewport. Rows count from 0.
  public struct List: Equatable, Sendable {
    public let firstRow: Int
    public let visibleRows: [String]
    /// The second lines of those rows; empty where the rows have one line only.
    public let secondaryTexts: [String?]
    public let numberOfRows: Int
    /// The row that the last event inserted.
    public let insertedRow: Int?

    public init(
      firstRow: Int, visibleRows: [String], secondaryTexts: [String?] = [], numberOfRows: Int,
      insertedRow: Int?
    ) {
      self.firstRow = firstRow
      self.visibleRows = visibleRows
      self.secondaryTexts = secondaryTexts
      self.numberOfRows = numberOfRows
      self.insertedRow = insertedRow
    }
  }

  /// A text field with what is in it.
  public struct Field: Equatable, Sendable {
    public let label: String
    public let text: String
    public let isFocused: Bool

    public init(label: String, text: String, isFocused: Bool) {
      self.label = label
      self.text = text
      self.isFocused = isFocused
    }
  }

  /// What the screen says instead of showing its content.
  public struct Placeholder: Equatable, Sendable {
    public let text: String
    public let button: String?

    public init(text: String, button: String?) {
      self.text = text
      self.button = button
    }
  }

  /// The alert in front of the screen.
  public struct Alert: Equatable, Sendable {
    public let title: String
    public let message: String
    public let buttons: [String]
    /// Those of the buttons by which something is lost for good.
    public let destructiveButtons: [String]

    public init(title: String, message: String, buttons: [String], destructiveButtons: [String] = []) {
      self.title = title
      self.message = message
      self.buttons = buttons
      self.destructiveButtons = destructiveButtons
    }
  }

  public let title: String
  public let leftButton: Button?
  public let rightButton: Button?
  public let searchBar: Field?
  public let labels: [String]
  public let list: List?
  public let fields: [Field]
  /// Whether the screen shows that something is under way.
  public let hasActivity: Bool
  public let placeholder: Placeholder?
  public let alert: Alert?

  public init(
    title: String, leftButton: Button?, rightButton: Button?, searchBar: Field? = nil, labels: [String] = [],
    list: List?, fields: [Field], hasActivity: Bool = false, placeholder: Placeholder?, alert: Alert?
  ) {
    self.title = title
    self.leftButton = leftButton
    self.rightButton = rightButton
    self.searchBar = searchBar
    self.labels = labels
    self.list = list
    self.fields = fields
    self.hasActivity = hasActivity
    self.placeholder = placeholder
    self.alert = alert
  }

  /// The fields into which a person can type, the search bar first.
  public var allFields: [Field] { (searchBar.map { [$0] } ?? []) + fields }

  /// The buttons that a person can reach: those of the alert where there is one.
  public var buttons: [Button] {
    if let alert { return alert.buttons.map { Button(title: $0, isEnabled: true) } }
    let placeholderButton = placeholder?.button.map { Button(title: $0, isEnabled: true) }
    return [leftButton, rightButton, placeholderButton].compactMap(\.self)
  }
}

extension ScreenSnapshot {
  @MainActor init(of screen: ViewController, alert: AlertController?) {
    let isContentShown = screen.contentUnavailableConfiguration == nil
    title = screen.title
    leftButton = screen.navigationItem.shownLeftBarButtonItem.map(Button.init)
    rightButton = screen.navigationItem.rightBarButtonItem.map(Button.init)
    searchBar = screen.navigationItem.searchController.map {
      Field($0.searchBar, behindAlert: alert != nil)
    }
    labels = isContentShown ? screen.view.labels.map(\.text) : []
    list = isContentShown ? screen.view.table.map(List.init) : nil
    fields = isContentShown ? screen.view.textFields.map { Field($0, behindAlert: alert != nil) } : []
    hasActivity = screen.hasActivity
    placeholder = screen.contentUnavailableConfiguration.map {
      Placeholder(text: $0.text, button: $0.button?.title)
    }
    self.alert = alert.map {
      Alert(
        title: $0.title, message: $0.message, buttons: $0.actions.map(\.title),
        destructiveButtons: $0.actions.filter { $0.style == .destructive }.map(\.title))
    }
  }
}

extension ScreenSnapshot.Button {
  @MainActor init(_ item: BarButtonItem) {
    self.init(title: item.title, isEnabled: item.isEnabled)
  }
}

extension ScreenSnapshot.List {
  @MainActor init(_ table: TableView) {
    self.init(
      firstRow: table.topRow, visibleRows: table.visibleCells.map(\.text),
      secondaryTexts: table.rowHeight > 1 ? table.visibleCells.map(\.secondaryText) : [],
      numberOfRows: table.numberOfRows, insertedRow: table.insertedRow)
  }
}

extension ScreenSnapshot.Field {
  @MainActor init(_ field: TextField, behindAlert: Bool) {
    self.init(
      label: field.placeholder, text: field.text, isFocused: field.isFirstResponder && !behindAlert)
  }
}
