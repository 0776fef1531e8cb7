import TestSupport

/// Generates inputs and checks them one after the other until one fails.
struct Worker {
  let target: any FuzzTarget.Type
  private let mutator: Mutator
  private let seed: UInt64

  init(target: any FuzzTarget.Type, corpus: Corpus, seed: UInt64) {
    self.target = target
    self.seed = seed
    mutator = Mutator(seeds: target.seeds(corpus), tokens: target.tokens, openings: target.openings)
  }

  /// The input with this number. It depends only on the seed and the number, so that it can be reproduced.
  func input(_ number: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(number))
    return mutator.input(&generator)
  }

  /// Checks the inputs from 0 on.
  ///
  /// - Parameter counter: receives the number of each input before it is read.
  func run(_ count: Int, counter: SharedCounter) throws {
    for number in 0..<count {
      counter.set(number)
      try target.check(input(number), comparesWithOthers: number.isMultiple(of: 16))
    }
    counter.set(count)
  }
}
