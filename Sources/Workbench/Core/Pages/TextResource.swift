import CTemplates

/// The texts that are part of the program: templates of pages, and lists of words. Each lies in the folder of its study
/// and is named in `CTemplates.c`.
enum TextResource {
  static func text(of file: String) -> String {
    guard let text = template_text(file) else {
      preconditionFailure("\(file) is missing in CTemplates.c")
    }
    return String(cString: text)
  }
}
