import SourceText
import Testing

/// The classes of bytes, compared with the standard library's characters.
@Suite struct ASCIITests {
  @Test func classes() {
    for byte in UInt8.min...UInt8.max {
      let character = Character(Unicode.Scalar(byte))
      #expect(byte.isASCIIDigit == (character.isASCII && character.isNumber), "\(byte)")
      #expect(byte.isASCIILetter == (character.isASCII && character.isLetter), "\(byte)")
    }
  }
}
