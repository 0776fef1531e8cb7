internal import CatalogModel
internal import TextFormats

extension QtUpdater {
  /// Rewrites the differing parts of a message.
  mutating func replace(
    _ their: XMLTreeElement, by our: XMLTreeElement, _ change: TableUpdate.Change, _ base: UnitBase
  ) {
    if let translation = our.child("translation") {
      if change.hasOtherTarget { replaceTranslation(of: their, by: our, translation, change.unit) }
      if let same = their.child("translation"), change.hasOtherTarget || change.hasOtherState, !same.isVanished {
        splices.set("type", to: translation["type"], of: same)
      }
    }
    let isOtherKind = change.hasOtherTarget && their["numerus"] != our["numerus"]
    if change.hasOtherSource || isOtherKind, let source = their.child("source"), let other = our.child("source"),
      QtReader.content(of: source) != QtReader.content(of: other)
    {
      splices.replaceContent(of: source, with: other.contentBytes)
    }
    if isOtherKind { replacePlaceholders(in: their, change.unit) }
    if let same = their.child(QtTSFormat.baseElement),
      UnitBase(same.text).map({ $0.attributes != base.attributes }) ?? false
    {
      splices.replaceContent(of: same, with: XMLEscaping.escaped(text: base.attributes))
    }
  }

  /// Replaces an export's notes on `%1` by its notes on `%n`, or the other way round.
  private mutating func replacePlaceholders(in their: XMLTreeElement, _ unit: StringUnit) {
    let argument = ReadContext.Unit(unit).countedArgument
    var notes = [QtText(unit.arguments, counting: nil).notes, QtText(unit.arguments, counting: argument).notes]
    if their["numerus"] == "yes" { notes.reverse() }
    guard let comment = their.child("extracomment"), !notes[0].isEmpty else { return }
    let lines = comment.text.lines.map(String.init)
    guard lines.starts(with: notes[0]) else { return }
    let text = (notes[1] + lines.dropFirst(notes[0].count)).joined(separator: "\n")
    splices.replaceContent(of: comment, with: XMLEscaping.escaped(text: text))
  }

  /// Rewrites the texts that differ, with their plural forms.
  mutating func replaceTranslation(
    of their: XMLTreeElement, by our: XMLTreeElement, _ translation: XMLTreeElement, _ unit: StringUnit
  ) {
    splices.set("numerus", to: our["numerus"], of: their, behind: ["id"])
    guard let same = their.child("translation") else {
      let last = ["translatorcomment", "extracomment", "comment", "oldcomment", "oldsource", "source"].lazy
        .compactMap { their.child($0) }.first
      if let last {
        splices.insert(last.leadingSpace + translation.source, at: last.range.upperBound)
      } else {
        splices.append(Array(translation.leadingSpace + translation.source), to: their)
      }
      return
    }
    let (forms, ours) = (same.children("numerusform"), translation.children("numerusform"))
    guard their["numerus"] == our["numerus"], forms.count == ours.count else {
      return replaceForms(of: same, in: their, by: translation)
    }
    let argument = ours.isEmpty ? nil : ReadContext.Unit(unit).countedArgument
    let texts = ours.isEmpty ? [(same, translation)] : Array(zip(forms, ours))
    for (text, other) in texts { replaceText(of: text, by: other, unit, counting: argument) }
  }

  /// Replaces a text, inside its only length variant if it has one. `%n` and `%Ln` are equivalent.
  private mutating func replaceText(
    of their: XMLTreeElement, by our: XMLTreeElement, _ unit: StringUnit, counting argument: String?
  ) {
    let (qt, layout) = (QtText(unit.arguments, counting: argument), QtLayout(source: unit.source))
    let (text, other) = (layout.text(QtReader.content(of: their)), QtReader.content(of: our))
    if text == other || MessageForms.areEquivalent(text, other, pieces: { try qt.pieces(of: $0) }) { return }
    splices.replaceContent(of: their.child("lengthvariant") ?? their, with: our.contentBytes)
  }

  private mutating func replaceForms(of their: XMLTreeElement, in message: XMLTreeElement, by our: XMLTreeElement) {
    splices.set("variants", to: nil, of: their)
    let forms = our.children("numerusform")
    guard !forms.isEmpty else { return splices.replaceContent(of: their, with: our.contentBytes) }
    let layout = XMLLayout(inside: their, of: message)
    splices.replaceContent(of: their, with: forms.flatMap { layout.bytes(of: $0) } + their.leadingSpace)
  }

  /// Writes the catalogue's comment.
  mutating func replaceComment(of message: XMLTreeElement, with text: String) {
    let content = XMLEscaping.escaped(text: text)
    if let comment = message.child("translatorcomment") { return splices.replaceContent(of: comment, with: content) }
    guard let translation = message.child("translation") else { return }
    let element = Array("<translatorcomment>".utf8) + content + Array("</translatorcomment>".utf8)
    splices.insert(element + translation.leadingSpace, at: translation.offset)
  }
}

extension XMLTreeElement {
  /// True if lupdate found no code that uses the translation.
  fileprivate var isVanished: Bool { self["type"] == "vanished" || self["type"] == "obsolete" }
}
