internal import CatalogModel
internal import MessageSyntax
internal import SourceText

/// Collects the changes of one Fluent file.
struct FluentUpdater {
  let theirs: FluentFile
  let own: FluentFile
  /// The catalogue's units, without those that belong to another program in the file.
  let ours: Set<UnitKey>
  let locale: LanguageTag
  var splices = FileSplices()
  var updated = UpdatedFile()

  init(theirs: FluentFile, own: FluentFile, ours: Set<UnitKey>, locale: LanguageTag) {
    self.theirs = theirs
    self.own = own
    self.ours = ours
    self.locale = locale
  }

  mutating func apply(_ change: TableUpdate.Change) {
    let found = theirs.entries[change.unit.key] ?? []
    guard let their = found.first, found.count == 1 else {
      return updated.leave(change.unit, in: locale, "the file has it \(found.count) times; remove all but one")
    }
    guard let our = own.entries[change.unit.key]?.first else { return }
    let before = splices.count
    if change.hasBase, let old = their.message.base(of: their.entry.attribute) {
      // Other comment lines stay unchanged.
      let base = change.unit.base.keepingComment(of: old.base)
      splices.replace(old.range, with: FluentFormat.commentLine(base.note, of: their.entry.attribute).utf8.dropLast())
    }
    if change.hasOtherTarget { replace(their.entry.pattern, by: our.entry.pattern) }
    if splices.count > before { updated.changed += 1 }
  }

  // MARK: Patterns

  private mutating func replace(_ their: FluentPlacedPattern, by our: FluentPlacedPattern) {
    guard let old = FluentPlural(their), let new = FluentPlural(our), old.argument == new.argument else {
      return replaceText(of: their, by: our)
    }
    replaceVariants(of: old, by: new)
  }

  /// Replaces a pattern; a single line keeps its place, on the line of its mark or below it.
  private mutating func replaceText(of their: FluentPlacedPattern, by our: FluentPlacedPattern) {
    let text = own.bytes(our.range)
    let isBelow = theirs.bytes(their.mark..<their.range.lowerBound).contains(0x0A)
    // Only a placeable may begin a line without indentation.
    let isIndented = theirs.text.bytes[their.range.lowerBound - 1] != 0x0A
    let staysBelow = isIndented && !theirs.bytes(their.range).contains(0x0A)
    if text.contains(0x0A) || (isBelow && !staysBelow) {
      splices.replace(their.mark..<their.range.upperBound, with: own.bytes(our.mark..<our.range.upperBound))
    } else {
      splices.replace(their.range, with: text)
    }
  }

  private mutating func replaceVariants(of their: FluentPlural, by our: FluentPlural) {
    var position: Int?
    for (selector, variant) in our.variants {
      if let same = their.variants.first(where: { $0.selector == selector })?.variant {
        position = same.pattern.range.upperBound
        let isSame = MessageForms.areEquivalent(same, variant, counting: our.argument) { variant in
          try FluentText.pieces(of: variant.pattern.elements[...])
        }
        if isSame { continue }
        replaceText(of: same.pattern, by: variant.pattern)
        continue
      }
      let text = own.bytes(variant.offset..<variant.pattern.range.upperBound)
      if let position {
        splices.insert([0x0A] + indentation(in: their) + text, at: position)
      } else if let first = their.variants.first?.variant {
        let space = indentation(at: first.offset)
        splices.insert((first.isDefault ? [0x20] : []) + text + [0x0A] + space, at: first.offset)
      }
    }
    for (selector, variant) in their.variants where !our.variants.contains(where: { $0.selector == selector }) {
      var start = variant.offset - indentation(at: variant.offset).count
      if start > 0, theirs.text.bytes[start - 1] == 0x0A { start -= 1 }
      if start > 0, theirs.text.bytes[start - 1] == 0x0D { start -= 1 }
      splices.replace(start..<variant.pattern.range.upperBound, with: [])
    }
  }

  /// The spaces in front of a variant that is not the default one.
  private func indentation(in plural: FluentPlural) -> [UInt8] {
    if let other = plural.variants.first(where: { !$0.variant.isDefault })?.variant {
      return indentation(at: other.offset)
    }
    return plural.variants.first.map { indentation(at: $0.variant.offset) + [0x20] } ?? [0x20]
  }

  /// The spaces in front of an offset.
  private func indentation(at offset: Int) -> [UInt8] {
    Array(repeating: 0x20, count: theirs.text.bytes[..<offset].reversed().prefix { $0 == 0x20 }.count)
  }

  // MARK: Additions

  /// Adds units that the file does not have.
  mutating func add(_ units: [StringUnit]) {
    let absent = Dictionary(units.map { ($0.key, $0) }) { first, _ in first }
    guard theirs.text.bytes.contains(where: { !FluentParser.isBlank($0) }) else {
      if own.messages.isEmpty { return }
      updated.added = own.entries.count
      return splices.replace(0..<theirs.text.bytes.count, with: own.text.bytes)
    }
    let messages = Dictionary(grouping: theirs.messages, by: \.identifier)
    var added: [UInt8] = []
    for message in own.messages {
      let wanted = message.entries.compactMap { entry in
        own.key(of: entry, in: message).flatMap { absent[$0] }.map { (entry, $0) }
      }
      if wanted.isEmpty { continue }
      let same = messages[message.identifier] ?? []
      if let problem = problem(with: same, message.identifier) {
        for (_, unit) in wanted { updated.leave(unit, in: locale, problem) }
      } else if let same = same.first {
        for (entry, unit) in wanted { add(entry, of: unit, to: same) }
      } else {
        let start = message.comments.first?.range.lowerBound ?? message.range.lowerBound
        added += [0x0A, 0x0A] + own.bytes(start..<message.range.upperBound)
        updated.added += wanted.count
      }
    }
    insert(added)
  }

  /// The reason why nothing can be added to a message; nil if it can.
  private func problem(with messages: [FluentMessage], _ identifier: String) -> String? {
    if theirs.junk.contains(identifier) { return "the file's message '\(identifier)' has an error; correct it first" }
    guard let message = messages.first else { return nil }
    if messages.count > 1 {
      return "the file has the message '\(identifier)' \(messages.count) times; remove all but one"
    }
    guard !theirs.has(ours, in: message) else { return nil }
    let place = UnitPlace(file: theirs.text, offset: message.range.lowerBound)
    return "the message at \(place) is not the catalogue's; name the catalogue's keys with a pattern"
  }

  /// Adds a value or an attribute to a message.
  private mutating func add(_ entry: FluentMessage.Entry, of unit: StringUnit, to message: FluentMessage) {
    let comments = unit.commentLines.map { FluentFormat.commentLine($0, of: entry.attribute) }
    splices.insert(comments.joined().utf8, at: message.range.lowerBound)
    if entry.attribute == nil {
      splices.insert(own.bytes(entry.pattern.mark..<entry.pattern.range.upperBound), at: message.valueStart)
    } else {
      let other = message.entries.first { $0.attribute != nil }
      let space = other.map { indentation(at: $0.offset) } ?? Array(repeating: 0x20, count: 4)
      let text = own.bytes(entry.offset..<entry.pattern.range.upperBound)
      splices.insert([0x0A] + space + text, at: message.range.upperBound)
    }
    updated.added += 1
  }

  /// Inserts new messages after the catalogue's last one, or at the end.
  private mutating func insert(_ added: [UInt8]) {
    guard !added.isEmpty else { return }
    if let last = theirs.messages.last(where: { theirs.has(ours, in: $0) }) {
      return splices.insert(added, at: last.range.upperBound)
    }
    let bytes = theirs.text.bytes
    guard bytes.last == 0x0A else { return splices.insert(added, at: bytes.count) }
    splices.insert(added.dropFirst() + [0x0A], at: bytes.count)
  }
}

/// A pattern that is one plural with `other` as its default, whose variants are replaced one by one.
private struct FluentPlural {
  let argument: String
  /// In file order.
  let variants: [(selector: PluralMessage.Selector, variant: FluentElement.Variant)]

  /// nil for another pattern.
  init?(_ pattern: FluentPlacedPattern) {
    guard pattern.elements.count == 1, case .select(let selector, let variants)? = pattern.elements.first,
      let argument = try? FluentText.counted(by: selector)
    else { return nil }
    self.argument = argument
    self.variants = variants.compactMap { variant in
      (PluralMessage.Selector(variant.key) ?? PluralMessage.Selector("=\(variant.key)")).map { ($0, variant) }
    }
    guard self.variants.count == variants.count,
      self.variants.contains(where: { $0.selector == .category(.other) && $0.variant.isDefault })
    else { return nil }
  }
}
