import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML parser finds in a document.
struct XMLReading {
  let isWellFormed: Bool
  /// The text of each element that has some, by the element's name.
  let texts: [String: [String]]
  let elementCounts: [String: Int]
  let rootAttributes: [String: String]

  init(_ document: String) {
    let collector = Collector()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = collector
    isWellFormed = parser.parse()
    texts = collector.texts
    elementCounts = collector.counts
    rootAttributes = collector.rootAttributes
  }

  private final class Collector: NSObject, XMLParserDelegate {
    var texts: [String: [String]] = [:]
    var counts: [String: Int] = [:]
    var rootAttributes: [String: String] = [:]
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      if counts.isEmpty { rootAttributes = attributes }
      counts[name, default: 0] += 1
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      text += string
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if !text.isEmpty { texts[name, default: []].append(text) }
      text = ""
    }
  }
}
