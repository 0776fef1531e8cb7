internal import AppReading
package import CatalogFiles
package import CatalogValidation
internal import SourceText

/// The properties by which an audit's figures can be split.
package enum AuditGrouping: String, CaseIterable, Sendable {
  /// The paths that are audited.
  case app
  /// The modules of the build.
  case module
  /// The people and teams of CODEOWNERS.
  case owner
}

/// The figures of one part of an app.
package struct AuditGroup: Sendable {
  package let name: String
  package let adoption: Adoption
  /// The sites that people press.
  package let buttons: Int
  package let screens: Int
  /// The findings to act on.
  package let findings: [Finding]

  /// The number of findings of a severity.
  package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

/// The figures of an app's parts.
package struct AuditGroups: Sendable {
  package let grouping: AuditGrouping
  /// The parts with most hand-made buttons first.
  package let groups: [AuditGroup]

  /// Splits a report.
  ///
  /// - Parameter name: the part that a file belongs to.
  package init(_ report: AuditReport, by grouping: AuditGrouping, name: (String) -> String) {
    self.grouping = grouping
    var names: [String: String] = [:]
    func part(_ path: String) -> String {
      if let known = names[path] { return known }
      let found = name(path)
      names[path] = found
      return found
    }
    let pressed = Dictionary(grouping: report.app.pressed) { part($0.site.file.path) }
    let screens = Dictionary(grouping: report.app.screens) { part($0.file.path) }
    let findings = Dictionary(grouping: report.reported) { part($0.file) }
    groups = Set(pressed.keys).union(screens.keys).union(findings.keys)
      .map { name in
        let sites = pressed[name] ?? []
        return AuditGroup(
          name: name, adoption: Adoption(sites), buttons: sites.count, screens: screens[name]?.count ?? 0,
          findings: findings[name] ?? [])
      }
      .sorted { left, right in
        (-left.adoption.handMade, -left.buttons, left.name) < (-right.adoption.handMade, -right.buttons, right.name)
      }
  }
}

extension AuditGroups {
  /// The reason why an app cannot be split.
  package enum Problem: Error, Equatable, CustomStringConvertible {
    case noOwners(root: String)
    case unreadable(FileError)

    package var description: String {
      switch self {
      case .noOwners(let root):
        "no CODEOWNERS for '\(root)'; write one at \(CodeOwners.places.joined(separator: ", "))"
      case .unreadable(let error): "\(error)"
      }
    }
  }

  /// The group of files for which CODEOWNERS names no owner.
  package static let withoutOwner = "(no owner)"

  /// Splits a report by build files and owners in the app's folders, or by app.
  ///
  /// - Parameter currentFolder: absolute; relative paths start there.
  package init(
    _ report: AuditReport, by grouping: AuditGrouping, in files: any FileTree,
    currentFolder: String = Path.systemCurrentFolder
  ) throws(Problem) {
    guard grouping != .app else {
      self.init(report, by: .app) { path in AppFiles.root(of: path, among: report.paths) ?? path }
      return
    }
    var parts: [String: Part] = [:]
    for path in report.paths {
      parts[path] = try Part(path, report, grouping: grouping, in: files, currentFolder: currentFolder)
    }
    let isOne = Set(parts.values.map(\.place.root)).count <= 1
    self.init(report, by: grouping) { path in
      guard let root = AppFiles.root(of: path, among: report.paths), let part = parts[root] else { return path }
      let name = part.name(of: path)
      return isOne || grouping == .owner ? name : "\(part.place.name)/\(name)"
    }
  }

  /// An audited path with its modules or owners.
  private struct Part {
    let place: ProjectPlace
    private let modules: Modules?
    private let owners: CodeOwners?

    init(
      _ path: String, _ report: AuditReport, grouping: AuditGrouping, in files: any FileTree, currentFolder: String
    ) throws(Problem) {
      let place = ProjectPlace(of: path, in: files, currentFolder: currentFolder)
      self.place = place
      guard grouping == .owner else {
        owners = nil
        let below = report.manifests.filter { Path.contains($0, in: path) }.map(place.relative)
        modules = Modules(manifests: below + place.manifests(above: path, in: files))
        return
      }
      modules = nil
      do throws(FileError) {
        owners = try place.owners(in: files)
      } catch {
        throw .unreadable(error)
      }
      if owners == nil { throw .noOwners(root: path) }
    }

    func name(of path: String) -> String {
      let relative = place.relative(path)
      if let modules { return modules.module(of: relative) }
      return owners?.owner(of: relative) ?? AuditGroups.withoutOwner
    }
  }
}
