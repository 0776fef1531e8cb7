import CatalogFiles
import CheckTestSupport
import ICUText
import Testing

@testable import CatalogValidation

/// ICU's data of a program may be cut: a rule must not take a failed call for "no finding".
@Suite struct MissingICUDataTests {
  /// The data that the tests' ICU has, which is that of the command.
  @Test func nothingIsMissing() throws {
    #expect(ICUData.missing == [])
    #expect(ICUData.needed.count > 10)
  }

  @Test func missingDataIsAnError() throws {
    let names = ["nfkc.nrm", "absent.nrm", "translit/absent.res", "absent"].map { ICUData($0) }
    let findings = try ICUData.$needed.withValue(names) { try RuleExample.check().findings }
    #expect(findings.map(\.rule) == ["unreadable-file"])
    #expect(findings.map(\.severity) == [.error])
    let message = try #require(findings.first?.message)
    #expect(message.contains("has no 'absent.nrm', 'translit/absent.res', 'absent', so some rules would find nothing"))
  }
}
