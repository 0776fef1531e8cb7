#if canImport(SwiftUI)
import SwiftUI

/// A step of a person that waits for the answer to the question whether input may be lost.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct AskedStep {
  let question: DiscardQuestion
  /// Takes the step all the same.
  let goOn: @MainActor () -> Void
}

/// Asks whether input may be lost, on the layer that is visible.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct DiscardDialog: ViewModifier {
  @Binding var asked: AskedStep?
  let isVisible: Bool
  let language: Language

  func body(content: Content) -> some View {
    content.confirmationDialog(
      Text(verbatim: asked?.question.text(in: language) ?? ""), isPresented: isPresented, titleVisibility: .visible
    ) {
      if let asked {
        Button(role: .destructive) {
          asked.goOn()
        } label: {
          Text(verbatim: asked.question.discard.title(in: language))
        }
        Button(role: .cancel) {
        } label: {
          Text(verbatim: asked.question.keep.title(in: language))
        }
      }
    }
  }

  private var isPresented: Binding<Bool> {
    Binding {
      isVisible && asked != nil
    } set: { isPresented in
      if !isPresented { asked = nil }
    }
  }
}
#endif
