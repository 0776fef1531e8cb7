import Foundation

/// A number in a file that two processes map; it survives a crash of the process that set it.
final class SharedCounter {
  private let number: UnsafeMutablePointer<Int>
  private let mapping: UnsafeMutableRawPointer

  /// - Throws: ``Failure`` if the file cannot be created or mapped.
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

  // One aligned word, so that the other process sees either the old or the new value.

  func set(_ value: Int) { number.pointee = value }

  var value: Int { number.pointee }
}
