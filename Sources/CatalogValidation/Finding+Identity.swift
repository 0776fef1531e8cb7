internal import CatalogFiles
internal import CatalogModel

extension Finding {
  /// The key of a finding, which two checks' findings of the same problem share: the rule, then everything that it is
  /// about.
  ///
  /// All comparisons use it: the findings that an edit or an import adds, the output of `diff` and `--watch`, and the
  /// entries of a baseline. Each part that does not apply is `*`; a finding about a file only has the file's name.
  ///
  /// - Lines and columns are left out, since every edit moves them.
  /// - The wording is left out, since later versions reword messages and a baseline must outlive them. So is the
  ///   severity, which is a setting.
  /// - The companion is included, since a purpose can collide with several, and accepting one collision accepts no
  ///   other; so are the screen and the platform. They come last, and only if there are any, so that all other
  ///   identities match earlier baselines.
  static func identity(rule: String, subject: Subject, file: String) -> String {
    let parts = [
      subject.purpose, subject.message, subject.locale?.identifier, subject.category ?? subject.argument,
      subject.iconSet?.rawValue,
    ]
    let others = [subject.companion, subject.screen, subject.platform?.rawValue].compactMap(\.self)
    guard parts.contains(where: { $0 != nil }) || !others.isEmpty else {
      return "\(rule):\(file.split(separator: "/").suffix(2).joined(separator: "/"))"
    }
    return ([rule] + parts.map { $0 ?? "*" } + others).joined(separator: ":")
  }

  /// Sorts findings for a report and numbers those with the same identity, such as two doubled spaces in one text.
  package static func ordered(_ findings: [Finding]) -> [Finding] {
    var counts: [String: Int] = [:]
    func numbered(_ identity: String) -> String {
      let count = counts[identity, default: 0] + 1
      counts[identity] = count
      return count > 1 ? "\(identity)#\(count)" : identity
    }
    return findings.sorted(by: isInReportOrder).map { finding in
      var finding = finding
      finding.identity = numbered(finding.identity)
      finding.earlierIdentities = finding.earlierIdentities.map(numbered)
      return finding
    }
  }

  /// The identity after purposes were renamed.
  ///
  /// - Parameter renamed: the new identifiers by the old ones.
  func identity(renamed: [String: String]) -> String {
    let subject = subject.renamed(by: renamed)
    guard subject != self.subject else { return identity }
    let number = identity.dropFirst(Self.identity(rule: rule, subject: self.subject, file: file).count)
    return Self.identity(rule: rule, subject: subject, file: file) + number
  }

  /// The finding with the identities that it had before purposes were renamed.
  ///
  /// - Parameter former: the former identifiers of purposes by the present ones.
  func accepted(byFormerNames former: [String: [String]]) -> Finding {
    let names = [subject.purpose, subject.companion].compactMap(\.self).flatMap { name in
      (former[name] ?? []).map { [name: $0] }
    }
    guard !names.isEmpty else { return self }
    var finding = self
    finding.earlierIdentities += names.map { identity(renamed: $0) }
    return finding
  }

  /// The identities by which a baseline may name the finding.
  package var acceptedIdentities: [String] { [identity] + earlierIdentities }
}
