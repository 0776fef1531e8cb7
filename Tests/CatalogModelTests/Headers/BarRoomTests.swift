import CatalogModel
import Testing

struct BarRoomTests {
  /// Targets of 44, gaps of 8 and 12, margins of 16.
  private static let room = {
    var profile = PlatformProfile(platform: .iOS)
    profile.textGap = 12
    profile.maximumTrailing = [TrailingLimit(width: 320, count: 5)]
    return profile.room
  }()

  @Test(
    "Actions leave room for the rest of a row; those without room are in the menu",
    arguments: [
      // 148 of three symbols, 16 + 12 + 16 besides them.
      (actions: 3, words: [], title: 0, width: 192, shown: 3),
      (actions: 3, words: [], title: 0, width: 191, shown: 1),
      // A title takes a target at least, and another gap.
      (actions: 3, words: [], title: 300, width: 248, shown: 3),
      (actions: 3, words: [], title: 300, width: 247, shown: 1),
      (actions: 3, words: [], title: 10, width: 214, shown: 3),
      // A word has the wider gap, and the width of its text.
      (actions: 2, words: [60], title: 0, width: 212, shown: 2),
      (actions: 2, words: [60], title: 0, width: 211, shown: 0),
      // The platform's own limit.
      (actions: 6, words: [], title: 0, width: 1000, shown: 5),
    ] as [(actions: Int, words: [Double], title: Double, width: Double, shown: Int)])
  func showsActions(actions: Int, words: [Double], title: Double, width: Double, shown: Int) {
    let room = Self.room
    let symbols = [BarRoom.Part](repeating: room.symbol, count: actions)
    let least = room.least(leading: nil, isBack: false, title: title)
    let endings = words.map { room.word($0, isProminent: false) }
    #expect(room.shown(symbols, endings: endings, besides: least, width: width) == shown)
  }

  @Test("A prominent word has padding; no word is narrower than a target")
  func words() {
    #expect(Self.room.word(60, isProminent: true).width == 84)
    #expect(Self.room.word(10, isProminent: false).width == 44)
  }
}
