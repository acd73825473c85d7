import Changes
import Testing

/// Reading patches, and applying them to one text.
@Suite struct PatchTests {
  /// The second of four lines becomes two.
  static let change = """
    diff --git a/A.swift b/A.swift
    index 1111111..2222222 100644
    --- a/A.swift
    +++ b/A.swift
    @@ -1,4 +1,5 @@ struct A
     one
    -two
    +zwei
    +drei
     three
     four

    """

  private func apply(_ patch: String, to old: String?) throws -> PatchedFile {
    let patch = try Patch(Array(patch.utf8), name: "p.patch")
    return try patch.apply(#require(patch.files.first), to: old.map { Array($0.utf8) })
  }

  private func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aChangeIsApplied() throws {
    let file = try apply(Self.change, to: "one\ntwo\nthree\nfour\nfive\n")
    #expect(text(file.new) == "one\nzwei\ndrei\nthree\nfour\nfive\n")
    #expect(file.removedLines == [1])
    #expect(file.addedLines == [1, 2])
    #expect(file.rejected.isEmpty)
  }

  @Test func aHunkIsFoundWhereItHasMoved() throws {
    let patch = Self.change.replacing("@@ -1,4 +1,5 @@", with: "@@ -2,4 +2,5 @@")
    for before in ["", "zero\n", "zero\n0\n0\n0\n"] {
      let file = try apply(patch, to: before + "one\ntwo\nthree\nfour\n")
      #expect(text(file.new) == before + "one\nzwei\ndrei\nthree\nfour\n")
    }
  }

  @Test func ofTwoPlacesTheNearestIsTaken() throws {
    let patch = Self.change.replacing("@@ -1,4 +1,5 @@", with: "@@ -6,4 +6,5 @@")
    let block = "one\ntwo\nthree\nfour\n"
    #expect(
      try text(apply(patch, to: block + block + "end\n").new) == block + "one\nzwei\ndrei\nthree\nfour\nend\n"
    )
  }

  /// A hunk without context before or behind it was made for the beginning or the end, as `git apply` has it.
  @Test func theFirstLineAndTheLastStayWhereTheyAre() throws {
    let first = try apply(Self.change, to: "zero\none\ntwo\nthree\nfour\n")
    #expect(first.rejected.count == 1)
    let atEnd = Self.change.replacing("@@ -1,4 +1,5 @@", with: "@@ -2,2 +2,3 @@")
      .replacing(" three\n four\n", with: "")
    #expect(try text(apply(atEnd, to: "zero\none\ntwo\n").new) == "zero\none\nzwei\ndrei\n")
    #expect(try apply(atEnd, to: "zero\none\ntwo\nmore\n").rejected.count == 1)
  }

  @Test func filesComeAndGo() throws {
    let new =
      "diff --git a/x y b/x y\nnew file mode 100644\nindex 0000000..1\n--- /dev/null\n+++ b/x y\t\n@@ -0,0 +1 @@\n+one\n"
    #expect(try text(apply(new, to: nil).new) == "one\n")
    #expect(try apply(new, to: "one\n").rejected.count == 1)
    let old = "diff --git a/x b/x\ndeleted file mode 100644\n--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-one\n"
    #expect(try apply(old, to: "one\n").new == nil)
    #expect(try apply(old, to: nil).rejected.count == 1)
    #expect(try text(apply(old, to: "one\ntwo\n").new) != nil)
    #expect(try apply(old, to: "one\ntwo\n").rejected.count == 1)
    let empty = "diff --git a/x b/x\nnew file mode 100644\nindex 0000000..e69de29\n"
    #expect(try apply(empty, to: nil).new == [])
  }

  @Test func aLastLineMayEndWithoutALineFeed() throws {
    let patch = """
      diff --git a/x b/x
      --- a/x
      +++ b/x
      @@ -1 +1 @@
      -one
      \\ No newline at end of file
      +two

      """
    #expect(try text(apply(patch, to: "one").new) == "two\n")
    #expect(try apply(patch, to: "one\n").rejected.count == 1)
  }

  @Test func carriageReturnsAreContent() throws {
    let patch = "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-one\r\n+two\r\n"
    #expect(try text(apply(patch, to: "one\r\n").new) == "two\r\n")
    #expect(try apply(patch, to: "one\n").rejected.count == 1)
  }

  @Test func aStalePatchSaysWhatItExpected() throws {
    let file = try apply(Self.change, to: "one\ndeux\nthree\nfour\n")
    let rejection = try #require(file.rejected.first)
    #expect(text(file.new) == "one\ndeux\nthree\nfour\n")
    #expect(
      rejection.error.description
        == #"p.patch:5: no longer applies to A.swift, hunk 1: expected "two", found "deux" in line 2"#)
  }

  @Test func noPatchAtAllChangesNothing() throws {
    #expect(try Patch([], name: "p.patch").files.isEmpty)
  }

  @Test(arguments: [
    ("hello\n", "p.patch:1: expected \"diff --git a/PATH b/PATH\", found \"hello\""),
    (
      "diff --git a/x b/y\n", "p.patch:1: expected \"diff --git a/PATH b/PATH\", found \"diff --git a/x b/y\""
    ),
    ("diff --git a/../x b/../x\n", "p.patch:1: expected a path inside the package, found"),
    ("diff --git a//x b//x\n", "p.patch:1: expected a path inside the package, found"),
    ("diff --git a/.git/x b/.git/x\n", "p.patch:1: expected a path inside the package, found"),
    ("diff --git a/x b/x\n", "p.patch:1: expected \"--- a/x\", found the end of the patch"),
    ("diff --git a/x b/x\r\n", "p.patch:1: expected \"diff --git a/PATH b/PATH\", found"),
    (
      "diff --git a/x b/x\nrename from y\n",
      "p.patch:2: expected a text file that is changed, added or deleted"
    ),
    ("diff --git a/x b/x\nnew file mode 120000\n", "p.patch:2: expected a text file that is changed"),
    (
      "diff --git a/x b/x\nBinary files a/x and b/x differ\n",
      "p.patch:2: expected a text file that is changed"
    ),
    ("diff --git a/x b/x\n--- a/x\n+++ b/y\n", "p.patch:3: expected \"+++ b/x\", found \"+++ b/y\""),
    ("diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ x\n", "p.patch:4: expected \"@@ -LINE,COUNT +LINE,COUNT @@\""),
    (
      "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -99999999999999999999 +1 @@\n",
      "p.patch:4: expected \"@@ -LINE,COUNT +LINE,COUNT @@\""
    ),
    (
      "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n one\n",
      "p.patch:5: expected as many lines as the hunk says, found the end of the patch"
    ),
    (
      "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-one\n-two\n",
      "p.patch:6: expected as many lines as line 4 says, found one more"
    ),
    (
      "diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n one\n",
      "p.patch:4: expected a line that begins with + or -, found none"
    ),
    (change + change, "p.patch:12: expected each file once, found A.swift again"),
  ])
  func whatIsNoPatchIsRefused(text: String, message: String) throws {
    let error = #expect(throws: PatchError.self) { try Patch(Array(text.utf8), name: "p.patch") }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
