internal import CatalogModel
internal import CodeWriting

extension SwiftPrinter {
  /// `enum IconSet`, `struct Icon` and `icon(in:language:)`.
  var icons: SwiftCode {
    var code = SwiftCode()
    code.comment("A set of icons. Its raw value is its identifier.")
    code.block("public enum IconSet: String, CaseIterable, Hashable, Codable, Sendable") { code in
      for (index, set) in catalog.iconSets.enumerated() {
        let name = names.iconSets[index]
        code.comment(set.name)
        code.line(
          "case \(SwiftText.name(name))\(name == set.identifier ? "" : " = \(SwiftText.literal(set.identifier))")")
      }
    }
    code.line()
    code.file("Icon")
    code.line()
    code.block("extension Purpose") { code in
      code.comment("The icon of a set; nil if the purpose has none in it.")
      code.block("public func icon(in set: IconSet, language: Language) -> Icon?") { code in
        code.line("switch set {")
        for name in names.iconSets { code.line("case \(SwiftText.member(name)): return \(name)Icon(language)") }
        code.line("}")
      }
      for index in catalog.iconSets.indices {
        code.line()
        code.block("private func \(names.iconSets[index])Icon(_ language: Language) -> Icon?") { code in
          code.lines(icons(ofSet: index))
        }
      }
    }
    return code
  }
}

// MARK: - Icons by purpose

extension SwiftPrinter {
  private func icons(ofSet set: Int) -> [String] {
    var lines = ["switch self {"]
    for (purpose, name) in names.purposes.enumerated() {
      let icons = catalog.locales.map { $0.icons[set][purpose] }
      guard icons.contains(where: { $0 != nil }) else { continue }
      let body = statements(icons)
      let head = "case \(SwiftText.member(name)):"
      lines += body.count == 1 ? ["\(head) \(body[0])"] : [head] + body.map { "  \($0)" }
    }
    let isWhole = catalog.purposes.indices.allSatisfy { purpose in
      catalog.locales.contains { $0.icons[set][purpose] != nil }
    }
    if lines.count == 1 { return ["return nil"] }
    return lines + (isWhole ? ["}"] : ["default: return nil", "}"])
  }

  /// The statements that return an icon, by locale.
  private func statements(_ icons: [GeneratedIcon?]) -> [String] {
    let different = icons.reduce(into: [GeneratedIcon?]()) { if !$0.contains($1) { $0.append($1) } }
    if different.count == 1 { return statements(different[0]) }
    let sides = [false, true].map { side in
      Set(catalog.locales.indices.filter { catalog.locales[$0].isRightToLeft == side }.map { icons[$0] })
    }
    if let left = sides[0].first, let right = sides[1].first, sides.allSatisfy({ $0.count == 1 }) {
      let (ltr, rtl) = (statements(left), statements(right))
      if ltr.count == 1, rtl.count == 1 {
        return ["return language.isRightToLeft ? \(expression(right)) : \(expression(left))"]
      }
      return ["if language.isRightToLeft {"] + rtl.map { "  \($0)" } + ["}"] + ltr
    }
    var lines = ["switch language.translation {"]
    for icon in different {
      let cases = icons.indices.filter { icons[$0] == icon }.map { SwiftText.member(names.languages[$0]) }
      lines += SwiftSwitch.wrapped("case ", cases, end: ":") + statements(icon).map { "  \($0)" }
    }
    return lines + ["}"]
  }

  private func statements(_ icon: GeneratedIcon?) -> [String] {
    guard let icon, let fallback = icon.fallback else { return ["return \(expression(icon))"] }
    let releases = icon.introduced.compactMap { release in
      SwiftPlatform(name: release.system).map { SwiftRelease($0, release.version) }
    }
    guard let needed = options.availability(releases) else { return ["return \(expression(icon))"] }
    let older = Self.expression(fallback, isMirrored: icon.isFallbackMirrored)
    return ["if #available(\(needed)) { return \(expression(icon)) }", "return \(older)"]
  }

  private func expression(_ icon: GeneratedIcon?) -> String {
    icon.map { Self.expression($0.name, isMirrored: $0.isMirrored) } ?? "nil"
  }

  private static func expression(_ name: String, isMirrored: Bool) -> String {
    "Icon(\(SwiftText.literal(name))\(isMirrored ? ", isMirrored: true" : ""))"
  }
}
