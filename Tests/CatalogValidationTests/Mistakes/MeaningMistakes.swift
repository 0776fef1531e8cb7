/// Texts with a wrong meaning, or equal to a neighbouring button's text.
extension MistakeTests {
  static let meaningMistakes = [
    // English distinguishes two words for which many languages have only one.
    Mistake("title-collision", "de", "remove", "Löschen"),
    Mistake("title-collision", "ru", "remove", "Удалить"),
    Mistake("title-collision", "he", "remove", "מחיקה"),
    Mistake("title-collision", "ko", "save", "버리기"),
    Mistake("title-collision", "fr", "undo", "Retablir"),
    Mistake("title-collision", "ja", "done", "キャンセル"),
    Mistake("direction-word", "en", "back", "Left"),
    Mistake("direction-word", "de", "forward", "Nach rechts"),
    Mistake("direction-word", "ar", "forward", "لليمين"),
    Mistake("direction-word", "ja", "back", "左へ"),
    Mistake("direction-word", "th", "back", "ไปซ้าย"),
    Mistake("direction-word", "hi", "forward", "दाईं ओर"),
    Mistake("direction-word", "ru", "back", "Влево"),
    Mistake("direction-word", "tr", "back", "Sola git"),
  ]
}
