// Reads all given files and does nothing with them.
import Glibc

for path in CommandLine.arguments.dropFirst() {
  let file = open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { exit(1) }
  let size = Int(lseek(file, 0, SEEK_END))
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    count = max(pread(file, buffer.baseAddress, size, 0), 0)
  }
  guard bytes.count == size else { exit(1) }
  close(file)
}
