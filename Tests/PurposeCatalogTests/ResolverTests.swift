import PurposeCatalog
import Testing

/// Common look-ups in the shipped catalogue.
@Suite struct ResolverTests {
  /// The README's example, verbatim.
  @Test func runsTheReadmeExample() throws {
    let catalog = try Catalog(contentsOf: Standard.path)
    let delete = try catalog.purpose("delete")
    let back = try catalog.purpose("back")
    let arabic = catalog.resolver(for: "ar-EG")

    #expect(arabic.locale == LanguageTag("ar"))
    #expect(arabic.title(for: delete) == "حذف")
    #expect(arabic.shortTitle(for: delete) == "حذف")
    #expect(arabic.text("counted", of: delete, ["count": 3]) == "حذف ٣ عناصر")
    let icon = try #require(arabic.icon(for: back, in: .sfSymbols))
    #expect(icon.name == "chevron.backward")
    #expect(!icon.isMirrored)
    #expect(arabic.baseDirection == .rightToLeft)
    #expect(arabic.edge(.trailing) == .left)
    #expect(arabic.edge(.leading) == .right)
    #expect(arabic.pushEntersFrom == .left)

    let english = catalog.resolver(for: "en-GB")
    #expect(english.title(for: delete) == "Delete")
    #expect(english.baseDirection == .leftToRight)
    #expect(english.pushEntersFrom == .right)
  }

  @Test func listsTheContents() throws {
    let catalog = try Standard.read()
    #expect(catalog.name == "Standard")
    #expect(catalog.sourceLocale == .english)
    #expect(catalog.locales == catalog.locales.sorted())
    #expect(catalog.iconSets == [.sfSymbols, .materialSymbols, .fluent, .bootstrapIcons, .lucide])
    #expect(catalog.purposes.map(\.identifier) == catalog.purposes.map(\.identifier).sorted())
    #expect(Set(catalog.purposes).count == catalog.purposes.count)

    let back = try catalog.purpose("back")
    #expect(back.id == "back")
    #expect(back.role == .navigate)
    #expect(back.direction == .backward)
    #expect(back.description.hasPrefix("Returns to the screen"))
    #expect(back.messages.map(\.name) == ["title"])
    #expect(back.message("counted") == nil)
    #expect(try catalog.purpose("delete").message("counted")?.declaration.limit == 30)
  }

  /// Every purpose has a title and all sets' icons in every locale: nothing falls back to an identifier or another
  /// language.
  @Test func hasEverything() throws {
    let catalog = try Standard.read()
    for locale in catalog.locales {
      let resolver = catalog.resolver(for: locale.identifier)
      #expect(resolver.locale == locale)
      for purpose in catalog.purposes {
        let origin = try resolver.resolve("title", of: purpose).locale
        #expect(origin.language == locale.language, "\(purpose.identifier) in \(locale)")
        #expect(resolver.title(for: purpose) == resolver.text("title", of: purpose))
        for set in catalog.iconSets { #expect(resolver.icon(for: purpose, in: set) != nil) }
      }
    }
  }

  /// By the argument's name, and by the message alone.
  @Test(
    arguments: [
      ("en", 1, "Delete 1 item"), ("en", 5, "Delete 5 items"), ("en", 1234, "Delete 1,234 items"),
      ("pl", 1, nil), ("pl", 3, nil), ("ar", 0, nil), ("ar", 2, nil), ("fa", 12, nil), ("hi", 100_000, nil),
    ] as [(String, Int, String?)])
  func countsWithAndWithoutTheArgumentName(tag: String, count: Int, text: String?) throws {
    let catalog = try Standard.read()
    let delete = try catalog.purpose("delete")
    let resolver = catalog.resolver(for: tag)
    let found = resolver.text("counted", of: delete, ["count": .integer(Int64(count))])
    #expect(found != nil)
    #expect(resolver.text(of: try #require(delete.message("counted")), count: count) == found)
    #expect(resolver.text(of: try #require(delete.message("title")), count: count) == resolver.title(for: delete))
    if let text { #expect(found == text) }
  }

  @Test func hasNoIconOfAnUnknownSet() throws {
    let catalog = try Standard.read()
    #expect(catalog.resolver(for: "en").icon(for: try catalog.purpose("back"), in: "no-such-set") == nil)
  }
}

/// Resolvers in concurrent tasks.
@Suite struct SharingTests {
  @Test func servesManyTasksAtOnce() async throws {
    let catalog = try Standard.read()
    let delete = try catalog.purpose("delete")
    let counted = try #require(delete.message("counted"))
    let shared = catalog.resolver(for: "pl")
    let expected = (0..<200).map { shared.text(of: counted, count: $0) }
    let titles = catalog.locales.map { catalog.resolver(for: $0.identifier).title(for: delete) }

    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<64 {
        group.addTask {
          // Half of the tasks share a resolver, the others create their own at the same time.
          let resolver = task.isMultiple(of: 2) ? shared : catalog.resolver(for: "pl-PL")
          let texts = (0..<200).map { resolver.text(of: counted, count: $0) }
          return texts == expected
        }
        group.addTask {
          let locale = task % catalog.locales.count
          return catalog.resolver(for: catalog.locales[locale].identifier).title(for: delete) == titles[locale]
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  /// Resolvers are created lazily, so several tasks may need the same one at once.
  @Test func isCreatedOnceForManyTasks() async throws {
    let catalog = try Standard.read()
    let delete = try catalog.purpose("delete")
    let titles = await withTaskGroup(of: String.self) { group in
      for _ in 0..<64 { group.addTask { catalog.resolver(for: "ar").title(for: delete) } }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(titles == ["حذف"])
  }
}
