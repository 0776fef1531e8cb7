internal import CICU
internal import MessageSyntax
internal import Synchronization

/// The plural rules that several languages share, opened once in a process.
///
/// ICU has some 40 of them for more than 200 languages. Finding the set of a locale takes about a microsecond, opening rules
/// twenty: what checks a hundred locales asks here.
final class PluralRuleSet: Sendable {
  let categories: PluralCategorySet
  let rules: PluralRuleText
  let handle: PluralRulesHandle

  private init(locale tag: String, kind: PluralKind, name: String) throws(ICUError) {
    handle = try PluralRulesHandle(locale: tag, kind: kind)
    categories = try handle.categories()
    let text =
      name.isEmpty
      ? "other:"
      : try readText("read the plural rules '\(name)'", capacity: 2_048) {
        cicu_plural_rule_set_text(name, name.byteCount, $0)
      }
    rules = PluralRuleText(text)
  }

  /// The set that a locale uses.
  static func shared(locale tag: String, kind: PluralKind) throws(ICUError) -> PluralRuleSet {
    let name = try readText("find the plural rules of '\(tag)'") {
      cicu_plural_rule_set(tag, tag.byteCount, kind.inICU, $0)
    }
    return try opened.withLock { opened throws(ICUError) in
      if let set = opened[kind]?[name] { return set }
      let set = try PluralRuleSet(locale: tag, kind: kind, name: name)
      opened[kind, default: [:]][name] = set
      return set
    }
  }

  private static let opened = Mutex<[PluralKind: [String: PluralRuleSet]]>([:])
}

/// ICU's `PluralRules`, closed with the last reference.
///
/// `@unchecked`: the pointer is only ever passed as pointer to const, to const member functions of an object that
/// nothing changes after it was opened; ICU lets many threads call these at once.
final class PluralRulesHandle: @unchecked Sendable {
  let pointer: OpaquePointer

  init(locale tag: String, kind: PluralKind) throws(ICUError) {
    var opened: OpaquePointer?
    let status = cicu_plural_rules_open(tag, tag.byteCount, kind.inICU, &opened)
    try check(status, "open the plural rules of '\(tag)'")
    guard let opened else { throw ICUError(code: status, operation: "open the plural rules of '\(tag)'") }
    pointer = opened
  }

  deinit { cicu_plural_rules_close(pointer) }

  func categories() throws(ICUError) -> PluralCategorySet {
    var bits: UInt8 = 0
    try check(cicu_plural_rules_categories(pointer, &bits), "list plural categories")
    return PluralCategorySet(rawValue: bits)
  }

  func category(of value: Int64) -> PluralCategory {
    PluralCategory { cicu_plural_rules_select_integer(pointer, value, $0) } ?? .other
  }

  func category(of value: Double) -> PluralCategory {
    PluralCategory { cicu_plural_rules_select_double(pointer, value, $0) } ?? .other
  }

  func category(ofDecimal decimal: String) -> PluralCategory? {
    PluralCategory { cicu_plural_rules_select_decimal(pointer, decimal, decimal.byteCount, $0) }
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
  /// The category that a function of CICU selects; nil when it fails. Both sides number the categories in CLDR's order.
  init?(_ select: (UnsafeMutablePointer<cicu_plural_category>) -> Int32) {
    var selected = CICU_PLURAL_OTHER
    guard select(&selected) <= 0 else { return nil }
    self.init(rawValue: selected.rawValue)
  }
}
