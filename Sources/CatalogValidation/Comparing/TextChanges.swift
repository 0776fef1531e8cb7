internal import CatalogFiles
package import CatalogModel

/// The changes of texts in one locale, or in one of its wordings, in the order of purposes and messages.
package struct TextChanges: Sendable {
  package let locale: LanguageTag
  /// nil for the shared texts.
  package let wording: Wording?
  package let texts: [ChangedText]

  package init(locale: LanguageTag, wording: Wording? = nil, texts: [ChangedText]) {
    self.locale = locale
    self.wording = wording
    self.texts = texts
  }

  /// `de`, or `de, apple` for texts of a wording.
  package var name: String { locale.identifier + (wording.map { ", \($0)" } ?? "") }

  /// The changes of each locale with any, sorted by language tag: first of the shared texts, then of each wording.
  static func all(_ pairs: PurposePairs, from old: ComparedTexts, to new: ComparedTexts) -> [TextChanges] {
    let wordings = Set([old, new].flatMap(\.source.manifest.wordings).map(\.wording)).sorted()
    let worded = wordings.flatMap { wording in
      let (before, after) = (
        ComparedTexts(old.source, statedBy: wording), ComparedTexts(new.source, statedBy: wording)
      )
      return all(pairs, of: wording, from: before, to: after)
    }
    return all(pairs, of: nil, from: old, to: new) + worded
  }

  private static func all(
    _ pairs: PurposePairs, of wording: Wording?, from old: ComparedTexts, to new: ComparedTexts
  ) -> [TextChanges] {
    let locales = Set(old.source.manifest.locales).union(new.source.manifest.locales).sorted()
    let slots = pairs.all.flatMap { messages(of: $0, old, new) }
    return locales.compactMap { locale in
      let (before, after) = (old[locale], new[locale])
      let texts = slots.compactMap { slot -> ChangedText? in
        let change = Change(
          from: slot.old.flatMap { before?[$0] ?? nil }, to: slot.new.flatMap { after?[$0] ?? nil })
        return change.map { ChangedText(purpose: slot.purpose, message: slot.message, text: $0) }
      }
      return texts.isEmpty ? nil : TextChanges(locale: locale, wording: wording, texts: texts)
    }
  }

  /// A message of a purpose and its slot in each catalogue that declares it.
  private struct Slot {
    let purpose: String
    let message: String
    let old: Int?
    let new: Int?
  }

  private static func messages(
    of pair: PurposePairs.Pair, _ old: ComparedTexts, _ new: ComparedTexts
  ) -> [Slot] {
    func declared(_ index: Int?, _ texts: ComparedTexts) -> [(name: String, slot: Int)] {
      guard let index else { return [] }
      return zip(texts.source.purposes[index].messages, texts.source.slots.range(ofPurpose: index)).map {
        ($0.name, $1)
      }
    }
    let (before, after) = (declared(pair.old, old), declared(pair.new, new))
    let purpose = pair.new.map { new.source.purposes[$0] } ?? pair.old.map { old.source.purposes[$0] }
    let names = after.map(\.name) + before.map(\.name).filter { name in !after.contains { $0.name == name } }
    return names.map { name in
      Slot(
        purpose: purpose?.identifier ?? "", message: name, old: before.first { $0.name == name }?.slot,
        new: after.first { $0.name == name }?.slot)
    }
  }
}

/// A text that was added, removed or changed in a locale.
package struct ChangedText: Sendable {
  /// The purpose's identifier; the new one if it was renamed.
  package let purpose: String
  package let message: String
  package let text: Change<String>
}
