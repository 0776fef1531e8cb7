internal import CatalogModel
internal import SourceReading

/// Reads the name of an icon: from strings, typed symbols, drawables, assets and constants.
struct IconReader {
  typealias Icon = Ranged<IconExpression>

  let language: SourceLanguage
  let names: VisibleNames

  private static let maximumDepth = 24

  /// The icons of an expression; several for a conditional one.
  ///
  /// - Parameter origin: the kind of name that a string or member has here.
  func icons(of node: SourceNode, as origin: SiteIcon.Origin, depth: Int = 0) -> [Icon] {
    guard depth < Self.maximumDepth, names.followed.spend() else { return [] }
    switch node.kind {
    case .string(let string):
      guard let plain = string.plain, !plain.isEmpty else { return [] }
      return [Icon(expression: .icon(plain, origin), range: node.range)]
    case .name(let parts): return name(parts, as: origin, node.range, depth: depth)
    case .call(let call): return self.call(call, as: origin, depth)
    case .member(let base, _): return icons(of: base, as: origin, depth: depth + 1)
    case .list(let nodes): return nodes.count == 1 ? icons(of: nodes[0], as: origin, depth: depth + 1) : []
    case .closure(_, let body): return body.last.map { icons(of: $0, as: origin, depth: depth + 1) } ?? []
    case .element(let element):
      return [Icon(expression: .icon(element.name, .component), range: node.range)]
    case .operation(let sign, let operands):
      let branches: [SourceNode]
      switch sign {
      case "?:", "if", "when", "switch": branches = Array(operands.dropFirst())
      case "&&": branches = operands.suffix(1)
      case "??", "return", "||", "as", "?", "else", "case", "try", "!", "?.": branches = operands
      default: return []
      }
      let found = branches.flatMap { icons(of: $0, as: origin, depth: depth + 1) }
      let certain = found.filter { if case .icon = $0.expression { true } else { false } }
      return certain.isEmpty ? found : certain
    // `CompoundIcon(\.close)`
    case .literal(let text) where text.hasPrefix("\\."):
      return [Icon(expression: .icon(String(text.dropFirst(2)), origin), range: node.range)]
    case .literal, .dictionary, .declaration, .assignment: return []
    }
  }

  private func call(_ call: SourceCall, as origin: SiteIcon.Origin, _ depth: Int) -> [Icon] {
    let name = call.name.lastNamePart
    if let rules = Self.calls[name] {
      for (label, origin) in rules {
        guard let argument = call.argument(label, at: 0) else { continue }
        let found = icons(of: argument.value, as: origin, depth: depth + 1)
        if !found.isEmpty { return found }
      }
      return []
    }
    // `Image(…).resizable()`, `Asset.close.image.withRenderingMode(…)`
    if let base = call.base, name.first?.isUppercase != true {
      let found = icons(of: base, as: origin, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    if let parts = call.path, let value = names.value(parts) { return icons(of: value, as: origin, depth: depth + 1) }
    return []
  }

  /// The icons of a constant's value or a property's accessor.
  func icons(of value: FileIndex.Value, as origin: SiteIcon.Origin, depth: Int = 0) -> [Icon] {
    guard let start = value.body.first?.range.lowerBound else { return [] }
    let reader = IconReader(language: language, names: names.seen(from: value))
    return names.followed.icons(of: FollowedNames.Reading(start: start, kind: .icon(origin), depth: depth)) {
      reader.returned(by: value.body, as: origin, depth)
    }
  }

  /// The icons that statements return, or those of the only one.
  private func returned(by body: [SourceNode], as origin: SiteIcon.Origin, _ depth: Int) -> [Icon] {
    let found = body.flatMap { node -> [Icon] in
      if case .operation("return", let operands) = node.kind, let operand = operands.first {
        return icons(of: operand, as: origin, depth: depth + 1)
      }
      return body.count == 1 ? icons(of: node, as: origin, depth: depth + 1) : []
    }
    return found.count <= 4 ? found : []
  }

  private func name(_ parts: [String], as origin: SiteIcon.Origin, _ range: Range<Int>, depth: Int) -> [Icon] {
    if let value = names.value(parts) {
      let found = icons(of: value, as: origin, depth: depth + 1)
      if !found.isEmpty { return found.map { Icon(expression: $0.expression, range: range) } }
    }
    guard let last = parts.last else { return [] }
    if parts.first == "Icons" || parts.contains("Icons") && language == .kotlin {
      return [Icon(expression: .icon(parts.joined(separator: "."), .materialIcon), range: range)]
    }
    if parts.contains("drawable") || parts.contains("mipmap") {
      return [Icon(expression: .icon(last, .drawable), range: range)]
    }
    if parts.count == 2, parts[0].isEmpty || parts[0] == "SFSymbol" {
      let symbol = origin == .sfSymbol ? Self.symbolName(last) : last
      return [Icon(expression: .icon(symbol, origin), range: range)]
    }
    if language == .swift, parts.count > 1, parts.contains(where: Self.assetRoots.contains) {
      let suffixes: Set = ["image", "uiImage", "swiftUIImage", "nsImage", "name", "rawValue", "color"]
      if let asset = parts.last(where: { !suffixes.contains($0) }) {
        return [Icon(expression: .icon(asset, .asset), range: range)]
      }
    }
    if language == .kotlin, origin == .drawable, parts.count == 2, parts[0].hasSuffix("Drawable") {
      return [Icon(expression: .icon(last, .drawable), range: range)]
    }
    if language == .typeScript, parts.count == 1, last.first?.isUppercase == true {
      return [Icon(expression: .icon(last, .component), range: range)]
    }
    return [Icon(expression: .name(parts, origin), range: range)]
  }

  private static let assetRoots: Set = ["Asset", "Assets", "Images", "Icons", "Icon", "ImageAsset", "ImageResource"]

  /// The name of a symbol that SFSafeSymbols names in camel case: `trashFill` is `trash.fill`.
  static func symbolName(_ member: String) -> String {
    guard !member.contains(".") else { return member }
    var name = ""
    var previous: Character?
    for character in member where character != "`" {
      let begins = character.isUppercase || (character.isNumber && previous?.isNumber == false && previous != "_")
      if begins, !name.isEmpty { name += "." }
      if character != "_" { name += character.lowercased() }
      previous = character
    }
    return name
  }

  private typealias Rule = (label: String?, origin: SiteIcon.Origin)

  /// The functions that make an image or an icon, with the argument that names it.
  private static let calls: [String: [Rule]] = {
    let drawable: [Rule] = [
      ("id", .drawable), ("resId", .drawable), ("image", .materialIcon), ("iconRes", .drawable), (nil, .drawable),
    ]
    let image: [Rule] = [
      ("systemName", .sfSymbol), ("systemSymbol", .sfSymbol), ("systemSymbolName", .sfSymbol),
      ("symbolName", .sfSymbol),
      ("symbol", .asset), ("named", .asset), ("resource", .asset), ("asset", .asset), ("decorative", .asset),
      ("uiImage", .asset), ("nsImage", .asset), ("imageName", .asset), (nil, .asset),
    ]
    return [
      "Image": image, "UIImage": image, "NSImage": image, "PurposeImage": image,
      "painterResource": drawable, "vectorResource": drawable, "rememberVectorPainter": drawable,
      "imageResource": drawable, "getDrawable": drawable, "Local": drawable,
    ]
  }()
}
