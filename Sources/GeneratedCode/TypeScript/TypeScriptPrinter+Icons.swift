internal import CodeWriting

/// The module of an icon set: the icons for left-to-right languages, and the differences of other locales.
extension TypeScriptPrinter {
  func icons(of set: Int) -> String {
    let left = mostCommon(set, in: catalog.locales.filter { !$0.isRightToLeft })
    let right = mostCommon(set, in: catalog.locales.filter(\.isRightToLeft))
    let locales = catalog.locales.compactMap { locale -> String? in
      let expected = locale.isRightToLeft ? zip(right, left).map { $0 ?? $1 } : left
      let own = catalog.purposes.indices.map { locale.icons[set][$0] == expected[$0] ? nil : locale.icons[set][$0] }
      let members = members(own)
      return members.isEmpty
        ? nil : "    \(JavaScript.key(locale.tag)): { __proto__: null, \(members.joined(separator: ", ")) },"
    }
    let mirrored = catalog.purposes.indices.map { right[$0] == left[$0] ? nil : right[$0] }
    return """
      /** \(catalog.iconSets[set].name.replacing("*/", with: "* /")). */
      export const \(name(of: set)) = {
        name: \(JavaScript.string(catalog.iconSets[set].identifier)),
        icons: {
          __proto__: null,
      \(members(left).map { "    \($0)," }.joined(separator: "\n"))
        },
        rtl: {
          __proto__: null,
      \(members(mirrored).map { "    \($0)," }.joined(separator: "\n"))
        },
        locales: {
          __proto__: null,
      \(locales.joined(separator: "\n"))
        },
      };
      """
  }

  func declarationsOfIcons(_ set: Int) -> String {
    """
    import type { IconSet } from "../index.js";

    /** \(catalog.iconSets[set].name.replacing("*/", with: "* /")). */
    export declare const \(name(of: set)): IconSet;
    """
  }

  private func name(of set: Int) -> String {
    JavaScript.identifier(CamelCase.lower(catalog.iconSets[set].identifier))
  }

  /// For each purpose, the icon that most of these locales have.
  private func mostCommon(_ set: Int, in locales: [GeneratedLocale]) -> [GeneratedIcon?] {
    catalog.purposes.indices.map { locales.mostCommonIcon(ofPurpose: $0, inSet: set) }
  }

  private func members(_ icons: [GeneratedIcon?]) -> [String] {
    zip(catalog.purposes, icons).compactMap { purpose, icon in
      icon.map { "\(JavaScript.key(purpose.identifier)): \($0.inJavaScript)" }
    }
  }
}

extension GeneratedIcon {
  /// The name; or an array with the name, its mirroring, the fallback and the fallback's mirroring.
  fileprivate var inJavaScript: String {
    guard isMirrored || fallback != nil else { return JavaScript.string(name) }
    let rest = fallback.map { [JavaScript.string($0)] + (isFallbackMirrored ? ["1"] : []) } ?? []
    return "[\(([JavaScript.string(name), isMirrored ? "1" : "0"] + rest).joined(separator: ", "))]"
  }
}
