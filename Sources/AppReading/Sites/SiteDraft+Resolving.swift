internal import CatalogModel
internal import SourceText
internal import StringFormats

extension SiteDraft {
  /// The site with its texts and icons resolved by the project's constants and string tables.
  func resolved(facts: ProjectFacts, texts tables: AppTexts) -> Site {
    var site = site
    let resolver = TextResolver(
      facts: facts, tables: tables, file: site.file.path, framework: site.framework.description)
    for text in texts {
      for found in resolver.texts(of: text) where !site.texts.contains(where: { $0.isSame(as: found) }) {
        site.texts.append(found)
      }
    }
    // Beside a text that is known, a variable adds nothing.
    let uses = Set(site.texts.filter { $0.text != nil }.map(\.use))
    site.texts.removeAll { $0.text == nil && $0.key == nil && uses.contains($0.use) }
    site.texts.sort { $0.use.order < $1.use.order }
    for icon in icons {
      for found in resolver.icons(of: icon) where !site.icons.contains(where: { $0.name == found.name }) {
        site.icons.append(found)
      }
    }
    return site
  }
}

/// Follows names to constants and string tables.
private struct TextResolver {
  let facts: ProjectFacts
  let tables: AppTexts
  let file: String
  let framework: FrameworkDescription

  func texts(of text: SiteDraft.Text) -> [SiteText] { texts(text.expression, text.use, text.range, depth: 0) }

  private func texts(_ expression: TextExpression, _ use: SiteText.Use, _ range: Range<Int>, depth: Int) -> [SiteText] {
    switch expression {
    case .literal(let text, let has, let mayBeKey):
      if mayBeKey, let entry = tables.text(forKey: text, near: file) {
        return [shown(entry.text, use, key: text, isLiteral: false, has: has, range: range)]
      }
      return [shown(plain(text), use, key: nil, isLiteral: true, has: has, range: range)]
    case .key(let key, let stated, let has):
      let entry = tables.text(forKey: key, near: file)
      let written = stated ?? (framework.keysAreTexts || AppTexts.isWords(key) ? key : nil)
      return [shown(entry?.text ?? written.map(plain), use, key: key, isLiteral: false, has: has, range: range)]
    case .name(let parts, let has): return name(parts, has, use, range, depth: depth)
    }
  }

  private func name(
    _ parts: [String], _ has: Bool, _ use: SiteText.Use, _ range: Range<Int>, depth: Int
  ) -> [SiteText] {
    if parts.first == "android", let last = parts.last {
      return [SiteText(use: use, text: AppTexts.androidTexts[last], key: parts.joined(separator: "."), range: range)]
    }
    if let entry = tables.text(forAccessor: parts, near: file) {
      return [shown(entry.text, use, key: entry.key, isLiteral: false, has: has, range: range)]
    }
    if depth < 4, let constant = facts.constant(FileIndex.withoutSelf(parts)), !constant.texts.isEmpty {
      return constant.texts.flatMap { texts(has ? $0.withArguments : $0, use, range, depth: depth + 1) }
    }
    let isAccessor = parts.count > 1 && (parts[0].first?.isUppercase == true || parts.contains("string"))
    let key = isAccessor ? parts.joined(separator: ".") : nil
    return [SiteText(use: use, text: nil, key: key, hasArguments: has, range: range)]
  }

  /// A text of the source without the mark of a mnemonic; string tables are read without it.
  private func plain(_ text: String) -> String {
    framework.marksMnemonics ? AppMnemonic.removed(from: text) : text
  }

  private func shown(
    _ text: String?, _ use: SiteText.Use, key: String?, isLiteral: Bool, has: Bool, range: Range<Int>
  ) -> SiteText {
    SiteText(
      use: use, text: text, key: key, isLiteral: isLiteral,
      hasArguments: has || text.map(AppTexts.hasArguments) ?? false, range: range)
  }

  func icons(of icon: Ranged<IconExpression>) -> [SiteIcon] {
    switch icon.expression {
    case .icon(let name, let origin): return [SiteIcon(name: name, origin: origin, range: icon.range)]
    case .name(let parts, let origin):
      guard let constant = facts.constant(FileIndex.withoutSelf(parts)) else { return [] }
      if let found = constant.icons.nilIfEmpty {
        return found.compactMap { expression in
          guard case .icon(let name, let own) = expression else { return nil }
          // Its use decides the origin of a plain string.
          return SiteIcon(name: name, origin: own == .asset ? origin : own, range: icon.range)
        }
      }
      return constant.texts.compactMap { expression in
        guard case .literal(let name, false, _) = expression else { return nil }
        return SiteIcon(name: name, origin: origin, range: icon.range)
      }
    }
  }
}

extension SiteText {
  fileprivate func isSame(as other: SiteText) -> Bool { use == other.use && text == other.text && key == other.key }
}

extension SiteText.Use {
  /// Titles come first.
  fileprivate var order: Int {
    switch self {
    case .title: 0
    case .accessibilityLabel: 1
    case .tooltip: 2
    }
  }
}

extension Array {
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
