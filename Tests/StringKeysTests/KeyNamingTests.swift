import CatalogModel
import Testing

@testable import StringKeys

/// Catalogue keys as keys in a format's files, and the reverse.
@Suite struct KeyNamingTests {
  @Test(
    arguments: [
      // The pattern, the format, and the names of 'select-all', 'delete/counted', 'skip-10' and
      // 'import/accessibilityLabel'.
      (
        "ds_{purpose}[_{message}]", "android",
        ["ds_select_all", "ds_delete_counted", "ds_skip_10", "ds_import_accessibilityLabel"]
      ),
      (
        "ds_{purpose}_{message}", "android",
        ["ds_select_all_title", "ds_delete_counted", "ds_skip_10_title", "ds_import_accessibilityLabel"]
      ),
      (
        "ds_{purpose}[_{message}]", "resx",
        ["ds_select_all", "ds_delete_counted", "ds_skip_10", "ds_import_accessibilityLabel"]
      ),
      ("{Purpose}[.{Message}]", "resx", ["SelectAll", "Delete.Counted", "Skip10", "Import.AccessibilityLabel"]),
      (
        "ds_{purpose}[_{message}]", "arb",
        ["ds_selectAll", "ds_delete_counted", "ds_skip_10", "ds_import_accessibilityLabel"]
      ),
      ("ds{Purpose}[{Message}]", "arb", ["dsSelectAll", "dsDeleteCounted", "dsSkip10", "dsImportAccessibilityLabel"]),
      (
        "ds-{purpose}[-{message}]", "fluent",
        ["ds-select-all", "ds-delete-counted", "ds-skip-10", "ds-import-accessibilityLabel"]
      ),
      (
        "ds-{purpose}[.{message}]", "fluent",
        ["ds-select-all", "ds-delete.counted", "ds-skip-10", "ds-import.accessibilityLabel"]
      ),
      (
        "ds.{purpose}.{message}", "i18next",
        ["ds.select-all.title", "ds.delete.counted", "ds.skip-10.title", "ds.import.accessibilityLabel"]
      ),
      (
        "ds.{purpose}[.{message}]", "xcstrings",
        ["ds.select-all", "ds.delete.counted", "ds.skip-10", "ds.import.accessibilityLabel"]
      ),
      (
        "Design: {purpose}[, {message}]", "strings",
        ["Design: select-all", "Design: delete, counted", "Design: skip-10", "Design: import, accessibilityLabel"]
      ),
      (
        "ds:{purpose}[={message}]", "properties",
        ["ds:select-all", "ds:delete=counted", "ds:skip-10", "ds:import=accessibilityLabel"]
      ),
      (
        "{message}|{purpose}", "gettext",
        ["title|select-all", "counted|delete", "title|skip-10", "accessibilityLabel|import"]
      ),
      (
        "ds:{purpose}[.{message}]", "xliff-2.1",
        ["ds:select-all", "ds:delete.counted", "ds:skip-10", "ds:import.accessibilityLabel"]
      ),
      (
        "größe/{purpose}[/{message}]", "json",
        ["größe/select-all", "größe/delete/counted", "größe/skip-10", "größe/import/accessibilityLabel"]
      ),
    ])
  func namesKeys(pattern: String, format: String, names: [String]) throws {
    let naming = try Self.naming(pattern, format)
    #expect(Self.keys.map(naming.name) == names)
    #expect(names.map(naming.key) == Self.keys)
  }

  @Test(
    "Unknown names",
    arguments: [
      ("ds_{purpose}[_{message}]", "ds_bin", "bin"), ("ds_{purpose}_{message}", "ds_bin_title", "bin"),
      ("{message}.{purpose}.x", "counted.bin.x", "bin/counted"), ("{purpose}", "bin", "bin"),
      ("{Purpose}{Message}", "Bin", "Bin"),
      // A key of the app, which the pattern cannot produce.
      ("ds_{purpose}[_{message}]", "bin", nil), ("ds_{purpose}[_{message}]", "delete", nil),
      ("ds_{purpose}_{message}", "ds_bin", nil), ("ds_{purpose}[_{message}]", "ds_", nil),
      ("ds_{purpose}", "ds_bin it", nil), ("{purpose}.x", "bin", nil), ("ds_{purpose}", "", nil),
      // Another spelling of a catalogue key.
      ("ds_{purpose}_{message}", "ds_select-all_title", nil),
    ])
  func readsUnknownNames(pattern: String, name: String, key: String?) throws {
    let keys = [UnitKey("delete"), UnitKey("select-all")]
    let naming = try KeyNaming(
      try KeyPattern(pattern), in: .android, keys: pattern.contains(".") ? [] : keys)
    #expect(naming.key(of: name) == key.map { UnitKey($0) })
  }

  @Test(
    "A pattern that cannot be read back, or that the format does not allow",
    arguments: [
      (
        "ds_{purpose}", "android",
        "it turns both 'delete' and 'delete/counted' into 'ds_delete'; add '[_{message}]' to it"
      ),
      (
        "{message}", "android", "pattern '{message}' does not name the purpose; put '{purpose}' into it"
      ),
      (
        "ds-{purpose}[_{message}]", "android",
        "it turns 'delete' into 'ds-delete', but keys are limited to letters, digits and '_', not beginning with a digit, except Java keywords; write another pattern"
      ),
      (
        "{purpose}[_{message}]", "android",
        "it turns 'import' into 'import', but keys are limited to letters, digits and '_', not beginning with a digit, except Java keywords; write another pattern"
      ),
      (
        "{Purpose}{Message}", "arb",
        "it turns 'delete' into 'DeleteTitle', but keys are limited to letters, digits and '_', beginning with a lowercase letter, except Dart keywords; write another pattern"
      ),
      (
        "1{purpose}[.{message}]", "fluent",
        "it turns 'delete' into '1delete', but keys are limited to letters, digits, '-' and '_', beginning with a letter, with at most one '.' before an attribute; write another pattern"
      ),
      (
        "a.{purpose}[.{message}]", "fluent",
        "it turns 'delete/counted' into 'a.delete.counted', but keys are limited to letters, digits, '-' and '_', beginning with a letter, with at most one '.' before an attribute; write another pattern"
      ),
      (
        "ds.{purpose}[.{message}]", "i18next",
        "a file cannot hold both 'ds.delete' of 'delete' and 'ds.delete.counted' of 'delete/counted'; put another character between the parts"
      ),
      (
        "{purpose}[-{message}]", "csv",
        "it turns both 'select/all' and 'select-all' into 'select-all'; put another character between the parts"
      ),
      (
        "{purpose}[_{message}] ", "csv",
        "it turns 'delete' into 'delete ', but it begins or ends with a space; write another pattern"
      ),
      (
        "{purpose}\n[{message}]", "csv",
        "it turns 'delete' into 'delete\n', but it has a control character or a line break; write another pattern"
      ),
      (
        "{purpose}\u{202E}[{message}]", "gettext",
        "it turns 'delete' into 'delete\u{202E}', but it has a control character or a line break; write another pattern"
      ),
      (
        "{purpose}[|==|{message}]", "xliff-1.2-xcode",
        "it turns 'delete/counted' into 'delete|==|counted', but keys are limited to text without '|==|'; write another pattern"
      ),
      (
        "$meta.{purpose}[.{message}]", "json",
        "it turns 'delete' into '$meta.delete', but keys are limited to text not beginning with '$'; write another pattern"
      ),
      (
        "{purpose}[/{message}]", "xliff-2.1",
        "it turns 'delete/counted' into 'delete/counted', but keys are limited to letters, digits, '-', '_', '.' and ':'; write another pattern"
      ),
      (
        "ns:{purpose}[_{message}]", "i18next",
        "it turns 'delete' into 'ns:delete', but keys are limited to text without ':', not beginning with '$', with characters on both sides of each '.'; write another pattern"
      ),
    ])
  func refusesPatterns(pattern: String, format: String, message: String) throws {
    let keys = ["delete", "delete/counted", "import", "select-all", "select/all"].map { UnitKey($0) }
    do {
      _ = try KeyNaming(try KeyPattern(pattern), in: try #require(ExchangeFormat(rawValue: format)), keys: keys)
      Issue.record("'\(pattern)' was taken")
    } catch let error as KeyNamingError {
      #expect(error.message == "key pattern '\(pattern)' does not work for \(format): \(message)")
    } catch {
      #expect("\(error)" == message)
    }
  }

  /// The name of a plural form cannot be another text's key.
  @Test(arguments: ["i18next", "resx"])
  func refusesNamesOfPluralForms(format: String) throws {
    let keys = [UnitKey("delete"), UnitKey("delete/other")]
    #expect(throws: KeyNamingError.self) {
      try KeyNaming(
        try KeyPattern("{purpose}[_{message}]"), in: try #require(ExchangeFormat(rawValue: format)), keys: keys)
    }
  }

  private static let keys = ["select-all", "delete/counted", "skip-10", "import/accessibilityLabel"].map { UnitKey($0) }

  private static func naming(_ pattern: String, _ format: String) throws -> KeyNaming {
    try KeyNaming(try KeyPattern(pattern), in: try #require(ExchangeFormat(rawValue: format)), keys: keys)
  }
}
