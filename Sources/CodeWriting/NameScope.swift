/// One place of generated code with names, such as the cases of an enumeration.
///
/// It gives each identifier a name in the language's spelling that differs from the other names and from those that the place
/// has already.
package struct NameScope: Sendable {
  /// The names that the place has already.
  package let reserved: Set<String>
  private let spelling: @Sendable (String) -> String
  private let ending: String

  /// - Parameters:
  ///   - reserved: the names that the place has already.
  ///   - ending: follows a name that is reserved or a duplicate: `Purpose` in `titlePurpose`.
  ///   - spelling: turns an identifier into a name.
  package init(reserved: Set<String>, ending: String, spelling: @escaping @Sendable (String) -> String) {
    self.reserved = reserved
    self.ending = ending
    self.spelling = spelling
  }

  /// The names of identifiers, in their order, on which the names do not depend.
  ///
  /// An identifier whose plain name is free keeps it, also if another one needs an ending: when a team adds `title`, its
  /// `title-purpose` is still `titlePurpose`. Of two with the same plain name, the one that is the name keeps it: `zoom2`
  /// beside `zoom-2`.
  package func names(of identifiers: [String]) -> [String] {
    let plain = identifiers.map(spelling)
    func rank(_ index: Int) -> (Int, String, Int) {
      (plain[index] == identifiers[index] ? 0 : 1, identifiers[index], index)
    }
    let order = identifiers.indices.sorted { rank($0) < rank($1) }
    var (names, taken) = (plain, reserved)
    let others = order.filter { !taken.insert(plain[$0]).inserted }
    for index in others { names[index] = other(than: plain[index], &taken) }
    return names
  }

  /// The names of former identifiers, for deprecated constants: those that no current name and no earlier former one equals.
  ///
  /// - Parameters:
  ///   - former: the former identifiers of each thing.
  ///   - names: the current names.
  package func formerNames(of former: [[String]], besides names: [String]) -> [[String]] {
    var taken = Set(names)
    return former.map { identifiers in
      identifiers.map(spelling).map { reserved.contains($0) ? $0 + ending : $0 }.filter { taken.insert($0).inserted }
    }
  }

  private func other(than name: String, _ taken: inout Set<String>) -> String {
    var choice = name + ending
    var number = 2
    while !taken.insert(choice).inserted {
      choice = "\(name)\(ending)\(number)"
      number += 1
    }
    return choice
  }
}
