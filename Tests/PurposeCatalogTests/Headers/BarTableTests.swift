import PurposeCatalog
import Testing

/// The items of a header on each platform and in each locale, from left to right.
///
/// `Cancel` is a word, `*Save*` a bold one, `(Save)` a prominent one, `[xmark]` a symbol, and `[arrow_back ⇄]` a
/// flipped one. `|` is the middle of the bar, and `⏎` begins the row below the content. The sources:
///
/// - iOS up to 18: Cancel as a word on the leading side, the preferred action in bold on the trailing side (WWDC22,
///   session 10001); a chevron and a cross without words (HIG, Navigation bars).
/// - iOS 26: a cross, and a prominent check mark (HIG, Icons and Toolbars).
/// - macOS: Cancel before the confirmation, both below the content (SwiftUI, `cancellationAction`, `confirmationAction`;
///   HIG, Sheets), and so Close (HIG, Modality).
/// - watchOS: round buttons on both sides (HIG, Sheets).
/// - Android: a cross at the start, a text button at the end (Material 3, Dialogs, full-screen).
/// - GNOME: words; the affirmative action is last and suggested (GNOME HIG, Dialogs); Close is at the end (libadwaita).
/// - Windows: the affirmative action is first, below the content (Windows app design, Dialogs); Close is a caption button.
/// - The web: the dismissal, then the primary action, in a footer; a cross at the end of the header (Bootstrap, Modal);
///   back is a link with a word (GOV.UK Design System).
@Suite struct BarTableTests {
  @Test(
    "A dialog with Save and Share",
    arguments: [
      ("ios", "en", "Cancel | [square.and.arrow.up] *Save*"),
      ("ios", "de", "Abbrechen | [square.and.arrow.up] *Speichern*"),
      ("ios", "ja", "キャンセル | [square.and.arrow.up] *保存*"),
      ("ios", "ar", "*حفظ* [square.and.arrow.up] | إلغاء"),
      ("ios", "he", "*שמירה* [square.and.arrow.up] | ביטול"),
      ("ios", "fa", "*ذخیره* [square.and.arrow.up] | لغو"),
      ("ios26", "en", "[xmark] | [square.and.arrow.up] ([checkmark])"),
      ("ios26", "de", "[xmark] | [square.and.arrow.up] ([checkmark])"),
      ("ios26", "ja", "[xmark] | [square.and.arrow.up] ([checkmark])"),
      ("ios26", "ar", "([checkmark]) [square.and.arrow.up] | [xmark]"),
      ("ios26", "he", "([checkmark]) [square.and.arrow.up] | [xmark]"),
      ("ios26", "fa", "([checkmark]) [square.and.arrow.up] | [xmark]"),
      ("macos", "en", "| [square.and.arrow.up] ⏎ Cancel (Save)"),
      ("macos", "de", "| [square.and.arrow.up] ⏎ Abbrechen (Speichern)"),
      ("macos", "ja", "| [square.and.arrow.up] ⏎ キャンセル (保存)"),
      ("macos", "ar", "[square.and.arrow.up] | ⏎ (حفظ) إلغاء"),
      ("macos", "he", "[square.and.arrow.up] | ⏎ (שמירה) ביטול"),
      ("macos", "fa", "[square.and.arrow.up] | ⏎ (ذخیره) لغو"),
      ("watchos", "en", "[xmark] | [square.and.arrow.up] [checkmark]"),
      ("watchos", "ja", "[xmark] | [square.and.arrow.up] [checkmark]"),
      ("watchos", "he", "[checkmark] [square.and.arrow.up] | [xmark]"),
      ("android", "en", "[close] | [share] Save"),
      ("android", "de", "[close] | [share] Speichern"),
      ("android", "ja", "[close] | [share] 保存"),
      ("android", "ar", "حفظ [share] | [close]"),
      ("android", "he", "שמירה [share] | [close]"),
      ("android", "fa", "ذخیره [share] | [close]"),
      ("gnome", "en", "Cancel | [share-2] (Save)"),
      ("gnome", "de", "Abbrechen | [share-2] (Speichern)"),
      ("gnome", "ar", "(حفظ) [share-2] | إلغاء"),
      ("gnome", "he", "(שמירה) [share-2] | ביטול"),
      ("windows", "en", "| [share] ⏎ Save Cancel"),
      ("windows", "de", "| [share] ⏎ Speichern Abbrechen"),
      ("windows", "ja", "| [share] ⏎ 保存 キャンセル"),
      ("windows", "ar", "[share] | ⏎ إلغاء حفظ"),
      ("windows", "fa", "[share] | ⏎ لغو ذخیره"),
      ("web", "en", "| [share] ⏎ Cancel (Save)"),
      ("web", "ja", "| [share] ⏎ キャンセル (保存)"),
      ("web", "he", "[share] | ⏎ (שמירה) ביטול"),
    ])
  func showsADialog(platform: String, locale: String, bar: String) throws {
    let header = Header.dialog(confirm: try Standard.purpose("save"), trailing: [try Standard.purpose("share")])
    #expect(try Self.text(header, on: platform, in: locale) == bar)
  }

  @Test(
    "A page with Search and Share",
    arguments: [
      ("ios", "en", "[chevron.backward] | [magnifyingglass] [square.and.arrow.up]"),
      ("ios", "ar", "[square.and.arrow.up] [magnifyingglass] | [chevron.backward]"),
      ("ios26", "de", "[chevron.backward] | [magnifyingglass] [square.and.arrow.up]"),
      ("ios26", "he", "[square.and.arrow.up] [magnifyingglass] | [chevron.backward]"),
      ("macos", "ja", "[chevron.backward] | [magnifyingglass] [square.and.arrow.up]"),
      ("macos", "fa", "[square.and.arrow.up] [magnifyingglass] | [chevron.backward]"),
      ("watchos", "en", "[chevron.backward] | [magnifyingglass] [square.and.arrow.up]"),
      ("android", "en", "[arrow_back] | [search] [share]"),
      ("android", "ar", "[share] [search] | [arrow_back ⇄]"),
      ("gnome", "de", "[chevron-left] | [search] [share-2]"),
      ("gnome", "he", "[share-2] [search] | [chevron-right]"),
      ("windows", "ja", "[arrow_left] | [search] [share]"),
      ("windows", "fa", "[share] [search] | [arrow_right]"),
      ("web", "en", "Back | [search] [share]"),
      ("web", "ar", "[share] [search] | رجوع"),
    ])
  func showsAPage(platform: String, locale: String, bar: String) throws {
    let header = Header.page(trailing: try ["search", "share"].map(Standard.purpose))
    #expect(try Self.text(header, on: platform, in: locale) == bar)
  }

  @Test(
    "What is closed, hidden or the base of a stack",
    arguments: [
      ("viewer", "ios", "en", "[xmark] | [square.and.arrow.up]"),
      ("viewer", "ios", "ar", "[square.and.arrow.up] | [xmark]"),
      ("viewer", "macos", "de", "| [square.and.arrow.up] ⏎ Schließen"),
      ("viewer", "android", "ja", "[close] | [share]"),
      ("viewer", "windows", "he", "[dismiss] [share] |"), ("viewer", "gnome", "fa", "[x] [share-2] |"),
      ("viewer", "web", "en", "| [share] [x-lg]"),
      ("viewer", "watchos", "en", "[xmark] | [square.and.arrow.up]"),
      ("viewer", "ios26", "en", "[xmark] | [square.and.arrow.up]"),
      ("root", "ios", "en", "| [square.and.arrow.up]"), ("root", "ios26", "he", "[square.and.arrow.up] |"),
      ("root", "android", "fa", "[share] |"), ("close", "ios", "ja", "[xmark] | [square.and.arrow.up]"),
      ("close", "ios26", "ar", "[square.and.arrow.up] | [xmark]"), ("hidden", "ios", "de", "| [square.and.arrow.up]"),
      ("cross", "ios", "en", "[xmark] | *Save*"), ("cross", "ios26", "fa", "([checkmark]) | [xmark]"),
      ("cross", "gnome", "en", "| (Save) [x]"), ("cross", "gnome", "he", "[x] (שמירה) |"),
      ("cross", "windows", "en", "| [dismiss] ⏎ Save"), ("cross", "web", "ar", "[x-lg] | ⏎ (حفظ)"),
      ("cross", "macos", "en", "⏎ Close (Save)"), ("cross", "android", "en", "[close] | Save"),
      ("close", "windows", "en", "| [share] [dismiss]"), ("close", "gnome", "en", "| [share-2] [x]"),
      ("close", "web", "ar", "[x-lg] [share] |"), ("close", "macos", "de", "| [square.and.arrow.up] ⏎ Schließen"),
    ])
  func showsOthers(header: String, platform: String, locale: String, bar: String) throws {
    let share = [try Standard.purpose("share")]
    let headers: [String: Header] = [
      "viewer": .viewer(trailing: share), "root": .root(trailing: share),
      "close": .page(dismiss: .close(action: "leave"), trailing: share),
      "hidden": .page(dismiss: .hidden, trailing: share),
      "cross": .dialog(dismiss: .cross(), confirm: try Standard.purpose("save")),
    ]
    #expect(try Self.text(try #require(headers[header]), on: platform, in: locale) == bar)
  }

  /// The items from left to right, in the notation of the table.
  private static func text(_ header: Header, on platform: String, in locale: String) throws -> String {
    let resolver = try Standard.read().resolver(for: locale)
    let bar = resolver.resolve(header, title: "Route 7", platform: Platform(rawValue: platform))
    let isAboutActions = { (warning: BarWarning) in
      switch warning {
      case .tooManyActions, .hiddenActions: true
      default: false
      }
    }
    #expect(bar.warnings.filter { !isAboutActions($0) } == [])
    var items = bar.itemsFromLeft.map { (text: text($0, in: bar.profile.iconSet), edge: $0.edge) }
    items.insert(("|", .left), at: items.firstIndex { $0.edge == .right } ?? items.count)
    let below = bar.footerFromLeft.map { text($0, in: bar.profile.iconSet) }
    #expect(bar.footer.allSatisfy { $0.edge == (bar.baseDirection == .leftToRight ? .right : .left) })
    // A bar without items has no middle.
    return ((bar.itemsFromLeft.isEmpty ? [] : items.map(\.text)) + (below.isEmpty ? [] : ["⏎"] + below))
      .joined(separator: " ")
  }

  private static func text(_ item: BarItem, in set: IconSetIdentifier) -> String {
    let icon = item.icon(in: set)
    let text = item.look == .word ? item.title : "[\(icon?.name ?? "")\(icon?.isMirrored == true ? " ⇄" : "")]"
    return switch item.emphasis {
    case .none: text
    case .bold: "*\(text)*"
    case .prominent: "(\(text))"
    }
  }
}
