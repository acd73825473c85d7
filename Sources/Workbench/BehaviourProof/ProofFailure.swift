/// What has to hold of architectures does not, in words for a person.
struct ProofFailure: Error, Equatable, CustomStringConvertible {
  let description: String
}
