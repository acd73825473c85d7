/// A processor, by what it says of itself.
package struct Processor: Codable, Equatable, Sendable {
  /// One of its caches, as the first core sees it.
  package struct Cache: Codable, Equatable, Sendable {
    /// How far it is from the core, from 1.
    package let level: Int
    /// What it holds: `data`, `instruction` or `unified`.
    package let kind: String
    /// Its size.
    package let bytes: Int

    package init(level: Int, kind: String, bytes: Int) {
      self.level = level
      self.kind = kind
      self.bytes = bytes
    }
  }

  /// What it is sold as, which different processors may share.
  package let name: String
  package let vendor: Measured<String>
  package let family: Measured<String>
  package let model: Measured<String>
  package let stepping: Measured<String>
  package let caches: Measured<[Cache]>

  package init(
    name: String, vendor: Measured<String>, family: Measured<String>, model: Measured<String>,
    stepping: Measured<String>, caches: Measured<[Cache]>
  ) {
    self.name = name
    self.vendor = vendor
    self.family = family
    self.model = model
    self.stepping = stepping
    self.caches = caches
  }

  /// Whether both are known to be two kinds of processor: what is unknown of one of them tells nothing.
  package func differs(from other: Processor) -> Bool {
    let texts = [
      (vendor, other.vendor), (family, other.family), (model, other.model), (stepping, other.stepping),
    ]
    return texts.contains { Self.differ($0, $1) } || Self.differ(caches, other.caches)
  }

  private static func differ<Value: Equatable>(_ one: Measured<Value>, _ other: Measured<Value>) -> Bool {
    guard let one = one.value, let other = other.value else { return false }
    return one != other
  }

  /// Whether everything is known by which it may be told from others.
  package var isIdentified: Bool {
    [vendor, family, model, stepping].allSatisfy { $0.value != nil } && caches.value != nil
  }

  /// Whether both are one kind of processor: vendor, family and model are known and equal, and stepping and caches are
  /// equal, or unknown of both.
  package func isSame(as other: Processor) -> Bool {
    let known = [(vendor, other.vendor), (family, other.family), (model, other.model)]
    return known.allSatisfy { $0.value != nil && $0.value == $1.value }
      && stepping.value == other.stepping.value && caches.value == other.caches.value
  }
}

extension Processor {
  /// Such as `GenuineIntel, family 6, model 207, stepping 2`; what is not known is left out.
  package var identification: String {
    let parts = [
      vendor.value, family.value.map { "family \($0)" }, model.value.map { "model \($0)" },
      stepping.value.map { "stepping \($0)" },
    ].compactMap(\.self)
    return parts.isEmpty ? "not identified" : parts.joined(separator: ", ")
  }
}
