@testable import CatalogValidation

extension MistakeTests {
  /// Words that belong to another purpose, another branch or another text.
  static let wordMistakes = exchangedPlurals + otherPurposes + sharedTexts + otherLanguages + otherLabels

  /// Labels without the words of their titles.
  private static let otherLabels = [
    Mistake("label-in-name", "ar", "menu/accessibilityLabel", "عرض الأقسام"),
    Mistake("label-in-name", "de", "menu/accessibilityLabel", "Navigation öffnen"),
    Mistake("label-in-name", "ja", "menu/accessibilityLabel", "一覧を開く"),
    Mistake("label-in-name", "pl", "menu/accessibilityLabel", "Pokaż wszystkie działy"),
    Mistake("label-in-name", "ru", "menu/accessibilityLabel", "Открыть список разделов"),
  ]

  private static let exchangedPlurals = [
    Mistake(
      "exchanged-plurals", "pl", "delete/counted",
      "{count, plural, one {Usuń # element} few {Usuń # elementów} many {Usuń # elementy} other {Usuń # elementu}}"),
    Mistake(
      "exchanged-plurals", "uk", "copy/counted",
      "{count, plural, one {Копіювати # елементів} few {Копіювати # елементи} many {Копіювати # елемент} other {Копіювати # елемента}}"
    ),
    Mistake(
      "exchanged-plurals", "cs", "copy/counted",
      "{count, plural, one {Kopírovat # položku} few {Kopírovat # položek} other {Kopírovat # položky}}"),
    Mistake(
      "exchanged-plurals", "sr", "delete/counted",
      "{count, plural, one {Избриши # ставке} few {Избриши # ставку} other {Избриши # ставки}}"),
    Mistake(
      "exchanged-plurals", "lt", "copy/counted",
      "{count, plural, one {Kopijuoti # elementą} few {Kopijuoti # elementų} other {Kopijuoti # elementus}}"),
    Mistake(
      "exchanged-plurals", "de", "copy/counted",
      "{count, plural, one {# Elemente kopieren} other {# Element kopieren}}"),
  ]

  private static let otherPurposes = [
    Mistake(
      "other-purpose-words", "de", "delete/counted",
      "{count, plural, one {# Objekt kopieren} other {# Objekte kopieren}}"),
    Mistake(
      "other-purpose-words", "fr", "delete/counted",
      "{count, plural, one {Copier # fichier} other {Copier # fichiers}}"),
    Mistake(
      "other-purpose-words", "pl", "copy/counted",
      "{count, plural, one {Usuń # plik} few {Usuń # pliki} many {Usuń # plików} other {Usuń # pliku}}"),
    Mistake("other-purpose-words", "ja", "delete/counted", "{count, plural, other {#個のファイルをコピー}}"),
    Mistake(
      "other-purpose-words", "ru", "copy/counted",
      "{count, plural, one {Удалить # файл} few {Удалить # файла} many {Удалить # файлов} other {Удалить # файла}}"),
    Mistake(
      "other-purpose-words", "en", "delete/counted", "{count, plural, one {Copy # file} other {Copy # files}}"),
  ]

  /// Texts of another language in a file that is otherwise right.
  private static let otherLanguages = [
    ("sv", "Hylätäänkö kaikki muutokset?"), ("de", "Alle wijzigingen weggooien?"),
    ("id", "Alle wijzigingen weggooien?"), ("it", "Alle wijzigingen weggooien?"), ("nb", "Alle wijzigingen weggooien?"),
    ("da", "Scartare tutte le modifiche?"),
  ]
  .map { Mistake("other-language-text", $0.0, "discard/confirmation", $0.1) }

  /// A text that was copied from a neighbour.
  private static let sharedTexts = [
    ("de", "{count, plural, one {# Element} other {# Elemente}}"),
    ("fr", "{count, plural, one {# élément} other {# éléments}}"),
    ("it", "{count, plural, one {# elemento} other {# elementi}}"),
    ("nl", "{count, plural, one {# onderdeel} other {# onderdelen}}"),
    ("sv", "{count, plural, one {# objekt} other {# saker}}"),
  ]
  .map { Mistake("shared-text", $0.0, "remove/counted", $0.1, alsoIn: "delete/counted") }
}
