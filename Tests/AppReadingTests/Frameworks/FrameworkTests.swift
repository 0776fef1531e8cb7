import CatalogModel
import SourceReading
import Testing

@testable import AppReading

/// The descriptions of frameworks, on which each judgement of a button depends.
@Suite("Frameworks")
struct FrameworkTests {
  @Test(
    "The first part of a construct names its framework",
    arguments: [
      ("swiftui.button", .swiftUI), ("uikit.bar-button-item", .uiKit), ("appkit.menu-item", .appKit),
      ("compose.chip", .compose), ("android.menu-item", .androidViews), ("gtk.response", .gtk),
      ("react.action", .react),
      ("html.button", .html), ("storyboard.button", nil), ("button", nil), ("", nil),
    ] as [(String, Framework?)])
  func ofConstruct(construct: String, framework: Framework?) { #expect(Framework(construct: construct) == framework) }

  @Test("A recogniser's construct is one of its framework", arguments: Framework.allCases)
  func constructs(framework: Framework) {
    for recogniser in framework.description.recognisers {
      #expect(Framework(construct: recogniser.construct) == framework && recogniser.framework == framework)
    }
  }

  @Test("No two recognisers of a framework read the same call", arguments: Framework.allCases)
  func distinct(framework: Framework) {
    let calls = framework.description.recognisers.flatMap { one in
      one.names.map { "\($0) \(one.bases) \(one.requires)" }
    }
    #expect(Set(calls).count == calls.count)
  }

  @Test("Each language has a framework with buttons", arguments: SourceLanguage.allCases)
  func languages(language: SourceLanguage) {
    #expect(
      FrameworkDescription.all.contains {
        $0.languages.contains(language) && !$0.recognisers.isEmpty || $0.markup?.languages.contains(language) ?? false
      })
  }

  @Test("Titles are unique")
  func titles() {
    let titles = FrameworkDescription.all.map(\.title)
    #expect(Set(titles).count == Framework.allCases.count && !titles.contains(""))
  }

  @Test(
    "Functions that look up texts",
    arguments: [
      ("NSLocalizedString", .swift, 2), ("t", .typeScript, 1), ("stringResource", .kotlin, 3), ("C_", .blueprint, 1),
      ("t", .swift, 0), ("NSLocalizedString", .kotlin, 0), ("_", .html, 0),
    ] as [(String, SourceLanguage, Int)])
  func textCalls(name: String, language: SourceLanguage, count: Int) {
    #expect(TextCall.named(name, in: language).count == count)
  }
}
