@testable import IconSets

/// Icons that the tests draw: SVG 24 × 24 with lines of 2 px, unless a test says otherwise.
enum DrawnIcon {
  /// An icon of lines.
  static func lines(_ elements: String, width: String = "2") -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="\(width)" \
    stroke-linecap="round" stroke-linejoin="round">\(elements)</svg>
    """
  }

  /// An icon of areas.
  static func areas(_ elements: String, attributes: String = "") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\" \(attributes)>\(elements)</svg>"
  }

  static func picture(_ svg: String) throws -> DrawingPicture { try DrawingPicture(Drawing(svg: Array(svg.utf8))) }

  // MARK: Elements of icons

  static let arrowLeft = "<path d='M19 12H5M11 6l-6 6 6 6'/>"
  static let arrowRight = "<path d='M5 12h14M13 6l6 6-6 6'/>"
  static let trash = "<path d='M4 6h16M9 6V3h6v3M6 6l1 14h10l1-14'/>"
  static let trashWithLines = trash + "<path d='M10 10v6M14 10v6'/>"
  static let lock = "<rect x='5' y='11' width='14' height='9' rx='2'/><path d='M8 11V8a4 4 0 0 1 8 0v3'/>"
  static let unlock = "<rect x='5' y='11' width='14' height='9' rx='2'/><path d='M8 11V8a4 4 0 0 1 7.5-2'/>"
  static let bell = "<path d='M6 17h12l-1.500-3V10a4.500 4.500 0 0 0-9 0v4zM10 20.500h4'/>"
  static let star =
    "<path d='M12 3l2.700 5.600 6.100.8-4.500 4.300 1.100 6.100L12 16.900l-5.400 2.900 1.100-6.100L3.200 9.400l6.100-.8z'/>"
}
