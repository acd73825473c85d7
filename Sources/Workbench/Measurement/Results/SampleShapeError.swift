/// Why samples do not fit together.
public enum SampleShapeError: Error, Equatable, Sendable {
  /// The cell has no arm of this name.
  case unknownArm(String)
  /// Two arms have this name.
  case repeatedArm(String)
  /// A launch, counted from 0, has another number of arms than the cell, or arms of different lengths.
  case unevenLaunch(Int)
  /// A launch, counted from 0, holds a time that is not a positive, finite number.
  case invalidTime(launch: Int)
  /// The launches to be added belong to another workload, size or set of arms.
  case otherCell
}

extension SampleShapeError: CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .unknownArm(let name): "There is no arm named \(name)."
    case .repeatedArm(let name): "Two arms are named \(name)."
    case .unevenLaunch(let launch):
      "The arms of launch \(launch) are not one series for each arm, equally long."
    case .invalidTime(let launch): "Launch \(launch) holds a time that is not a positive, finite number."
    case .otherCell: "The launches belong to another workload, size or set of arms."
    }
  }
}
