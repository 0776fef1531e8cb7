internal import CICU
internal import MessageSyntax
internal import Synchronization

/// The plural rules that several languages share, parsed once per process.
///
/// ICU has about 40 sets for more than 200 languages. Finding the set of a locale takes about a microsecond, opening
/// ICU's rules more than twenty. A check of a hundred locales uses the text and never opens them.
final class PluralRuleSet: Sendable {
  let rules: PluralRuleText
  private let open: @Sendable () throws(ICUError) -> PluralRulesHandle
  private let opened = Mutex<PluralRulesHandle?>(nil)
  private let filled = Mutex<PluralTable?>(nil)

  private init(locale: String, kind: PluralKind, name: String) throws(ICUError) {
    open = { () throws(ICUError) in try PluralRulesHandle(locale: locale, kind: kind) }
    let text = try readText("read the plural rules '\(name)'", capacity: 2_048) {
      cicu_plural_rule_set_text(name, name.byteCount, $0)
    }
    rules = PluralRuleText(text)
  }

  /// Parses rules, a line of `category: rule @integer samples` for each.
  init(text: String) {
    rules = PluralRuleText(text)
    let conditions = text.split(separator: "\n").map { $0.prefix { $0 != "@" } }.filter { !$0.hasPrefix("other") }
    open = { () throws(ICUError) in try PluralRulesHandle(text: conditions.joined(separator: ";")) }
  }

  /// ICU's rules, opened on demand.
  func handle() throws(ICUError) -> PluralRulesHandle {
    try opened.withLock { opened throws(ICUError) in
      if let opened { return opened }
      let handle = try open()
      opened = handle
      return handle
    }
  }

  /// The rules as a table, built on demand; nil if they do not have its form.
  func table() throws(ICUError) -> PluralTable? {
    guard rules.haveTableForm else { return nil }
    let handle = try handle()
    return filled.withLock { filled in
      if let filled { return filled }
      let table = PluralTable { handle.category(of: Int64(clamping: $0)) }
      filled = table
      return table
    }
  }

  /// The set of a locale.
  static func shared(locale tag: String, kind: PluralKind) throws(ICUError) -> PluralRuleSet {
    let name = try readText("find the plural rules of '\(tag)'") {
      cicu_plural_rule_set(tag, tag.byteCount, kind.inICU, $0)
    }
    return try known.withLock { known throws(ICUError) in
      if let set = known[kind]?[name] { return set }
      let set = try PluralRuleSet(locale: tag, kind: kind, name: name)
      known[kind, default: [:]][name] = set
      return set
    }
  }

  private static let known = Mutex<[PluralKind: [String: PluralRuleSet]]>([:])
}

/// ICU's `PluralRules`, closed with the last reference.
///
/// `@unchecked`: the pointer is only passed as a pointer to const, to const member functions of an object that does not
/// change after opening; ICU allows concurrent calls of these.
final class PluralRulesHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  init(locale tag: String, kind: PluralKind) throws(ICUError) {
    pointer = try openHandle("open the plural rules of '\(tag)'") {
      cicu_plural_rules_open(tag, tag.byteCount, kind.inICU, $0)
    }
  }

  init(text: String) throws(ICUError) {
    pointer = try openHandle("read the plural rules '\(text)'") {
      cicu_plural_rules_open_text(text, text.byteCount, $0)
    }
  }

  deinit { cicu_plural_rules_close(pointer) }

  // These two cannot fail: an integer or a double always has a category.

  func category(of value: Int64) -> PluralCategory {
    var selected = CICU_PLURAL_OTHER
    _ = cicu_plural_rules_select_integer(pointer, value, &selected)
    return PluralCategory(selected)
  }

  func category(of value: Double) -> PluralCategory {
    var selected = CICU_PLURAL_OTHER
    _ = cicu_plural_rules_select_double(pointer, value, &selected)
    return PluralCategory(selected)
  }

  func category(ofDecimal decimal: String) throws(ICUError) -> PluralCategory {
    var selected = CICU_PLURAL_OTHER
    let status = cicu_plural_rules_select_decimal(pointer, decimal, decimal.byteCount, &selected)
    try check(status, "read the number '\(decimal)'")
    return PluralCategory(selected)
  }
}

extension PluralKind {
  var inICU: cicu_plural_type {
    switch self {
    case .cardinal: CICU_PLURAL_CARDINAL
    case .ordinal: CICU_PLURAL_ORDINAL
    }
  }
}

extension PluralCategory {
  /// CICU's category; both number them in CLDR's order.
  init(_ category: cicu_plural_category) {
    self = PluralCategory(rawValue: category.rawValue) ?? .other
  }
}
