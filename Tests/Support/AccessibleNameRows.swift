/// The accessible names of drawn items, for the library and for generated code.
///
/// Comparing ignores case and punctuation and takes whole words in order, as WCAG 2.2, success criterion 2.5.3, and the
/// rule `label-content-name-mismatch` of axe-core do.
package enum AccessibleNameRows {
  /// The drawn word, or nil for an icon alone; the message `accessibilityLabel`; the purpose's title; the name.
  package static let all: [(word: String?, label: String?, title: String, name: String)] = [
    // An icon alone.
    (nil, nil, "Find and Replace", "Find and Replace"),
    (nil, "Move to a folder", "Organize", "Move to a folder"),
    // A word without a label.
    ("Find", nil, "Find and Replace", "Find"),
    // Other words.
    ("Organize", "Move to a folder", "Organize", "Organize"),
    ("Open with", "Open in another app", "Open with", "Open with"),
    ("整理", "移到文件夹", "整理", "整理"),
    // All words of the title, in any case and with any punctuation.
    ("More", "More actions", "More", "More actions"),
    ("MORE…", "More actions", "More", "More actions"),
    ("More actions", "More (actions)", "More", "More (actions)"),
    ("Up", "UP!", "Up", "UP!"),
    ("Sửa", "Sửa mục", "Sửa", "Sửa mục"),
    ("Réduire", "Réduire la section", "Réduire", "Réduire la section"),
    ("Меню", "Открыть меню", "Меню", "Открыть меню"),
    ("مشاركة", "مشاركة: …", "مشاركة", "مشاركة: …"),
    ("می‌روم", "آیا می‌روم؟", "می‌روم", "آیا می‌روم؟"),
    // Scripts without spaces.
    ("更多", "显示更多操作", "更多", "显示更多操作"),
    ("メニュー", "メニューを開く", "メニュー", "メニューを開く"),
    ("เมนู", "เปิดเมนู", "เมนู", "เปิดเมนู"),
    // Parts of words, and another order.
    ("Up", "Update", "Up", "Up"),
    ("Menü", "Menüyü aç", "Menü", "Menü"),
    ("תפריט", "פתיחת התפריט", "תפריט", "תפריט"),
    ("Open with", "With what to open", "Open with", "Open with"),
    ("New tab", "New empty tab", "New tab", "New tab"),
    // No letters.
    ("…", "More …", "More", "…"),
    ("1:1", "Zoom to 1:1", "Actual size", "Zoom to 1:1"),
    ("🔥", "Burn 🔥", "Burn", "Burn 🔥"),
  ]

  /// The rows without their names, a line each with tabs; a hyphen stands for nil.
  package static let questions =
    all.map { [$0.word ?? "-", $0.label ?? "-", $0.title].joined(separator: "\t") }
    .joined(separator: "\n") + "\n"

  /// The names, a line each.
  package static let answers = all.map(\.name).joined(separator: "\n") + "\n"
}
