/// The colours and dashes of series, told apart with any kind of colour vision.
///
/// The first four are Okabe and Ito's; all keep a contrast of 3:1 on the light and on the dark background.
enum Palette {
  static let colors = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#767676", "#9a7d0a", "#8250df"]
  static let dashes = ["none", "10 5", "3 4", "12 4 3 4"]

  static let light = Scheme(
    background: "#ffffff", text: "#1f2328", mutedText: "#59636e", grid: "#d8dee4", surface: "#f6f8fa")
  static let dark = Scheme(
    background: "#0d1117", text: "#f0f6fc", mutedText: "#9ea7b1", grid: "#2f3742", surface: "#161b22")

  /// The neutral colours, which depend on the reader's colour scheme.
  struct Scheme: Equatable {
    let background: String
    let text: String
    let mutedText: String
    let grid: String
    let surface: String
  }
}
