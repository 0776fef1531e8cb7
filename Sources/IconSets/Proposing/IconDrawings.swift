internal import CatalogFiles
internal import CatalogModel
internal import SourceText

/// The pictures of a set's icons, and what they say of each other.
package struct IconDrawings: Sendable {
  private let pictures: [String: DrawingPicture]
  /// A line for the drawings that cannot be compared, with the reason of the first.
  package let notes: [String]

  /// Reads the drawings of icons. Glyphs of fonts, PDF files and modules have none that is read.
  package init(of files: IconFiles) {
    let names = files.names.sorted()
    let read = concurrentMap(names.count, inParallel: true) { index -> Result<DrawingPicture?, DrawingError> in
      do throws(DrawingError) {
        return .success(try files.file(of: names[index])?.picture())
      } catch {
        return .failure(error)
      }
    }
    var pictures: [String: DrawingPicture] = [:]
    var failures: [String] = []
    for (name, result) in zip(names, read) {
      switch result {
      case .success(let picture): pictures[name] = picture
      case .failure(let error): failures.append("\(files.file(of: name)?.path ?? name): \(error)")
      }
    }
    self.pictures = pictures
    notes = failures.first.map { ["\(counted(failures.count, "drawing")) cannot be compared: \($0)".onOneLine] } ?? []
  }

  /// The icons that are their own mirror images, sorted; nil if drawings are unknown, since a list would speak for all.
  package var symmetric: [String]? {
    pictures.isEmpty ? nil : pictures.filter(\.value.isSymmetric).map(\.key).sorted()
  }

  /// The groups of icons with one drawing, sorted. Of sets with thousands of icons, only the given ones are compared.
  package func groups(of used: Set<String>) -> [[String]] {
    let compared = pictures.filter { pictures.count <= Self.mostCompared || used.contains($0.key) }
      .sorted { $0.key < $1.key }
    var groups: [[String]] = []
    var grouped: Set<String> = []
    for (index, (name, picture)) in compared.enumerated() where !grouped.contains(name) {
      let same = compared[(index + 1)...].filter { !grouped.contains($0.key) && picture.isSame(as: $0.value) }.map(
        \.key)
      guard !same.isEmpty else { continue }
      groups.append([name] + same)
      grouped.formUnion(same)
    }
    return groups
  }

  /// True if an icon is drawn, and differs from its mirror image.
  var isOneSided: @Sendable (String) -> Bool {
    { [pictures] name in pictures[name].map { !$0.isSymmetric } ?? false }
  }

  /// True if two icons with different names are drawn alike.
  func areAlike(_ first: String, _ second: String) -> Bool {
    guard first != second, let one = pictures[first], let other = pictures[second] else { return false }
    return one.isNear(other)
  }

  /// The direction in which an arrow or a chevron points in its picture.
  func pointing(_ name: String) -> PointingDirection? { pictures[name]?.pointing }

  /// The number of drawings up to which each is compared with each other.
  private static let mostCompared = 2_000
}

extension IconSetPlan {
  /// A line for each icon whose drawing contradicts its purpose: an arrow that points the other way, or the drawing of a
  /// purpose beside it.
  package var contradictions: [String] { turned + alike }

  private var turned: [String] {
    proposals.compactMap { proposal in
      guard let index = source.purposeIndex[proposal.purpose], let direction = source.purposes[index].direction,
        let name = proposal.icon.names.first, Self.arrows.contains(where: name.lowercased().contains),
        let pointing = drawings.pointing(name)
      else { return nil }
      let expected: PointingDirection = direction == .forward ? .right : .left
      guard pointing != expected else { return nil }
      return
        "'\(name)' of '\(proposal.purpose)' is drawn pointing \(pointing.rawValue), and left-to-right it should point \(expected.rawValue); correct the drawing, or choose another icon"
    }
  }

  private static let arrows = ["arrow", "chevron", "caret", "angle", "triangle"]

  private var alike: [String] {
    var lines: [String] = []
    for (index, first) in proposals.enumerated() {
      for second in proposals[(index + 1)...] where standTogether(first.purpose, second.purpose) {
        guard let one = first.icon.names.first, let other = second.icon.names.first, drawings.areAlike(one, other)
        else {
          continue
        }
        lines.append(
          "'\(other)' of '\(second.purpose)' is drawn like '\(one)' of '\(first.purpose)', which appears beside it; choose another icon for one of the two"
        )
      }
    }
    return lines
  }

  /// True if a place shows both purposes, or they are opposites.
  func standTogether(_ first: String, _ second: String) -> Bool {
    let areOpposites = source.purposeIndex[first].map { source.purposes[$0].opposite == second } ?? false
    return areOpposites || !places(of: first).isDisjoint(with: places(of: second))
  }
}
