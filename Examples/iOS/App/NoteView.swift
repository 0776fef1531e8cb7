import SwiftUI

/// A note with the buttons of the catalogue.
struct NoteView: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text)
      HStack {
        Button(.delete) { text = "" }
        Button(.pinNote) {}
      }
    }
  }
}
