import Foundation

/// A number in a file that two processes map: it is there still when the one that set it has crashed.
final class SharedCounter {
  private let number: UnsafeMutablePointer<Int>
  private let mapping: UnsafeMutableRawPointer

  /// - Throws: ``Failure`` when the file cannot be made or mapped.
  init(file: String) throws {
    let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Failure("cannot write '\(file)'") }
    defer { close(descriptor) }
    let size = MemoryLayout<Int>.size
    guard ftruncate(descriptor, off_t(size)) == 0,
      let mapping = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), mapping != MAP_FAILED
    else { throw Failure("cannot map '\(file)'") }
    self.mapping = mapping
    number = mapping.bindMemory(to: Int.self, capacity: 1)
  }

  deinit { munmap(mapping, MemoryLayout<Int>.size) }

  // One aligned word: either process sees all of it or the one before.

  func set(_ value: Int) { number.pointee = value }

  var value: Int { number.pointee }
}
