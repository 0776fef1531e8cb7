import Foundation
import TestSupport
import Testing

/// Fixed files compile against what `catalog generate` writes, by the real compilers, and a fixed page works in a browser.
///
/// The frameworks are declared by stubs, as for the tests of generated code.
@Suite struct FixCompilesTests {
  private func generate(_ arguments: [String], in app: FixedApp) throws {
    let program = Program(folder: URL(filePath: app.folder.path))
    let result = try program.run(["generate"] + arguments + ["--catalog", "Own", "--purposes", Self.purposes])
    try #require(result.status == 0, "\(result.error)")
  }

  private static let purposes = "back,close,copy,delete,save,search,share"

  private func shell(_ command: String, in app: FixedApp) throws -> String {
    let outcome = try ChildProgram.run(
      ["/bin/bash", "-c", "{ \(command)\n} 2>&1"], kind: KotlinCompiler.isUsed(by: command) ? .heavyPeer : .peer,
      in: app.folder.path)
    return outcome.status == 0 ? "" : outcome.output + " "
  }

  // MARK: Kotlin

  private static let editor = """
    package com.example.editor

    import androidx.compose.foundation.layout.Spacer
    import androidx.compose.foundation.layout.size
    import androidx.compose.material.icons.Icons
    import androidx.compose.material3.Button
    import androidx.compose.material3.ButtonDefaults
    import androidx.compose.material3.DropdownMenuItem
    import androidx.compose.material3.Icon
    import androidx.compose.material3.IconButton
    import androidx.compose.material3.Text
    import androidx.compose.material3.TextButton
    import androidx.compose.runtime.Composable
    import androidx.compose.ui.Modifier

    @Composable
    fun Editor(search: () -> Unit, share: () -> Unit, isBusy: Boolean) {
        IconButton(onClick = search, enabled = !isBusy) {
            Icon(Icons.Default.Search, contentDescription = "Search")
        }
        DropdownMenuItem(
            text = { Text("Copy") },
            leadingIcon = { Icon(Icons.Default.ContentCopy, contentDescription = null) },
            onClick = { share(); search() },
        )
        Button(onClick = share, modifier = Modifier) {
            Icon(Icons.Default.Share, contentDescription = null, modifier = Modifier.size(ButtonDefaults.IconSize))
            Spacer(Modifier.size(ButtonDefaults.IconSpacing))
            Text("Share")
        }
        // Left: buttons of the framework and generated ones stand side by side.
        TextButton(onClick = share) { Text("Share") }
        IconButton(onClick = share) { Text("Share") }
    }

    """

  private static let materialIcons = """
    package androidx.compose.material.icons

    import androidx.compose.ui.graphics.vector.ImageVector

    object Icons {
        object Default {
            val Search: ImageVector get() = error("")
            val ContentCopy: ImageVector get() = error("")
            val Share: ImageVector get() = error("")
        }
    }
    """

  @Test func fixedKotlinCompiles() throws {
    let app = try FixedApp(["App/Editor.kt": Self.editor])
    try app.name(#"{ "kotlin": "com.example.purposes" }"#)
    #expect(try app.fix().error.hasPrefix("fixed 3 buttons in 1 file\n"))
    let fixed = try app.text("App/Editor.kt")
    #expect(fixed.contains("    DropdownMenuItem(Purpose.COPY, onClick = { share(); search() })\n"))
    try generate(["kotlin", "--android", "--package", "com.example.purposes", "--output", "code"], in: app)
    for (name, code) in AndroidStubs.files(drawables: []) { try app.folder.write(code.utf8, to: "stubs/\(name).kt") }
    try app.folder.write(Self.materialIcons.utf8, to: "stubs/Icons.kt")
    let command = "\(try KotlinCompiler.command()) -d classes stubs code/kotlin App"
    #expect(try shell(command, in: app) == "")
  }

  // MARK: Swift

  private static let swift = [
    "App/EditorView.swift": """
    import SwiftUI

    struct EditorView: View {
      let isLocked = false
      var body: some View {
        VStack {
          Button("Delete", role: .destructive) { erase() }
          Button("Copy", systemImage: "doc.on.doc", action: erase).disabled(isLocked)
          Button {
            erase()
          } label: {
            Image(systemName: "square.and.arrow.up").accessibilityLabel("Share")
          }
        }
      }
      @MainActor private func erase() {}
    }
    """,
    "App/Editor.swift": """
    import UIKit

    @MainActor func items(target: AnyObject, closing: Selector) -> [AnyObject] {
      [
        UIBarButtonItem(title: "Close", image: UIImage(systemName: "xmark"), target: target, action: closing),
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in print(1) },
        UIBarButtonItem(
          primaryAction: UIAction(title: "Search", image: UIImage(systemName: "magnifyingglass")) { _ in print(2) }),
      ]
    }
    """,
    "App/Toolbar.swift": """
    import AppKit

    @MainActor func item(target: AnyObject, sharing: Selector) -> NSToolbarItem {
      let item = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("share"))
      item.label = "Share"
      item.paletteLabel = "Share"
      item.toolTip = "Share"
      item.image = NSImage(systemSymbolName: "square.and.arrow.up", accessibilityDescription: nil)
      item.isBordered = true
      item.target = target
      item.action = sharing
      return item
    }
    """,
  ]

  /// What the stubs of generated code do not need. The compiler checks it, and nothing runs it, so that no body is called.
  private static let moreSwiftUI = """
    import SwiftUI

    struct OwnLabelStyle { static let titleOnly = OwnLabelStyle(), iconOnly = OwnLabelStyle() }
    extension View { func labelStyle(_ style: OwnLabelStyle) -> some View { disabled(false) } }
    struct VStack<Content: View>: View {
      init(@ViewBuilder content: () -> Content) {}
      var body: Never { fatalError() }
    }
    extension ViewBuilder {
      static func buildBlock<A: View, B: View, C: View>(_ first: A, _ second: B, _ third: C) -> A { first }
    }
    """

  @Test func fixedSwiftCompiles() throws {
    let app = try FixedApp(Self.swift)
    #expect(try app.fix().error == "fixed 7 buttons in 3 files\n")
    try generate(["swift", "--icons", "sf-symbols", "--output", "code"], in: app)
    for (name, source) in AppleStubs.modules {
      try app.folder.write(source.utf8, to: "stubs/\(name).swift")
      let built = try shell(
        "cd stubs && swiftc -emit-module -parse-as-library -module-name \(name) -I . \(name).swift", in: app)
      try #require(built == "")
    }
    try app.folder.write(Self.moreSwiftUI.utf8, to: "App/More.swift")
    let command =
      "swiftc -typecheck -swift-version 6 -parse-as-library -module-name App -I stubs code/*.swift App/*.swift"
    #expect(try shell(command, in: app) == "")
  }

  // MARK: React

  private static let react = """
    import type { MouseEvent } from "react";
    import { en } from "../purposes/locales/en.js";

    export const Editor = ({ save }: { save: (event: MouseEvent<HTMLButtonElement>) => void }) => (
      <div>
        <button type="button" className="wide" title="Now" disabled={false} onClick={save}>Save</button>
        <button type="button" onClick={(event) => save(event)}>Delete</button>
        <button type="submit">Save</button>
      </div>
    );

    """

  @Test func fixedReactCompiles() throws {
    let app = try FixedApp(["App/Editor.tsx": Self.react])
    try app.name(#"{ "typescript": "../purposes/react.js", "locale": "en" }"#)
    #expect(try app.fix().error.hasPrefix("fixed 2 buttons in 1 file\n"))
    try generate(["typescript", "--output", "purposes"], in: app)
    // Debian's React and its types, where tsc looks for them.
    let modules = "react csstype @types/react"
    let link =
      "mkdir -p node_modules/@types && for m in \(modules); do ln -s /usr/share/nodejs/$m node_modules/$m; done"
    let options =
      "--strict --noEmit --skipLibCheck --jsx react-jsx --target es2020 --module es2020 --moduleResolution node"
    #expect(try shell("\(link) && tsc \(options) App/Editor.tsx", in: app) == "")
  }

  // MARK: HTML

  /// A page that says where its button is, once all scripts ran.
  private static let page = """
    <!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <title>Editor</title>
        <style>
          main { display: flex; height: 90px; gap: 10px; align-items: stretch }
          button { padding: 7px; font: 20px monospace }
        </style>
        <script>
          addEventListener("load", () => {
            const { x, y, width, height } = document.querySelector("button").getBoundingClientRect();
            document.body.dataset.box = [x, y, width, height].join(" ");
            document.querySelector("button").click();
          });
        </script>
      </head>
      <body>
        <main><button type="button" onclick="document.body.dataset.saved = 1">Save</button> <i>not yet</i></main>
      </body>
    </html>

    """

  @Test func fixedPagesWork() throws {
    let app = try FixedApp(["App/page.html": Self.page])
    try app.name(#"{ "element": "/purposes/element.js", "elementLocale": "/purposes/locales/en.js" }"#)
    let before = try Chromium.document(ofPage: "App/page.html", in: app.folder)
    #expect(try app.fix().error == "fixed 1 button in 1 file\n")
    try generate(["typescript", "--output", "purposes"], in: app)
    let after = try Chromium.document(ofPage: "App/page.html", in: app.folder)
    let body = { (document: String) in document.firstMatch(of: /<body data-box="[\d. ]+" data-saved="1">/)?.output }
    #expect(body(before) != nil && body(before) == body(after), "\(before) \(after)")
    #expect(
      after.contains(#"<button type="button" lang="en" dir="ltr" data-role="confirm">Save</button></purpose-button>"#))
  }
}
