import CatalogFiles
import CatalogModel
import Foundation
import SourceText
import TestSupport
import Testing

@testable import AppReading
@testable import Audit

/// A made-up site in one line, and the purpose that it has: `Delete | trash | destructive dialog → delete certain`.
///
/// The columns are what it shows in words, its icons, and where it is. A word in parentheses is only said to assistive
/// technology, `key:` begins a key that could not be followed. An icon has its origin before a colon,
/// `md:` for Material Icons, `file:` for a drawable, `part:` for a component, `gtk:` for an icon's name; else it is an SF
/// Symbol. Where it is: a container, a placement, a role, `do:` and what its action calls, `item:` and a system's item, `in:` and the component that it is a use of.
struct NamedRow: CustomTestStringConvertible, Sendable {
  let line: String
  let site: Site
  /// The purpose and the certainty: `delete certain`; `none` for a site without a purpose.
  let expected: String

  var testDescription: String { line }

  init(_ line: String) {
    self.line = line
    let sides = line.split(separator: "→", omittingEmptySubsequences: false)
    expected = sides.last.map { $0.trimmed } ?? ""
    let columns = sides.dropLast().joined(separator: "→").split(separator: "|", omittingEmptySubsequences: false)
    let column = { (index: Int) in index < columns.count ? columns[index].trimmed : "" }
    site = Self.site(texts: column(0), icons: column(1), place: column(2))
  }

  static func site(texts: String = "", icons: String = "", place: String = "") -> Site {
    var site = Site(
      file: SourceFile(path: "View.swift", bytes: []), range: 0..<0, construct: "test", framework: .swiftUI)
    site.texts = texts.components(separatedBy: " ; ").map(\.trimmed).filter { !$0.isEmpty }.map(text)
    site.icons = icons.split(separator: " ").map { icon(String($0)) }
    var framework = Framework.swiftUI
    for word in place.split(separator: " ").map(String.init) {
      if word.hasPrefix("do:") { site.actions.append(String(word.dropFirst(3))) }
      if word.hasPrefix("in:") { site.wrapper = String(word.dropFirst(3)) }
      if word.hasPrefix("item:") { site.systemItem = String(word.dropFirst(5)) }
      if let value = Framework(rawValue: word) { framework = value }
      if let value = Container(rawValue: word) { site.container = value }
      if let value = DeclaredRole(rawValue: word) {
        site.role = value
      } else if let value = Placement(rawValue: word) {
        site.placement = value
      }
      if word == "bar" { site.container = .navigationBar }
    }
    return Site(
      file: site.file, range: site.range, construct: site.construct, framework: framework, container: site.container,
      placement: site.placement, role: site.role, systemItem: site.systemItem, texts: site.texts, icons: site.icons,
      actions: site.actions, wrapper: site.wrapper)
  }

  private static func text(_ text: String) -> SiteText {
    if text.hasPrefix("key:") {
      return SiteText(use: .title, text: nil, key: String(text.dropFirst(4)), range: 0..<0)
    }
    if text.hasPrefix("("), text.hasSuffix(")") {
      return SiteText(use: .accessibilityLabel, text: String(text.dropFirst().dropLast()), range: 0..<0)
    }
    let hasArguments = text.contains("%") || text.contains("{")
    return SiteText(use: .title, text: text, hasArguments: hasArguments, range: 0..<0)
  }

  private static func icon(_ word: String) -> SiteIcon {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    let origins: [String: SiteIcon.Origin] = [
      "md": .materialIcon, "file": .drawable, "asset": .asset, "part": .component, "gtk": .iconName,
    ]
    guard parts.count == 2, let origin = origins[parts[0]] else {
      return SiteIcon(name: word, origin: .sfSymbol, range: 0..<0)
    }
    return SiteIcon(name: parts[1], origin: origin, range: 0..<0)
  }
}

/// Standard, and names by it.
enum StandardNaming {
  static let source = Result { try CatalogReader(looksAtAll: false).read(Repository.standard.path) }

  static func naming(_ locales: String...) throws -> PurposeNaming {
    PurposeNaming(try source.get(), locales: locales.compactMap { LanguageTag($0) })
  }

  static let english = Result { try naming() }
}

extension NamedSite {
  /// `delete certain`; `none` without a purpose.
  var summary: String { purpose.map { "\($0) \(certainty.rawValue)" } ?? certainty.rawValue }
}

extension StringProtocol {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
