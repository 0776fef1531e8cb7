import CatalogModel
import Testing

@testable import AppReading
@testable import Audit

/// Sources, and what is said of a screen in them.
struct ScreenRow: Sendable, CustomTestStringConvertible {
  let screen: String
  let files: [String: String]
  /// Nil if the type is no screen.
  let kind: String?
  let dismissals: [String]
  let confirmations: [String]
  let header: String?
  /// `push by NavigationLink in ListView`
  let shownBy: [String]?
  var testDescription: String { "\(screen): \(kind ?? "no screen")" }

  init(
    _ screen: String, _ kind: String?, left dismissals: [String] = [], confirmed confirmations: [String] = [],
    header: String? = nil, shownBy: [String]? = nil, _ files: [String: String]
  ) {
    self.screen = screen
    self.kind = kind
    self.dismissals = dismissals
    self.confirmations = confirmations
    self.header = header
    self.shownBy = shownBy
    self.files = files
  }

  func check() throws {
    let app = try AuditedApps.report(files).app
    let screens = app.screens.filter { $0.name == screen }
    guard let kind else {
      #expect(screens.map(\.kind.rawValue) == [])
      return
    }
    let found = try #require(screens.first, "no screen is found")
    #expect(screens.count == 1)
    #expect(found.kind.rawValue == kind)
    #expect(found.dismissals.map(\.description) == dismissals)
    #expect(found.confirmations.map(\.description) == confirmations)
    if let header { #expect(found.proposedHeader(app.names) == header) }
    if let shownBy {
      #expect(
        found.shownBy.map { "\($0.showing.rawValue) by \($0.means)" + ($0.by.map { " in \($0)" } ?? "") } == shownBy)
    }
  }
}
