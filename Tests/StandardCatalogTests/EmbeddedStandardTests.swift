import Foundation
import MessageSyntax
import PurposeCatalog
import StandardCatalog
import TestSupport
import Testing

/// The embedded catalogue gives the same results as the files on disk.
@Suite struct EmbeddedStandardTests {
  private static let catalogOnDisk = Result { try Catalog(contentsOf: Project.standard) }
  private let onDisk: Catalog

  init() throws { onDisk = try Self.catalogOnDisk.get() }

  @Test func isTheSameCatalogue() {
    let embedded = Catalog.standard
    #expect(embedded.name == onDisk.name)
    #expect(embedded.locales == onDisk.locales)
    #expect(embedded.sourceLocale == onDisk.sourceLocale)
    #expect(embedded.iconSets == onDisk.iconSets)
    #expect(embedded.purposes == onDisk.purposes)
    for (own, other) in zip(embedded.purposes, onDisk.purposes) {
      #expect(own.role == other.role, "\(own.identifier)")
      #expect(own.direction == other.direction, "\(own.identifier)")
      #expect(own.description == other.description, "\(own.identifier)")
      #expect(own.messages == other.messages, "\(own.identifier)")
    }
  }

  @Test(arguments: Catalog.standard.locales)
  func givesTheSameResults(in locale: LanguageTag) throws {
    let embedded = Catalog.standard.resolver(for: locale.identifier)
    let other = onDisk.resolver(for: locale.identifier)
    #expect(embedded.locale == other.locale)
    #expect(embedded.baseDirection == other.baseDirection)
    for (own, foreign) in zip(Catalog.standard.purposes, onDisk.purposes) {
      #expect(embedded.title(for: own) == other.title(for: foreign), "\(own.identifier)")
      for set in onDisk.iconSets {
        #expect(embedded.icon(for: own, in: set) == other.icon(for: foreign, in: set), "\(own.identifier), \(set)")
      }
      for message in own.messages {
        for arguments in Self.arguments(for: message) {
          let expected = try? other.resolve(message.name, of: foreign, arguments)
          #expect(try expected == embedded.resolve(message.name, of: own, arguments), "\(own.identifier)")
        }
      }
    }
  }

  /// Numbers of every plural category in any language, for counted messages.
  private static func arguments(for message: MessageDeclaration) -> [MessageArguments] {
    guard let argument = message.arguments.first else { return [[:]] }
    return [0, 1, 2, 3, 5, 11, 21, 100, 1_234].map { [argument.name: $0] }
  }

  /// Titles of media players, in languages whose words for pausing, stopping and rewinding are easily confused.
  @Test(
    arguments: [
      ("et", Purpose.pause, "Paus", "Paus"), ("et", .stop, "Peata", "Peata"),
      ("bg", .rewind, "Превъртане назад", "Бързо назад"), ("bg", .fastForward, "Превъртане напред", "Бързо напред"),
    ])
  func hasTitlesOfMediaPlayers(locale: String, purpose: Purpose, title: String, short: String) {
    let resolver = Catalog.standard.resolver(for: locale)
    #expect(resolver.title(for: purpose) == title)
    #expect(resolver.shortTitle(for: purpose) == short)
  }

  @Test func hasAConstantForEachPurpose() throws {
    #expect(Purpose.delete.identifier == "delete")
    #expect(Purpose.selectAll.identifier == "select-all")
    #expect(Purpose.import.identifier == "import")
    #expect(Catalog.standard.resolver(for: "de").title(for: .selectAll) == "Alles auswählen")
  }
}

/// Folders of the project.
enum Project {
  /// The folder of this build's modules and programs.
  static var products: URL {
    get throws {
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      return try #require(bundle ?? Bundle.main.executableURL).deletingLastPathComponent()
    }
  }

  static let root = Repository.root
  static let standard = Repository.standard.path
  static let cycling = root.appending(path: "Catalogs/Examples/Cycling").path
}
