import Testing

@testable import catalog_service

@Suite struct BoundedCacheTests {
  @Test func forgetsWhatIsNotAskedFor() {
    let cache = BoundedCache<Int, String>(limit: 800)
    cache.keep("kept", for: 0, bytes: 100)
    for key in 1...20 {
      cache.keep("\(key)", for: key, bytes: 100)
      #expect(cache[0] == "kept")
    }
    #expect(cache[1] == nil)
    #expect(cache[20] == "20")
    // Two generations of half the bytes.
    #expect((0...20).count { cache[$0] != nil } <= 8)
  }

  @Test func refusesWhatWouldFillIt() {
    let cache = BoundedCache<Int, String>(limit: 800)
    cache.keep("large", for: 0, bytes: 101)
    #expect(cache[0] == nil)
  }

  @Test func countsAReplacedValueOnce() {
    let cache = BoundedCache<Int, String>(limit: 800)
    cache.keep("first", for: 1, bytes: 100)
    for _ in 0..<50 { cache.keep("again", for: 0, bytes: 100) }
    #expect(cache[1] == "first")
  }
}
