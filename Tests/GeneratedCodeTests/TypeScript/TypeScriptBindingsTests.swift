import Foundation
import TestSupport
import Testing

@testable import GeneratedCode

/// `browser-router.js` keeps a router and a browser's history in step; `react-router.js` renders its screens.
@Suite struct TypeScriptBindingsTests {
  private static let programs = Repository.root.appending(path: "Tests/GeneratedCodeTests/TypeScript/Programs")

  private let folder: TemporaryFolder

  init() throws {
    folder = try Model(RouterRows.folder.path).modules()
  }

  private func copy(_ program: String) throws {
    try folder.write(Data(contentsOf: Self.programs.appending(path: program)), to: program)
  }

  @Test func areOnlyForAppsWithScreens() throws {
    let names = ["browser-router", "discard", "react-router"].flatMap { ["\($0).d.ts", "\($0).js"] }
    func printed(_ model: Model) -> [String] {
      TypeScriptPrinter(model.generated).files.map(\.path).filter(names.contains)
    }
    #expect(try printed(Model.cycling.get()) == names)
    #expect(try printed(Model.standard.get()).isEmpty)
  }

  // MARK: Browser

  @Test("Each case of a stack, a link, a refusal or an entry")
  func followsTheHistory() throws {
    let output = try Shell.run("node '\(Self.programs.path)/browserCases.mjs' purposes", in: folder.path)
    #expect(output.split(separator: "\n").count == 20, "\(output)")
  }

  @Test("Random ways through an app: the router and the history agree after each step", arguments: 1...3)
  func agreesWithTheHistory(seed: Int) throws {
    let output = try Shell.run("node '\(Self.programs.path)/browserRouter.mjs' purposes \(seed)", in: folder.path)
    #expect(output == "300 ways\n")
  }

  // MARK: React

  @Test func reactRendersOnAServer() throws {
    try DebianReact.link(in: folder)
    try copy("reactServer.mjs")
    let base =
      #"<div data-tab="places"><div data-screen="places" hidden="">{}</div>"#
      + #"<div data-screen="city">{&quot;city&quot;:&quot;1&quot;}</div></div>"#
    let payment = #"<div data-screen="payment">{&quot;order&quot;:&quot;2&quot;}</div>"#
    let gate = #"<div data-screen="gate">{}</div>"#
    #expect(
      try Shell.run("NODE_PATH=/usr/share/nodejs node reactServer.mjs", in: folder.path) == """
        \(base)<dialog data-presentation="sheet">\(payment)</dialog><dialog data-presentation="card">\(gate)</dialog>
        \(base)<section title="sheet">\(payment)</section><section title="card">\(gate)</section>
        <div data-tab="places"><div data-screen="places">{}</div></div>
        <a class="wide" href="/app/places/S%C3%A3o%20Paulo">São Paulo</a>
        <button type="button" title="Alone">Lonely</button>
        No router is provided: put the component into a <RouterProvider router={router}>.

        """)
  }

  /// Chromium. A frame loads pages of an app, whose addresses are files of the server, so that it can be reloaded.
  @Test func goesBackAndForwardInABrowser() throws {
    try DebianReact.link(in: folder)
    try copy("reactApp.mjs")
    try copy("reactLook.html")
    try Shell.run(
      "NODE_PATH=/usr/share/nodejs esbuild --bundle --format=iife --log-level=error --outfile=app.js reactApp.mjs",
      in: folder.path)
    for page in ["places/berlin", "payment/1"] {
      try folder.write(
        #"<!doctype html><meta charset="utf-8"><title>App</title><main></main><script src="/app.js"></script>"#.utf8,
        to: "app/\(page).html")
    }
    let document = try Chromium.document(ofPage: "reactLook.html", in: folder)
    let report = try #require(document.firstMatch(of: /<pre id="report">([^<]*)<\/pre>/)?.1)
    #expect(
      report == """
        start: /app/places/berlin.html city at 0, asked 0, 0 dialogs, true
        button without a path: /app/places/berlin.html lonely at 1, asked 0, 0 dialogs, true
        back: /app/places/berlin.html city at 0, asked 0, 0 dialogs, true
        kept: draft
        forward: /app/places/berlin.html lonely at 1, asked 0, 0 dialogs, true
        link: /app/places/bonn.html city at 2, asked 0, 0 dialogs, true
        modal: /app/payment/1.html city,payment at 3, asked 0, 1 dialogs, true
        reload: /app/payment/1.html city,payment at 3, asked 0, 1 dialogs, true
        menu of back: /app/places/berlin.html city at 0, asked 0, 0 dialogs, true
        forward by three: /app/payment/1.html city,payment at 3, asked 0, 1 dialogs, true
        task: /app/itineraries/new city,payment,new-itinerary at 4, asked 0, 2 dialogs, true
        back is refused: /app/itineraries/new city,payment,new-itinerary at 4, asked 1, 2 dialogs, true
        Escape is refused: /app/itineraries/new city,payment,new-itinerary at 4, asked 2, 2 dialogs, true
        a closed dialog is shown again: /app/itineraries/new city,payment,new-itinerary at 4, asked 3, 2 dialogs, true
        discard: /app/payment/1.html city,payment at 3, asked 3, 1 dialogs, true
        Escape: /app/places/bonn.html city at 2, asked 3, 0 dialogs, true
        the button of the app: /app/places/berlin.html lonely at 1, asked 3, 0 dialogs, true
        """)
  }

  // MARK: Types

  private static let right = [
    #"import { Router, RouterRefusal } from "./purposes/router.js";"#,
    #"import { Screen } from "./purposes/screens.js";"#,
    #"import { askToDiscard, discardQuestion } from "./purposes/discard.js";"#,
    #"import { en } from "./purposes/locales/en.js";"#,
    #"import { attempt, connectToBrowser, type RefusalHandler } from "./purposes/browser-router.js";"#,
    #"import { RouterLink, RouterProvider, RouterView, useGoBack, useRouter } from "./purposes/react-router.js";"#,
    #"import { useRouterState, type ModalProps, type ScreenComponents, type ScreenProps } from "./purposes/react-router.js";"#,
    "const router = new Router(); const refusal = new RouterRefusal('nothingPresented', {});",
    "const onRefused: RefusalHandler = (refusal, retry) => {",
    "  if (refusal.code === 'losesInput' && confirm(refusal.fields.discard)) retry?.();",
    "};",
    "const stop: () => void = connectToBrowser(router, { onRefused, base: '/app', by: 'replace', window }); stop();",
    "attempt((forced) => router.goBack(forced), onRefused); onRefused(refusal);",
    "const City = ({ parameters: { city } }: ScreenProps<'city'>) => <p>{city.length}</p>;",
    "const Payment = ({ parameters: { order, status } }: ScreenProps<'payment'>) => <p>{order.length}{status?.length}</p>;",
    "const Any = () => <p>{useRouter().current.screen} {useRouterState().selectedTab}</p>;",
    "const screens: ScreenComponents = {",
    "  city: City, payment: Payment, editor: Any, gate: Any, help: Any, itineraries: Any, itinerary: Any, lonely: Any,",
    "  'new-itinerary': Any, offer: Any, people: Any, photo: Any, places: Any, route: Any, step: Any, survey: Any, welcome: Any,",
    "};",
    "const Sheet = ({ presentation, goBack, children }: ModalProps) => (",
    "  <section title={typeof presentation === 'string' ? presentation : presentation.style} onClick={goBack}>{children}</section>",
    ");",
    "const Bar = () => <button onClick={useGoBack()} />;",
    "connectToBrowser(router, { locale: en, by: 'push' });",
    "const titles: RefusalHandler = (refusal) => {",
    "  if (refusal.code === 'losesInput') discardQuestion(refusal, en).answers.map(({ title, destructive }) => destructive || title);",
    "};",
    "const asking: RefusalHandler = askToDiscard(en); asking(refusal); titles(refusal);",
    "const asked = <RouterProvider router={router} locale={en}><Bar /></RouterProvider>; asked;",
    "const provider = { router, onRefused }; const to = Screen.city({ city: 'Bonn' });",
    "const app = <RouterProvider {...provider} base='/app' serverState={router.state}><Bar /></RouterProvider>;",
    "const views = [<RouterView screens={screens} modal={Sheet} />, <RouterView screens={screens} />, app];",
    "const link = <RouterLink to={to} by='replace' className='wide' onClick={(event) => event.preventDefault()}>Bonn</RouterLink>;",
    "const { city, ...others } = screens; city; others; views; link;",
  ]

  private static let wrong = [
    "export const v0 = <RouterView screens={others} />;",
    "export const v1 = <RouterView screens={{ ...screens, city: Payment }} />;",
    "export const v2 = <RouterView screens={{ ...screens, town: Any }} />;",
    "export const v3 = <RouterView screens={{ ...others, city: ({ parameters }) => <p>{parameters.town}</p> }} />;",
    "export const v4 = <RouterView screens={screens} modal={City} />;",
    "export const v5 = <RouterProvider router={router}><Bar /></RouterProvider>;",
    "export const v6 = <RouterLink to='/places/bonn'>Bonn</RouterLink>;",
    "export const v7 = <RouterLink to={Screen.city({ town: 'Bonn' })}>Bonn</RouterLink>;",
    "export const v8 = <RouterLink to={to} by='replaced'>Bonn</RouterLink>;",
    "export const v9: ScreenProps<'town'> = { parameters: {} };",
    "connectToBrowser(router);", "connectToBrowser(router, { base: '/app' });",
    "connectToBrowser(router, { onRefused, by: 'replaced' });", "discardQuestion(refusal, en);",
    "connectToBrowser(router, { locale: 'en' });", "attempt(router.goBack());",
  ]

  private static let options =
    "--strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --noUnusedLocals --noImplicitReturns "
    + "--noPropertyAccessFromIndexSignature --noEmit --skipLibCheck --jsx react-jsx --target es2022 --module es2022 "
    + "--moduleResolution node"

  @Test("Screens, links and connections are typed at the strictest: each wrong line is refused, and no other")
  func isTyped() throws {
    try DebianReact.link(in: folder)
    try folder.write(Self.right.joined(separator: "\n").utf8, to: "right.tsx")
    try Shell.run("tsc \(Self.options) right.tsx", in: folder.path)
    try folder.write((Self.right + Self.wrong).joined(separator: "\n").utf8, to: "wrong.tsx")
    let output = try Shell.run("tsc \(Self.options) wrong.tsx || true", in: folder.path)
    let lines = output.matches(of: /wrong\.tsx\((\d+),/).compactMap { Int($0.1) }
    #expect(Set(lines) == Set(Self.right.count + 1...Self.right.count + Self.wrong.count), "\(output)")
  }

  @Test("The examples of the documentation compile, with components for the other screens of Cycling")
  func documentsBoth() throws {
    let folder = try Model.cycling.get().modules()
    try DebianReact.link(in: folder)
    let views = ["Itineraries", "Itinerary", "People", "Photo", "Places", "Route"]
    try folder.write(views.map { "export const \($0) = () => null;" }.joined(separator: "\n").utf8, to: "views.tsx")
    for language in ["ts", "tsx"] {
      let examples = try DocumentSnippet.all(language)
      try #require(examples.count == 1)
      try folder.write(examples[0].text.utf8, to: "example.\(language)")
      let command = "tsc \(Self.options) example.\(language)".replacing("--noUnusedLocals ", with: "")
      try Shell.run(command, in: folder.path)
    }
  }

  // MARK: Size

  @Test(
    "The files are small, compressed",
    arguments: [
      ("browser-router", 1_700), ("discard", 600), ("element-header", 1_500), ("header-items", 850),
      ("react-header", 1_000),
      ("react-router", 1_350),
    ])
  func isSmall(file: String, limit: Int) throws {
    let size = try Shell.run(
      "esbuild --minify --format=esm --log-level=error purposes/\(file).js | gzip -9 | wc -c", in: folder.path)
    let bytes = try #require(Int(size.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect((500..<limit).contains(bytes), "\(bytes)")
  }
}
