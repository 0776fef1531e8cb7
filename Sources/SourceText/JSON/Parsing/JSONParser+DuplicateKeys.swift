extension JSONParser {
  /// Reports duplicate keys of an object. Only called for objects whose keys are not in order.
  ///
  /// Keys are compared as decoded text, byte by byte; malformed keys are skipped.
  mutating func reportDuplicateKeys(of object: Int) {
    var firstKeys: [[UInt8]: JSONNode] = [:]
    var index = object + 1
    while index < nodes[object].next {
      let key = nodes[index]
      index = nodes[index + 1].next
      if key.flags.contains(.isBroken) { continue }
      let text = decoded(key)
      if let first = firstKeys[text] {
        report(.duplicateKey(key: excerpt(of: key), firstLine: line(at: first.offset)), key.range)
      } else {
        firstKeys[text] = key
      }
    }
  }

  private func decoded(_ key: JSONNode) -> [UInt8] {
    key.flags.contains(.hasEscapes)
      ? JSONTextUnits(bytes, in: key.contentRange).decoded() : Array(bytes.slice(key.contentRange))
  }

  private func excerpt(of key: JSONNode) -> String {
    guard key.flags.contains(.hasEscapes), !problems.isFull else { return excerpt(key.contentRange) }
    return excerpt(of: String(decoding: decoded(key), as: UTF8.self).unicodeScalars)
  }
}
