import Changes
import Fuzzing

extension FuzzTarget {
  /// The reader of patches, on mutations of these patches; what it understands is applied to these texts.
  static func patchReader(_ patches: [[UInt8]], texts: [[UInt8]]) -> FuzzTarget {
    FuzzTarget(name: "patch reader", corpus: patches) { bytes in
      do throws(PatchError) {
        let patch = try Patch(bytes, name: "fuzz.patch")
        for file in patch.files {
          for text in texts {
            if let contradiction = contradiction(patch.apply(file, to: text), of: file) {
              return contradiction
            }
          }
          if file.kind == .added,
            patch.apply(file, to: nil).new != file.hunks.flatMap(\.lines).flatMap(\.text)
          {
            return .contradiction("a new file that is not what its lines are")
          }
        }
        return .understood
      } catch {
        guard case .malformed(_, let line, _, _) = error else { return .contradiction("\(error)") }
        return 1...(bytes.count { $0 == UInt8(ascii: "\n") } + 1) ~= line
          ? .refused : .contradiction("an error in line \(line), outside the patch")
      }
    }
  }

  /// A patch that was applied as a whole takes and gives as many lines as it says.
  private static func contradiction(_ result: PatchedFile, of file: Patch.File) -> Outcome? {
    guard result.rejected.isEmpty else { return nil }
    let lines = file.hunks.flatMap(\.lines)
    let isWhole =
      result.removedLines.count == lines.count { $0.mark == .removed }
      && result.addedLines.count == lines.count { $0.mark == .added }
    return isWhole ? nil : .contradiction("other lines than the patch of \(file.path) has")
  }
}
