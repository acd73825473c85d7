/// A running app: what it owns lives as long as it does, and its first screen is where a window begins.
public protocol App: AnyObject {
  var rootViewController: ViewController { get }
}
