import Foundation
import Testing

@testable import Workbench

@Suite struct PaletteTests {
  private static let schemes = StyleSheet.css.matches(
    of: /\ntext \{ fill: (#[0-9a-f]{6}); stroke: (#[0-9a-f]{6}) \}\ntext.muted \{ fill: (#[0-9a-f]{6}) \}/
  ).map { (text: $0.1, background: $0.2, muted: $0.3) }

  @Test func seriesStandOutFromEitherBackground() {
    let colors = StyleSheet.css.matches(of: /\n\.(fill-[0-9]|neutral) \{ fill: (#[0-9a-f]{6}) \}/).map(
      \.2)
    #expect(colors.count == StyleSheet.colors + 1)
    for color in colors {
      for scheme in Self.schemes { #expect(Self.contrast(color, scheme.background) >= 3, "\(color)") }
    }
  }

  @Test func textIsLegibleInBothSchemes() {
    #expect(Self.schemes.count == 2)
    for scheme in Self.schemes {
      #expect(Self.contrast(scheme.text, scheme.background) >= 7)
      #expect(Self.contrast(scheme.muted, scheme.background) >= 4.5)
    }
  }

  @Test func partsDifferInTheirHatching() {
    #expect(Set(StyleSheet.patterns).count == StyleSheet.patterns.count)
    for index in StyleSheet.patterns.indices {
      #expect(StyleSheet.patterns[index].hasPrefix("<pattern id=\"pattern-\(index)\""))
      #expect(StyleSheet.css.contains(".pattern-\(index) { fill: url(#pattern-\(index)) }"))
    }
  }

  /// What labels are laid out by is what they are drawn in.
  @Test(arguments: LabelStyle.allCases)
  func labelsAreDrawnInTheSizeTheyAreMeasuredIn(style: LabelStyle) {
    let weight = style.isBold ? 600 : 400
    #expect(
      StyleSheet.css.contains(
        "text.\(style.rawValue) { font-size: \(Int(style.size))px; font-weight: \(weight) }"))
  }

  /// The contrast ratio of the Web Content Accessibility Guidelines.
  private static func contrast(_ first: Substring, _ second: Substring) -> Double {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ color: Substring) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let channels = [value >> 16 & 255, value >> 8 & 255, value & 255].map { channel in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
