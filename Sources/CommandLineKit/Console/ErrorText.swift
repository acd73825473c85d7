import Foundation

/// What is wrong, in words for a person.
package enum ErrorText {
  /// The error's own words; for one of Foundation's, which come as a line of code, the reason that the system gives.
  package static func of(_ error: any Error) -> String {
    guard error is CocoaError || error is POSIXError else { return "\(error)" }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return (underlying ?? error as NSError).localizedDescription
  }
}
