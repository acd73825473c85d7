import Foundation
import Testing

@testable import Workbench

@Suite struct PaletteTests {
  @Test(
    arguments: Palette.colors + [Palette.neutral, Palette.accent],
    [Palette.light.background, Palette.dark.background])
  func seriesStandOutFromEitherBackground(color: String, background: String) {
    #expect(Self.contrast(color, background) >= 3)
  }

  @Test func textIsLegibleInBothSchemes() {
    for scheme in [Palette.light, Palette.dark] {
      #expect(Self.contrast(scheme.text, scheme.background) >= 7)
      #expect(Self.contrast(scheme.mutedText, scheme.background) >= 4.5)
    }
  }

  @Test func partsDifferInTheirHatching() {
    #expect(Set(HatchPattern.allCases.map(\.definition)).count == HatchPattern.allCases.count)
  }

  /// The contrast ratio of the Web Content Accessibility Guidelines.
  private static func contrast(_ first: String, _ second: String) -> Double {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let channels = [value >> 16 & 255, value >> 8 & 255, value & 255].map { channel in
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }
}
