extension Presentation: Codable {
  private enum CodingKeys: CodingKey {
    case style, name, detents, grabber, cornerRadius
  }

  /// Decodes a presentation as screens.json writes it: `"push"`, `"sheet"`, `"full-screen"`, or an object with a style.
  public init(from decoder: any Decoder) throws {
    if let style = try? decoder.singleValueContainer().decode(String.self) {
      self = try Self.plain(style, decoder)
      return
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let style = try values.decode(String.self, forKey: .style)
    switch style {
    case "custom": self = .custom(name: try values.decode(String.self, forKey: .name))
    case "sheet":
      self = .sheet(
        SheetOptions(
          detents: try values.decodeIfPresent([SheetOptions.Detent].self, forKey: .detents) ?? [],
          grabber: try values.decodeIfPresent(Bool.self, forKey: .grabber) ?? false,
          cornerRadius: try values.decodeIfPresent(Double.self, forKey: .cornerRadius)))
    default: self = try Self.plain(style, decoder)
    }
  }

  private static func plain(_ style: String, _ decoder: any Decoder) throws -> Presentation {
    switch style {
    case "push": return .push
    case "sheet": return .sheet()
    case "full-screen": return .fullScreen
    default:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "There is no presentation '\(style)'."))
    }
  }

  /// Encodes a presentation as screens.json writes it.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .push: try Self.encode("push", to: encoder)
    case .fullScreen: try Self.encode("full-screen", to: encoder)
    case .sheet(let options) where options == SheetOptions(): try Self.encode("sheet", to: encoder)
    case .sheet(let options):
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode("sheet", forKey: .style)
      if !options.detents.isEmpty { try values.encode(options.detents, forKey: .detents) }
      if options.grabber { try values.encode(true, forKey: .grabber) }
      try values.encodeIfPresent(options.cornerRadius, forKey: .cornerRadius)
    case .custom(let name):
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode("custom", forKey: .style)
      try values.encode(name, forKey: .name)
    }
  }

  private static func encode(_ style: String, to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(style)
  }
}

extension SheetOptions.Detent: Codable {
  /// Decodes a height: `"medium"`, `"large"`, or a share of the height.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    switch try? value.decode(String.self) {
    case "medium": self = .medium
    case "large": self = .large
    default: self = .share(try value.decode(Double.self))
    }
  }

  /// Encodes a height as screens.json writes it.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .medium: try value.encode("medium")
    case .large: try value.encode("large")
    case .share(let share): try value.encode(share)
    }
  }
}
