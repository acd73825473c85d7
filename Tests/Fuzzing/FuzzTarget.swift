/// A reader of bytes, which has to understand or refuse whatever it is given.
package struct FuzzTarget: Sendable {
  /// What came of an input.
  package enum Outcome {
    case understood, refused
    /// What the reader says about the input can't be true.
    case contradiction(String)
  }

  /// What the reader is called in a sentence.
  package let name: String
  /// Texts that the reader understands, or nearly does, from which inputs are made.
  let corpus: [[UInt8]]
  let read: @Sendable ([UInt8]) -> Outcome

  /// A reader of bytes.
  ///
  /// - Parameter corpus: texts that it understands, or nearly does.
  package init(name: String, corpus: [[UInt8]], read: @escaping @Sendable ([UInt8]) -> Outcome) {
    self.name = name
    self.corpus = corpus
    self.read = read
  }
}
