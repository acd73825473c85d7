/// The size of a window, in character cells.
public nonisolated struct ScreenSize: Equatable, Sendable {
  public let columns: Int
  public let rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// What a terminal has where nobody says otherwise.
  public static let standard = ScreenSize(columns: 80, rows: 24)

  /// The rows of a table that fit below the navigation bar and its rule, above the status line and its rule.
  package var tableHeight: Int { max(1, rows - 4) }
}
