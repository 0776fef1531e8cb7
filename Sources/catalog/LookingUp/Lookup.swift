import CatalogFiles
import ICUText
import MessageSyntax
import PurposeCatalog
import SourceText

/// The result of `catalog lookup`.
struct Lookup {
  private let purpose: Purpose
  private let requested: String
  private let message: String
  private let resolver: Resolver
  /// True if a declared locale is close to the requested one; otherwise the source locale is used.
  private let isClose: Bool
  private let resolved: ResolvedText
  /// The wording that was asked for.
  private let asked: Wording?
  /// The locales whose titles it writes in title case.
  private let capitalizes: [LanguageTag]
  private let icons: [(set: IconSetIdentifier, icon: Icon)]

  /// Looks up the purpose's text and icons.
  ///
  /// - Throws: ``CannotRun`` if the purpose, message, argument or icon set does not exist.
  init(_ command: LookupCommand) throws {
    let locale = try LanguageTag(argument: command.locale)
    let source = try command.location.read(needsBase: false, looksAtForm: false)
    asked = source.wording
    capitalizes = source.manifest.wordings.first { $0.wording == source.wording }?.titleCase ?? []
    do {
      let catalog = try Catalog(source)
      purpose = try catalog.purpose(try source.purpose(named: command.purpose).identifier)
      resolver = catalog.resolver(for: locale.identifier)
      isClose = try LanguageMatcher(declared: catalog.locales.map(\.identifier)).match(for: [locale.identifier]) != nil
    } catch {
      throw (error as? CatalogError).map { CannotRun(lines: $0.lines) } ?? CannotRun("\(error)")
    }
    let arguments = try Self.arguments(command, purpose)
    do {
      resolved = try resolver.resolve(command.message, of: purpose, arguments)
    } catch {
      throw CannotRun("\(error)" + Self.hint(error, purpose.message(command.message)))
    }
    requested = command.locale
    message = command.message
    let sets = try command.icons.map { [try source.iconSet(named: $0)] } ?? source.manifest.iconSets
    icons = Self.icons(of: purpose, in: sets, resolver)
  }

  /// The arguments, converted to the types that the message declares.
  private static func arguments(_ command: LookupCommand, _ purpose: Purpose) throws -> MessageArguments {
    // An unknown message is reported when it is looked up.
    guard let declared = purpose.message(command.message)?.declaration.arguments else { return [:] }
    var values: [String: ArgumentValue] = [:]
    for argument in command.arguments {
      guard let declaration = declared.first(where: { $0.name == argument.name }) else {
        let hint = NearestName.suggestion(for: argument.name, in: declared.map(\.name))
        throw CannotRun("message '\(command.message)' has no argument '\(argument.name)'\(hint)")
      }
      guard values.updateValue(try value(argument, declaration), forKey: argument.name) == nil else {
        throw CannotRun("'\(argument.name)' has two values; give one, as in \(example(of: declaration))")
      }
    }
    return MessageArguments(values)
  }

  private static func value(_ argument: Assignment, _ declaration: ArgumentDeclaration) throws -> ArgumentValue {
    if let value = declaration.value(of: argument.value) { return value }
    let kind = declaration.kind == .integer ? "a whole number" : "a number"
    throw CannotRun("'\(argument.value)' is not \(kind); give one, as in \(example(of: declaration))")
  }

  private static func hint(_ error: TextError, _ message: Message?) -> String {
    guard case .arguments(.missingArgument(let name)) = error else { return "" }
    return message?.declaration.arguments.first { $0.name == name }.map { ", as in \(example(of: $0))" } ?? ""
  }

  private static func example(of argument: ArgumentDeclaration) -> String {
    let value =
      switch argument.kind {
      case .integer: "3"
      case .number: "1.5"
      case .text: "Ann"
      }
    return "--argument \(argument.name)=\(value)"
  }

  private static func icons(
    of purpose: Purpose, in sets: [IconSetIdentifier], _ resolver: Resolver
  ) -> [(set: IconSetIdentifier, icon: Icon)] {
    sets.compactMap { set in resolver.icon(for: purpose, in: set).map { (set, $0) } }
  }
}

// MARK: - Printing

extension Lookup {
  /// A warning if no declared locale is close to the requested one.
  var warning: String? {
    guard !isClose else { return nil }
    return "warning: no locale of the catalogue is close to '\(requested)', so apps show the source locale's text\n"
  }

  /// The result for people: the text, its origin, then the icons.
  var text: String {
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
  var tree: JSONTree {
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
