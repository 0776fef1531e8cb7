internal import CatalogModel
internal import SourceReading

extension WrapperTable {
  /// The wrapper of a name that a file can use.
  func wrapper(
    named name: String, in file: String, _ language: SourceLanguage, isDeclared: Bool = false
  ) -> Wrapper? {
    let found = wrappers(named: name).filter { wrapper in
      wrapper.framework.description.languages.contains(language) && (!isDeclared || wrapper.isDeclared)
        && (wrapper.file == nil || wrapper.file == file)
    }
    return found.first { $0.file != nil } ?? found.first
  }
}
