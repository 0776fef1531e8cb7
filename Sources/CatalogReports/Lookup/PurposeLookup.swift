package import CatalogFiles
internal import CatalogModel
internal import CatalogValidation
internal import ICUText
internal import MessageSyntax
internal import PurposeCatalog
package import SourceText

/// A purpose's text and icons in a locale, and where they are from.
package struct PurposeLookup {
  /// The names and values that somebody asks with.
  package struct Question {
    package let purpose: String
    /// The locale as it was written.
    package let locale: String
    /// nil for `counted` if there is an argument `count`, else for `title`.
    package let message: String?
    /// The values of the message's arguments, as they are written.
    package let arguments: [(name: String, value: String)]
    /// The only icon set to show; nil for all.
    package let iconSet: String?

    package init(
      purpose: String, locale: String, message: String?,
      arguments: [(name: String, value: String)], iconSet: String?
    ) {
      self.purpose = purpose
      self.locale = locale
      self.message = message
      self.arguments = arguments
      self.iconSet = iconSet
    }
  }

  private let purpose: Purpose
  private let requested: String
  private let message: String
  private let resolver: Resolver
  /// A warning if no declared locale is close to the requested one.
  package let warning: String?
  private let resolved: ResolvedText
  /// The wording that was asked for.
  private let asked: Wording?
  /// The locales whose titles it writes in title case.
  private let capitalizes: [LanguageTag]
  private let icons: [(set: IconSetIdentifier, icon: Icon)]

  /// Looks up the purpose's text and icons.
  ///
  /// - Throws: an error if the purpose, message, argument or icon set does not exist.
  package init(_ question: Question, in source: CatalogSource) throws(LookupError) {
    asked = source.wording
    capitalizes = source.manifest.wordings.first { $0.wording == source.wording }?.titleCase ?? []
    let names = CatalogNames(of: source)
    do {
      let catalog = try Catalog(source)
      purpose = try catalog.purpose(try names.purpose(question.purpose).identifier)
      let locale = try names.requestedLocale(question.locale)
      resolver = catalog.resolver(for: locale.identifier)
      warning = try names.warning(onLocale: locale, as: question.locale)
    } catch let error as CatalogError {
      throw .catalog(error)
    } catch let error as NameError {
      throw .name(error)
    } catch {
      throw .other("\(error)")
    }
    (resolved, message) = try resolver.resolve(question.message, of: purpose, written: question.arguments)
    requested = question.locale
    let sets = try converting(LookupError.name) { () throws(NameError) in
      try question.iconSet.map { set throws(NameError) in [try names.iconSet(set)] } ?? source.manifest.iconSets
    }
    icons = Self.icons(of: purpose, in: sets, resolver)
  }

  private static func icons(
    of purpose: Purpose, in sets: [IconSetIdentifier], _ resolver: Resolver
  ) -> [(set: IconSetIdentifier, icon: Icon)] {
    sets.compactMap { set in resolver.icon(for: purpose, in: set).map { (set, $0) } }
  }
}

// MARK: - Printing

extension PurposeLookup {
  /// The result for people: the text, its origin, then the icons.
  package var text: String {
    var lines = [
      resolved.text,
      "  \(purpose.identifier)/\(message) in \(resolver.locale) (asked for \(requested)\(numbers)\(origin)\(wording))",
      "  \(resolver.baseDirection.description), a push enters from the \(resolver.pushEntersFrom.rawValue)",
    ]
    let width = icons.map { $0.set.rawValue.count }.max() ?? 0
    lines += icons.map { set, icon in
      let padding = String(repeating: " ", count: width - set.rawValue.count)
      let flip = icon.isMirrored ? "  (flip it)" : ""
      let flipFallback = icon.isFallbackMirrored ? ", flip it" : ""
      let fallback = icon.fallback.map { "  (older systems: \($0)\(flipFallback))" } ?? ""
      return "  \(set)\(padding)  \(icon.name)\(flip)\(fallback)"
    }
    return lines.map { $0.onOneLine + "\n" }.joined()
  }

  /// True if the message has a number.
  private var isNumeric: Bool {
    purpose.message(message)?.declaration.arguments.contains { $0.kind != .text } ?? false
  }

  /// The locale of the digits and separators, if it differs from the text's.
  private var numbers: String {
    isNumeric && resolver.numberLocale != resolver.locale ? ", numbers of \(resolver.numberLocale)" : ""
  }

  /// The locale that the text is inherited from, if any; its plural rules select the branch.
  private var origin: String {
    guard resolved.locale != resolver.locale else { return "" }
    return ", inherited from \(resolved.locale)" + (isNumeric ? " with its plural forms" : "")
  }

  /// Says which words answer a question for a wording.
  private var wording: String {
    guard let asked else { return "" }
    if let wording = resolved.wording { return ", word of '\(wording)'" }
    return capitalizes.contains(resolved.locale) && ["title", "short"].contains(message)
      ? ", the shared text, in the capitals of '\(asked)'" : ", the shared text, for which '\(asked)' has no other word"
  }

  /// The result for programs.
  package var tree: JSONTree {
    resolver.tree(of: resolved, message: message, of: purpose, icons: icons.map(\.set), requested: requested)
  }
}

extension BaseDirection {
  fileprivate var description: String {
    switch self {
    case .leftToRight: "left-to-right"
    case .rightToLeft: "right-to-left"
    }
  }
}
