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
    public let numberOfRows: Int
    /// The row that the last event inserted.
    public let insertedRow: Int?

    public init(firstRow: Int, visibleRows: [String], numberOfRows: Int, insertedRow: Int?) {
      self.firstRow = firstRow
      self.visibleRows = visibleRows
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

    public init(title: String, message: String, buttons: [String]) {
      self.title = title
      self.message = message
      self.buttons = buttons
    }
  }

  public let title: String
  public let leftButton: Button?
  public let rightButton: Button?
  public let list: List?
  public let fields: [Field]
  public let placeholder: Placeholder?
  public let alert: Alert?

  public init(
    title: String, leftButton: Button?, rightButton: Button?, list: List?, fields: [Field],
    placeholder: Placeholder?, alert: Alert?
  ) {
    self.title = title
    self.leftButton = leftButton
    self.rightButton = rightButton
    self.list = list
    self.fields = fields
    self.placeholder = placeholder
    self.alert = alert
  }

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
    leftButton = screen.navigationItem.leftBarButtonItem.map(Button.init)
    rightButton = screen.navigationItem.rightBarButtonItem.map(Button.init)
    list = isContentShown ? screen.view.table.map(List.init) : nil
    fields = isContentShown ? screen.view.textFields.map { Field($0, behindAlert: alert != nil) } : []
    placeholder = screen.contentUnavailableConfiguration.map {
      Placeholder(text: $0.text, button: $0.button?.title)
    }
    self.alert = alert.map {
      Alert(title: $0.title, message: $0.message, buttons: $0.actions.map(\.title))
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
      firstRow: table.topRow, visibleRows: table.visibleCells.map(\.text), numberOfRows: table.numberOfRows,
      insertedRow: table.insertedRow)
  }
}

extension ScreenSnapshot.Field {
  @MainActor init(_ field: TextField, behindAlert: Bool) {
    self.init(
      label: field.placeholder, text: field.text, isFocused: field.isFirstResponder && !behindAlert)
  }
}
