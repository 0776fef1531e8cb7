import Foundation
import TestSupport
import Testing

@testable import GeneratedCode

/// `router.js` moves between screens as the library does.
@Suite struct TypeScriptRouterTests {
  private static let program = Repository.root.appending(
    path: "Tests/GeneratedCodeTests/TypeScript/Programs/compareRouter.mjs"
  ).path

  private static let model = Result { try Model(RouterRows.folder.path) }

  @Test func answersAsTheTable() throws {
    let folder = try Self.model.get().modules()
    let output = try Shell.run("node '\(Self.program)' purposes '\(RouterRows.file.path)'", in: folder.path)
    let count = try RouterRows.read().rows.count
    #expect(output == "\(count) rows, 0 wrong\n")
    #expect(count > 1_000)
  }

  @Test func goesTheWayOfAPerson() throws {
    try expect(
      #"""
      import { path } from "./purposes/screens.js";
      const say = (action) => {
        const texts = (entries) => entries.map((entry) => path(entry) ?? entry.screen).join(", ");
        const stacks = router.tabs.map((tab) => (tab.isSelected ? "*" : "") + texts(tab.path)).join(" | ");
        const modals = (router.state.modals ?? []).map((modal) => ` ^ ${texts(modal.entries)}`).join("");
        console.log(`${action}: ${stacks}${modals}`);
      };
      say("start");
      router.open("https://example.org/places/berlin/routes/7");
      say("open a link");
      router.present(Screen.newItinerary());
      say("new itinerary");
      router.hasInput = true;
      try {
        router.goBack();
      } catch (error) {
        if (!(error instanceof RouterRefusal) || error.code !== "losesInput") throw error;
        console.log(`cancel: ask on ${error.fields.screen}, with ${error.fields.discard}`);
      }
      say("keep editing");
      const stored = JSON.stringify(router.state);
      router.hasInput = false;
      router.dismiss();
      say("save");
      router.popToIndex(1);
      say("menu of back");
      say(`restore, ${router.restore(JSON.parse(stored)).length} dropped`);
      """#, prints: PersonsWay.transcript, with: Model.cycling.get().generated)
  }

  /// A program on the modules prints what is expected.
  private func expect(_ program: String, prints expected: String, with catalog: GeneratedCatalog? = nil) throws {
    let folder = try TemporaryFolder()
    let printer = TypeScriptPrinter(try catalog ?? Self.model.get().generated, package: "purposes")
    try printer.files.write(to: folder, under: "purposes")
    let imports = """
      import { Router, RouterRefusal } from "./purposes/router.js";
      import { Screen, screens, stacks } from "./purposes/screens.js";
      const router = new Router();
      const show = (value) => console.log(JSON.stringify(value));
      const refused = (action) => { try { action(); } catch (error) { console.log(`${error}`); } };

      """
    try folder.write((imports + program).utf8, to: "program.mjs")
    #expect(try Shell.run("node program.mjs", in: folder.path) == expected)
  }

  @Test("A state is the JSON that the library writes, and is restored from what it reads")
  func codesStates() throws {
    try expect(
      """
      show(router.state);
      router.push(Screen.city({ city: "a" }));
      router.push(Screen.editor({ itinerary: "1" }));
      router.hasInput = false;
      router.present(Screen.newItinerary());
      router.present(Screen.photo({ photo: "1" }), { as: { grabber: true, style: "sheet", detents: ["medium", 0.5] } });
      router.present(Screen.photo({ photo: "2" }), { as: { style: "sheet" } });
      show(router.state);
      show(router.presentations);
      const { router: other, dropped } = Router.from(JSON.parse(JSON.stringify(router.state)));
      show([JSON.stringify(other.state) === JSON.stringify(router.state), dropped, other.transitions(router)]);
      show(Router.from({ stacks: [{ tab: null, entries: [] }], selectedTab: null, modals: null, unchanged: null }).router.state);
      """,
      prints: """
        {"stacks":[{"entries":[{"screen":"places","parameters":{}}],"tab":"places"},\
        {"entries":[{"screen":"itineraries","parameters":{}}],"tab":"itineraries"}],"selectedTab":"places"}
        {"stacks":[{"entries":[{"screen":"places","parameters":{}},{"screen":"city","parameters":{"city":"a"}},\
        {"screen":"editor","parameters":{"itinerary":"1"}}],"tab":"places"},\
        {"entries":[{"screen":"itineraries","parameters":{}}],"tab":"itineraries"}],"selectedTab":"places",\
        "modals":[{"entries":[{"screen":"new-itinerary","parameters":{}}]},\
        {"entries":[{"screen":"photo","parameters":{"photo":"1"}}],\
        "presentation":{"style":"sheet","detents":["medium",0.5],"grabber":true}},\
        {"entries":[{"screen":"photo","parameters":{"photo":"2"}}],"presentation":"sheet"}],\
        "unchanged":[{"screen":"editor","parameters":{"itinerary":"1"}}]}
        [{"style":"sheet","detents":["medium","large"],"grabber":true},\
        {"style":"sheet","detents":["medium",0.5],"grabber":true},"sheet"]
        [true,[],[]]
        {"stacks":[{"entries":[{"screen":"places","parameters":{}}],"tab":"places"},\
        {"entries":[{"screen":"itineraries","parameters":{}}],"tab":"itineraries"}],"selectedTab":"places"}

        """)
  }

  @Test("Each action replaces the frozen state, and tells those who subscribed, unless nothing changes")
  func publishesStates() throws {
    try expect(
      """
      let told = 0;
      const { subscribe } = router, earlier = router.state, parameters = { city: "a" };
      const stop = subscribe(() => told++);
      router.popToRoot(); router.selectTab("places"); router.hasInput = true;
      console.log(told, router.state === earlier);
      router.push(Screen.city(parameters));
      parameters.city = "b";
      console.log(told, router.state === earlier, router.current.parameters.city, router.state.stacks[1] === earlier.stacks[1]);
      refused(() => { "use strict"; router.state.stacks.push(1); });
      refused(() => { "use strict"; router.current.parameters.city = "c"; });
      const way = { style: "sheet", detents: ["large"] };
      router.present(Screen.payment({ order: "1", status: undefined }), { as: way });
      way.detents.push("medium");
      show([router.presentations, router.isModal, router.path, told]);
      stop(); stop(); router.dismiss();
      show([told, router.tabs.map(({ name, isSelected, path }) => [name, isSelected, path.length])]);
      """,
      prints: """
        0 true
        1 false a true
        TypeError: Cannot add property 2, object is not extensible
        TypeError: Cannot assign to read only property 'city' of object '#<Object>'
        [[{"style":"sheet","detents":["large"]}],true,[{"screen":"payment","parameters":{"order":"1"}}],2]
        [2,[["places",true,2],["itineraries",false,1]]]

        """)
  }

  @Test("A refusal says why; values that no type allows throw a TypeError, and nothing changes")
  func refuses() throws {
    try expect(
      """
      const earlier = router.state;
      refused(() => router.push({ screen: "city", parameters: { city: ".." } }));
      refused(() => router.setRoot(Screen.step({ step: "1" })));
      refused(() => router.push({ screen: "to\\nString", parameters: {} }));
      refused(() => router.push({ screen: "__proto__", parameters: {} }));
      refused(() => router.push({ screen: "city", parameters: { constructor: "a", city: "a" } }));
      refused(() => router.dismiss(0.5));
      refused(() => router.popToIndex(0.5));
      refused(() => router.popToIndex(-1));
      refused(() => router.selectTab(undefined));
      refused(() => router.open("/nowhere"));
      refused(() => router.push({ screen: "city", parameters: { city: 1 } }));
      refused(() => router.present(Screen.payment({ order: "1" }), { as: "popover" }));
      for (const state of [null, {}, [], "", { stacks: [{}] }, { stacks: [{ entries: [null] }] }]) {
        try { router.restore(state); } catch (error) { console.log(error instanceof TypeError); }
      }
      console.log(router.state === earlier);
      """,
      prints: """
        RouterRefusal: Screen 'city' cannot have the part '..' in 'city'.
        RouterRefusal: Screen 'city' beneath 'step' needs 'city'.
        RouterRefusal: There is no screen 'to\\nString'.
        RouterRefusal: There is no screen '__proto__'.
        RouterRefusal: Screen 'city' has no parameter 'constructor'.
        RouterRefusal: There are fewer modals.
        RouterRefusal: The stack has no place '0.5'.
        RouterRefusal: The stack has no place '-1'.
        RouterRefusal: There is no tab 'undefined'.
        RouterRefusal: No screen has a route for '/nowhere'.
        TypeError: A destination has the name of a screen, and texts as parameters.
        TypeError: There is no presentation 'popover'.
        true
        true
        true
        true
        true
        true
        true

        """)
  }

  @Test("An app without tabs has one stack, and one without a base an unknown screen", arguments: ["places", ""])
  func appsWithoutTabs(base: String) throws {
    var catalog = try Self.model.get().generated
    catalog.stacks = [GeneratedStack(tab: nil, base: base)]
    let state = "{\"stacks\":[{\"entries\":[{\"screen\":\"\(base)\",\"parameters\":{}}"
    try expect(
      """
      const first = router.state;
      show(first);
      router.push(Screen.offer({ offer: "1" }));
      show(router.state);
      show(Router.from(router.state).dropped);
      show(router.transitions(first));
      show([router.tabs, router.hasInput]);
      router.present(Screen.payment({ order: "1" }));
      refused(() => router.selectTab("places"));
      refused(() => router.selectTab());
      show(Router.from({ stacks: [{ tab: "home", entries: [router.current] }] }).dropped.map(({ reason, tab }) => [reason, tab]));
      """,
      prints: """
        \(state)]}]}
        \(state),{"screen":"offer","parameters":{"offer":"1"}}]}]}
        []
        [{"type":"push","count":1}]
        [[],false]
        RouterRefusal: There is no tab 'places'.
        RouterRefusal: There is no tab 'undefined'.
        [["unknownTab","home"]]

        """, with: catalog)
  }

  // MARK: Types

  private static let right = [
    "import { Router, RouterRefusal, type RouterState, type RouterTransition } from './purposes/router.js';",
    "import { Screen, screens, stacks, type Presentation, type TabName } from './purposes/screens.js';",
    "const router = new Router(); const earlier: RouterState = router.state; const stop = router.subscribe(() => {}); stop();",
    "router.push(Screen.city({ city: 'Berlin' })); router.replaceTop(Screen.city({ city: 'Bonn' }));",
    "router.present(Screen.newItinerary(), { as: { style: 'sheet', detents: ['medium', 0.5], cornerRadius: 16 } });",
    "router.popTo('places'); router.popTo(Screen.city({ city: 'Bonn' })); router.dismissTo('places'); router.dismiss(2);",
    "router.selectTab('itineraries', { force: true }); router.open('/places', { by: 'push' }); router.goBack();",
    "const steps: readonly RouterTransition[] = [...router.transitions(earlier), ...router.transitions(new Router())];",
    "for (const step of steps) if (step.type === 'tab') step.tab.length; else if (step.type === 'pop') step.count.toFixed();",
    "const { router: restored, dropped } = Router.from(JSON.parse('{}')); router.restore(restored.state, { force: true });",
    "for (const entry of dropped) if (entry.reason === 'refused') entry.refusal.message;",
    "try { router.pop(); } catch (error) {",
    "  if (error instanceof RouterRefusal && error.code === 'losesInput') error.fields.discard.length;",
    "}",
    "const ways: readonly Presentation[] = router.presentations; const tab: TabName | undefined = stacks[0]?.tab;",
    "if (router.current.screen === 'city') router.current.parameters.city; router.hasInput = !ways && !tab;",
    "screens.city.presentation; router.tabs[0]?.isSelected;",
  ]

  private static let wrong = [
    "router.push(Screen.city());", "router.push({ screen: 'town', parameters: {} });", "router.selectTab('home');",
    "router.popTo('town');", "router.dismissTo('town');", "router.present(Screen.newItinerary(), { as: 'popover' });",
    "router.open('/places', { by: 'replaced' });", "router.current.parameters.city;",
    "router.state.selectedTab = 'places';",
    "router.state.stacks[0]!.entries.push(router.current);", "router.restore({ entries: [] });",
    "try { router.pop(); } catch (error) { if (error instanceof RouterRefusal && error.code === 'modal') error.fields.discard; }",
  ]

  /// Debian's compiler, and a current one, at their strictest.
  @Test(
    "Actions, states, steps and refusals are typed: each wrong line is refused, and no other",
    arguments: [
      "tsc --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --noUnusedLocals --noImplicitReturns "
        + "--noPropertyAccessFromIndexSignature --noEmit --target es2022 --module es2022 --moduleResolution node",
      "\(TestTools.path("deno")) check",
    ])
  func isTyped(compiler: String) throws {
    let folder = try Self.model.get().modules()
    try folder.write(Self.right.joined(separator: "\n").utf8, to: "right.ts")
    try Shell.run("\(compiler) right.ts", in: folder.path)
    try folder.write((Self.right + Self.wrong).joined(separator: "\n").utf8, to: "wrong.ts")
    let output = try Shell.run("NO_COLOR=1 \(compiler) wrong.ts 2>&1 || true", in: folder.path)
    let lines = output.matches(of: /wrong\.ts[(:](\d+)[,:]/).compactMap { Int($0.1) }
    #expect(Set(lines) == Set(Self.right.count + 1...Self.right.count + Self.wrong.count), "\(output)")
  }

  @Test("Screens without a router bring none of it into a bundle; the router is small, compressed")
  func isApart() throws {
    let folder = try Self.model.get().modules()
    try folder.write(
      #"import { Screen, path } from "./purposes/screens.js"; show(path(Screen.gate()));"#.utf8, to: "bundle.js")
    let bundle = try Shell.run("esbuild --bundle --format=esm --log-level=error bundle.js", in: folder.path)
    #expect(!bundle.contains("stacks") && !bundle.contains("losesInput"))
    let size = try Shell.run(
      "esbuild --minify --format=esm --log-level=error purposes/router.js | gzip -9 | wc -c", in: folder.path)
    let bytes = try #require(Int(size.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(bytes < 4_500)
  }
}
