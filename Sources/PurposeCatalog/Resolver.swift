public import CatalogModel
public import MessageSyntax
internal import SourceText

/// Resolves titles, other messages, icons and screen edges for one locale.
///
/// ```swift
/// let resolver = catalog.resolver(for: "ar-EG")
/// let delete = try catalog.purpose("delete")
/// resolver.title(for: delete)                        // حذف
/// resolver.icon(for: delete, in: .sfSymbols)?.name   // trash
/// ```
///
/// A value is a single reference, so a copy costs nothing, and tasks can share it. Titles are found when the locale is
/// first requested, other texts and icons when they are first used. No look-up reads a file.
public struct Resolver: Sendable {
  @usableFromInline let storage: ResolverStorage

  /// The declared locale that matched the request; it determines the texts.
  public var locale: LanguageTag { storage.facts.tag }

  /// The locale of digits, separators and grouping.
  ///
  /// It is the requested locale, with its numbering system (`-u-nu-`), if that has the language and script of
  /// ``locale``: a reader of `ar-MA` sees `1.234` in the texts of `ar`. Otherwise it is ``locale``.
  public var numberLocale: LanguageTag { storage.numberLocale }

  /// The base direction of the locale's text (UAX #9 §3.3.1); it depends on the script, not the language.
  public var baseDirection: BaseDirection { storage.facts.direction }

  /// The side of the screen for a side in reading order: in Arabic, the leading edge is the right one.
  public func edge(_ edge: ReadingEdge) -> PhysicalEdge { baseDirection.edge(edge) }

  /// The side from which a pushed screen enters: the trailing one.
  public var pushEntersFrom: PhysicalEdge { edge(.trailing) }

  /// The title of a purpose, which its button shows.
  ///
  /// The time is constant: an array access, without an allocation.
  ///
  /// - Returns: the nearest text in the fallback chain; the purpose's identifier if not even the source locale
  ///   has a text, or if the text needs an argument.
  @inlinable
  public func title(for purpose: Purpose) -> String {
    guard purpose.storage.catalog === storage.token else { return storage.foreignTitle(for: purpose) }
    return storage.titles[purpose.storage.index]
  }

  /// The title of a purpose for narrow places, such as a navigation bar.
  ///
  /// ```swift
  /// let replace = try catalog.purpose("find-and-replace")
  /// catalog.resolver(for: "de").title(for: replace)      // Suchen und ersetzen
  /// catalog.resolver(for: "de").shortTitle(for: replace) // Suchen/ersetzen
  /// ```
  ///
  /// - Returns: the `short` of the nearest locale in the fallback chain that has a title or a `short`, or its title if
  ///   it has no `short`: a region's own title is never replaced by another's `short`. For a purpose that declares no
  ///   `short`, the title.
  public func shortTitle(for purpose: Purpose) -> String {
    // Most purposes declare no `short`; then the title is found without searching for a message.
    let isOwn = purpose.storage.catalog === storage.token
    if isOwn, !purpose.messages.contains(where: { $0.name == MessageDeclaration.short }) {
      return storage.titles[purpose.storage.index]
    }
    return text(MessageDeclaration.short, of: purpose) ?? title(for: purpose)
  }

  /// A message of a purpose with its arguments filled in.
  ///
  /// ```swift
  /// resolver.text("counted", of: delete, ["count": 3])   // Delete 3 items
  /// resolver.text("counted", of: delete, ["count": .integer(Int64(files.count))])
  /// ```
  ///
  /// The first look-up of a message compiles it; later ones only format it, in a time linear in its length. Arguments
  /// that the text does not use are ignored.
  ///
  /// - Parameters:
  ///   - name: the message's name, such as `counted`; `short` gives the result of ``shortTitle(for:)``.
  ///   - purpose: the message's purpose.
  ///   - arguments: a value for each placeholder of the text.
  /// - Returns: the text, or nil if no locale has it or an argument is missing or of the wrong type;
  ///   ``resolve(_:of:_:)`` throws the reason. Numbers are formatted for ``numberLocale``, also in a text inherited
  ///   from another region; a last-resort text of the source locale keeps its own format. The plural rules (UTS #35
  ///   part 3, § Language Plural Rules) are those of the text's locale: if `pt-PT` inherits a text from `pt`, 0 has the
  ///   category `one`, as in Brazil.
  public func text(_ name: String, of purpose: Purpose, _ arguments: MessageArguments = [:]) -> String? {
    guard let slot = storage.slot(named: name, of: purpose) else { return nil }
    return try? storage.text(slot: slot)?.format(arguments)
  }

  /// A message with a single number, the fastest way to format a counted text.
  ///
  /// Number formats and plural rules are those of ``text(_:of:_:)``. The first call with a count from 0 to 99 formats
  /// the texts of all these counts; later calls return them without an allocation.
  ///
  /// - Parameters:
  ///   - message: from ``Purpose/message(_:)``.
  ///   - count: the value of its only argument.
  /// - Returns: the text, or nil if no locale has it or it needs other arguments.
  public func text(of message: Message, count: Int) -> String? {
    guard message.purpose.storage.catalog === storage.token else {
      return storage.foreignText(of: message, count: count)
    }
    return storage.text(slot: storage.slot(of: message), count: count)
  }

  /// A message of a purpose, and the locale of its text.
  ///
  /// ```swift
  /// let text = try catalog.resolver(for: "es-MX").resolve("counted", of: delete, ["count": 3])
  /// text.text                                        // Eliminar 3 elementos
  /// text.locale                                      // es, from which es-419 inherits it
  /// ```
  ///
  /// It costs as much as ``text(_:of:_:)``.
  ///
  /// - Parameters:
  ///   - name: the message's name, such as `title` or `counted`.
  ///   - purpose: the message's purpose.
  ///   - arguments: a value for each placeholder of the text.
  /// - Throws: ``TextError`` if the purpose has no such message, no locale in the chain has a text for it, or an
  ///   argument is missing or of the wrong type.
  public func resolve(
    _ name: String, of purpose: Purpose, _ arguments: MessageArguments = [:]
  ) throws(TextError) -> ResolvedText {
    guard let slot = storage.slot(named: name, of: purpose) else {
      throw .unknownMessage(
        purpose: purpose.identifier, name: name, nearest: NearestName.of(name, in: purpose.messages.map(\.name)))
    }
    guard let entry = storage.text(slot: slot) else { throw .noText(purpose: purpose.identifier, name: name) }
    do throws(MessageFormatError) {
      return ResolvedText(
        text: try entry.format(arguments), locale: entry.locale,
        wording: storage.wording(ofSlot: slot, in: entry.locale))
    } catch {
      throw .arguments(error)
    }
  }

  /// The icon of a purpose in an icon set.
  ///
  /// The first look-up finds the icons of all purposes; later ones are an array access.
  ///
  /// - Returns: the identifier for this locale, with the need to flip it, or nil if the purpose has no icon in the set.
  public func icon(for purpose: Purpose, in set: IconSetIdentifier) -> Icon? {
    storage.index(of: purpose).flatMap { storage.icon(ofPurpose: $0, in: set) }
  }
}

/// A text and its locale, from ``Resolver/resolve(_:of:_:)``.
public struct ResolvedText: Hashable, Sendable {
  /// The formatted text, with its arguments filled in.
  public let text: String
  /// The locale of the text: the resolver's own, one that it inherits from, or the source locale.
  public let locale: LanguageTag
  /// The wording that states the text; nil for a shared text, which every wording shows that does not state another.
  public let wording: Wording?

  init(text: String, locale: LanguageTag, wording: Wording? = nil) {
    self.text = text
    self.locale = locale
    self.wording = wording
  }
}
