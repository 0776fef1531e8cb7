internal import Audit
internal import CatalogModel

/// The keys of an app's string tables by the purposes of the buttons that show their texts.
struct KeysOfPurposes: Sendable {
  /// A key at the buttons of one purpose.
  struct Key: Sendable {
    let entry: AppStringTables.Entry
    /// The app's text in the source language.
    let text: String
    var uses: [ButtonUse]
    /// True if the text has an object, as "Delete photo" does.
    var hasObject: Bool
    /// The choice in a review list that led to it; nil without one.
    var choice: ReviewChoices.Entry?

    var title: TitleKey { TitleKey(text) }
  }

  struct Purpose: Sendable {
    /// The most frequent first.
    var keys: [Key] = []
    /// The number of buttons with each text; also for texts without a key.
    var counts: [TitleKey: Int] = [:]
  }

  private(set) var purposes: [String: Purpose] = [:]
  /// The purposes of the buttons that use a key, if there are several, by key.
  private(set) var shared: [AppStringTables.Entry: Set<String>] = [:]

  init(_ uses: [ButtonUse], _ tables: AppStringTables) {
    var owners: [AppStringTables.Entry: Set<String>] = [:]
    for use in uses where use.certainty >= .likely {
      guard let purpose = use.purpose, let title = use.title, let text = title.text, !title.hasArguments,
        let signal = use.titleSignal
      else { continue }
      if !use.isDefinition { purposes[purpose, default: Purpose()].counts[TitleKey(text), default: 0] += 1 }
      // A title in the sources may be its own key, with translations only.
      guard let entry = tables.entry(forKey: title.key ?? text, text: text, near: use.file) else { continue }
      let hasObject = signal == .verb && TitleKey(text).words.count > 1
      add(Key(entry: entry, text: text, uses: [use], hasObject: hasObject), to: purpose)
      owners[entry, default: []].insert(purpose)
    }
    shared = owners.filter { $0.value.count > 1 }
    for purpose in purposes.keys.sorted() {
      purposes[purpose]?.keys.sort { left, right in
        left.uses.count == right.uses.count
          ? (left.entry.key, left.entry.table) < (right.entry.key, right.entry.table)
          : left.uses.count > right.uses.count
      }
    }
  }

  private mutating func add(_ key: Key, to purpose: String) {
    var known = purposes[purpose] ?? Purpose()
    if let index = known.keys.firstIndex(where: { $0.entry == key.entry }) {
      known.keys[index].uses += key.uses
      known.keys[index].hasObject = known.keys[index].hasObject && key.hasObject
    } else {
      known.keys.append(key)
    }
    purposes[purpose] = known
  }
}
