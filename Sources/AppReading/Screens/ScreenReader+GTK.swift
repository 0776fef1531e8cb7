internal import CatalogModel
internal import SourceReading
internal import SourceText

extension ScreenReader {
  /// A template or an outermost object of markup.
  mutating func add(_ element: SourceElement, _ extent: Range<Int>, isOutermost: Bool) -> Int? {
    guard language == .blueprint || language == .xml else { return nil }
    let name = element["class"]?.text ?? element["id"]?.text
    let parent = element["parent"]?.text ?? element.name
    guard isOutermost || element.name == "template", let name, let showing = ScreenWords.supertypes[parent] else {
      return nil
    }
    var traits = Set<AppScreens.Trait>()
    for node in element.attributes.map(\.value) + element.children { Self.addTraits(of: node, to: &traits) }
    facts.owners.append(
      AppScreens.Owner(
        name: name, file: file, range: element.nameRange, extent: extent, framework: .gtk, declared: showing,
        isScreen: true, traits: traits))
    return facts.owners.count - 1
  }
}
