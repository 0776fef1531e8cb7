public import CatalogModel
public import MessageSyntax
internal import SourceText

/// Answers for one locale: titles, other messages, icons and sides of the screen.
///
/// A value is one reference to data that never changes, so that many tasks share it without a lock.
public struct Resolver: Sendable {
  @usableFromInline let storage: ResolverStorage

  /// The declared locale that was found for what was asked: it decides the words.
  public var locale: LanguageTag { storage.facts.tag }

  /// The locale whose digits, separators and grouping numbers have.
  ///
  /// It is the locale that was asked for, with its numbering system (`-u-nu-`), where that has the language and script of
  /// ``locale``: a reader of `ar-MA` sees `1.234` in the texts of `ar`. Otherwise it is ``locale``.
  public var numberLocale: LanguageTag { storage.numberLocale }

  /// The base direction of the locale's text; the script decides, not the language.
  public var baseDirection: BaseDirection { storage.facts.direction }

  /// The side of the screen on which a side in reading order lies.
  public func edge(_ edge: ReadingEdge) -> PhysicalEdge { baseDirection.edge(edge) }

  /// The side from which a pushed screen enters: the trailing one.
  public var pushEntersFrom: PhysicalEdge { edge(.trailing) }

  /// The text that a button of the purpose shows.
  ///
  /// - Returns: the nearest text of the fallback chain, or the purpose's identifier where even the source locale has
  ///   none, or where the text needs an argument.
  @inlinable
  public func title(for purpose: Purpose) -> String {
    guard purpose.storage.catalog === storage.token else { return storage.foreignTitle(for: purpose) }
    return storage.titles[purpose.storage.index]
  }

  /// The text that a button of the purpose shows where there is little room, such as in a navigation bar.
  ///
  /// - Returns: the `short` of the nearest locale of the fallback chain that has a title or a `short`, or its title where it
  ///   has no `short`: a region's own title is not shortened to another's. The title of a purpose that declares no `short`.
  public func shortTitle(for purpose: Purpose) -> String {
    text(MessageDeclaration.short, of: purpose) ?? title(for: purpose)
  }

  /// A message of a purpose with its arguments filled in.
  ///
  /// - Parameters:
  ///   - name: the message's name, for example `counted`; `short` is answered as by ``shortTitle(for:)``.
  ///   - purpose: whose message it is.
  ///   - arguments: a value for each placeholder of the text.
  /// - Returns: the text, or nil if there is none or an argument is missing or of the wrong type; ``resolve(_:of:_:)``
  ///   says why. Numbers are in the digits and separators of ``numberLocale``, also where the text is inherited from another
  ///   region; a text of the source locale that only stands in for a missing one keeps its own. The plural branch is chosen
  ///   by the rules of the locale that the text is from: where `pt-PT` inherits a text from `pt`, 0 has the branch `one`, which
  ///   is Brazil's.
  public func text(_ name: String, of purpose: Purpose, _ arguments: MessageArguments = [:]) -> String? {
    guard let slot = storage.slot(named: name, of: purpose) else { return nil }
    return try? storage.text(slot: slot)?.format(arguments)
  }

  /// A message with a single number, the fastest way to a counted text.
  ///
  /// Numbers and plural branches are those of ``text(_:of:_:)``.
  ///
  /// - Parameters:
  ///   - message: from ``Purpose/message(_:)``.
  ///   - count: the value of its one argument.
  /// - Returns: the text, or nil if there is none or it needs other arguments.
  public func text(of message: Message, count: Int) -> String? {
    guard message.purpose.storage.catalog === storage.token else {
      return storage.foreignText(of: message, count: count)
    }
    return storage.text(slot: storage.slot(of: message), count: count)
  }

  /// A message of a purpose, and the locale that its text is from.
  ///
  /// - Throws: ``TextError`` where the purpose has no such message, no locale of the chain has a text of it, or an
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
      return ResolvedText(text: try entry.format(arguments), locale: entry.locale)
    } catch {
      throw .arguments(error)
    }
  }

  /// The icon of a purpose in an icon set.
  ///
  /// - Returns: the identifier for this locale and whether the caller must flip it, or nil if the purpose has no
  ///   icon in the set.
  public func icon(for purpose: Purpose, in set: IconSetIdentifier) -> Icon? {
    storage.index(of: purpose).flatMap { storage.icon(ofPurpose: $0, in: set) }
  }
}

/// A text and where it is from.
public struct ResolvedText: Hashable, Sendable {
  /// The text, ready to be shown.
  public let text: String
  /// The locale whose text it is: the resolver's own, one that it inherits from, or the source locale.
  public let locale: LanguageTag
}
