import Foundation
import TestSupport
import Testing

@testable import Workbench

@Suite struct SourceFingerprintTests {
  /// The values of the empty text and of "a", as the authors of the hash give them.
  @Test func theHashIsThatOfItsAuthors() {
    var hash = FNV1a()
    #expect(hash.text == "cbf29ce484222325")
    hash.add(Array("a".utf8))
    #expect(hash.text == "af63dc4c8601ec8c")
  }

  /// What a change adds stays the same where the lines around it are others.
  @Test func ofAPatchOnlyWhatItAddsAndRemovesCounts() throws {
    let folder = try TestFolder()
    let patches = [
      "@@ -1 +1 @@\n a\n-b\n+c\n", "@@ -9 +9 @@\n other\n-b\n+c\n", "@@ -9 +9 @@\n other\n-b\n+d\n",
      "@@ -9 +9 @@\n other\n-e\n+c\n",
    ]
    let found = try patches.map { text in
      try folder.write(text, to: "A.patch")
      return try SourceFingerprint.of(["A.patch"], method: "1", root: folder.url)
    }
    #expect(found[0] == found[1] && Set(found).count == 3)
  }

  @Test func everyFileCountsByItsPathAndItsText() throws {
    let folder = try TestFolder()
    try folder.write("one\n", to: "Sources/A/One.swift")
    try folder.write("patch\n", to: "A.patch")
    func fingerprint(_ method: String = "1") throws -> String {
      try SourceFingerprint.of(["Sources", "A.patch"], method: method, root: folder.url)
    }
    var all = try [fingerprint(), fingerprint("2")]
    try folder.write("beside\n", to: "README.md")
    for hidden in ["Sources/.DS_Store", "Sources/A/.One.swift.swp", "Sources/.idea/x"] {
      try folder.write("x", to: hidden)
    }
    #expect(try fingerprint() == all[0])
    for (text, path) in [("two\n", "Sources/A/One.swift"), ("", "Sources/B.swift"), ("+new\n", "A.patch")] {
      try folder.write(text, to: path)
      all.append(try fingerprint())
    }
    #expect(Set(all).count == 5)
    #expect(throws: CocoaError.self) {
      try SourceFingerprint.of(["no.patch"], method: "1", root: folder.url)
    }
  }
}
