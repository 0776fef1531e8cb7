import Testing

@testable import CatalogFiles

/// The results of parallel work keep their order.
@Suite struct ConcurrentMapTests {
  @Test(arguments: [nil, 1, 2, 3, 8, 1_000] as [Int?], [0, 1, 2, 7, 100])
  func keepsTheOrder(workers: Int?, count: Int) {
    let squares = Workers.$count.withValue(workers) { concurrentMap(count, inParallel: true) { "\($0 * $0)" } }
    #expect(squares == (0..<count).map { "\($0 * $0)" })
  }

  @Test(arguments: [nil, 1, 2, 3, 8] as [Int?])
  func throwsForTheSmallest(workers: Int?) {
    #expect(throws: Failure(index: 3)) {
      try Workers.$count.withValue(workers) {
        try concurrentMap(10, inParallel: true) { index throws(Failure) in
          if [3, 4, 9].contains(index) { throw Failure(index: index) }
        }
      }
    }
  }

  #if os(Linux)
    /// A task-local value is visible only on the task's own thread.
    @Test("A single thread does all work if the system does not list threads, as in a chroot without /proc")
    func worksWithoutAListOfThreads() {
      let folder = "/no/such/folder"
      let seen = Workers.$threadFolder.withValue(folder) {
        Workers.$count.withValue(8) { concurrentMap(10_000, inParallel: true) { _ in Workers.threadFolder } }
      }
      #expect(seen.allSatisfy { $0 == folder })
      Workers.$threadFolder.withValue(folder) {
        #expect(Workers.number(for: 8, inParallel: true) == 1)
      }
      #expect(Workers.number(for: 8, inParallel: true) == 8)
    }
  #endif

  private struct Failure: Error, Equatable {
    let index: Int
  }
}
