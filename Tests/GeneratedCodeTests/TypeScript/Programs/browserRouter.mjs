import assert from "node:assert/strict";
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { Tab } from "./browserStub.mjs";

// node browserRouter.mjs MODULES SEED: random ways through an app, in which the router and the history agree.
const [folder, seed] = process.argv.slice(2);
const root = pathToFileURL(fs.realpathSync(folder));
const { connectToBrowser } = await import(`${root}/browser-router.js`);
const { Router, RouterRefusal } = await import(`${root}/router.js`);
const { Screen, path } = await import(`${root}/screens.js`);

let number = Number(seed);
const random = (count) => {
  number = (Math.imul(number, 1664525) + 1013904223) >>> 0;
  return Math.floor((number / 2 ** 32) * count);
};
const pick = (list) => list[random(list.length)];
const letter = () => pick(["a", "b", "c"]);

const destinations = [
  () => Screen.city({ city: letter() }), () => Screen.route({ city: letter(), route: "7" }), () => Screen.lonely(),
  () => Screen.editor({ itinerary: letter() }), () => Screen.itinerary({ itinerary: letter() }),
];
const modals = [() => Screen.newItinerary(), () => Screen.photo({ photo: letter() }), () => Screen.payment({ order: letter() })];
const links = [
  "/places", "/places/a", "/places/b/routes/7?day=2", "/itineraries", "/itineraries/a/edit", "/payment/a?status=b", "/gate",
];

const counts = {};
const count = (name) => { counts[name] = (counts[name] ?? 0) + 1; };

/** An app in a tab of a browser. */
const app = (tab) => {
  const router = new Router(), refusals = [];
  const onRefused = (refusal, retry) => refusals.push({ refusal, retry });
  const stop = connectToBrowser(router, { window: tab.window, onRefused });
  return { router, refusals, stop };
};

/** What is true whenever no traversal is under way. */
const check = (tab, router, trace) => {
  const { states, index } = tab.current.state.purposeRouter, state = JSON.stringify(router.state);
  assert.equal(JSON.stringify(states.at(-1)), state, trace);
  // Each entry knows those before it.
  const before = tab.entries.slice(0, tab.index + 1).map((entry) => entry.state.purposeRouter.states.at(-1));
  assert.deepEqual(states, before.slice(-50), trace);
  assert.equal(index, tab.index, trace);
  const layers = [router.tabs.find(({ isSelected }) => isSelected).path, ...(router.state.modals ?? []).map(({ entries }) => entries)];
  const shown = layers.flat().map(path).filter(Boolean).at(-1);
  if (shown !== undefined) assert.equal(tab.address, shown, trace);
};

for (let way = 0; way < 300; way++) {
  const tab = new Tab(pick(["/", "/places", "/places/a/routes/7", "/itineraries/new"]));
  let { router, refusals, stop } = app(tab);
  const trace = [];
  const attempt = (action) => {
    try { action(); } catch (error) {
      if (!(error instanceof RouterRefusal)) throw error;
      count("refused by the router");
    }
  };
  const actions = {
    push: () => attempt(() => router.push(pick(destinations)())),
    present: () => attempt(() => router.present(pick(modals)())),
    replaceTop: () => attempt(() => router.replaceTop(pick(destinations)())),
    selectTab: () => attempt(() => router.selectTab(pick(["places", "itineraries"]), { force: random(2) === 0 })),
    goBack: () => attempt(() => router.goBack()),
    popToRoot: () => router.popToRoot(),
    dismiss: () => attempt(() => router.dismiss()),
    dismissAndPush: () => attempt(() => { router.dismiss(); router.push(pick(destinations)()); }),
    setRoot: () => attempt(() => router.setRoot(pick(destinations)())),
    hasInput: () => { router.hasInput = random(2) === 0; },
    link: () => tab.window.click(pick(links)),
    back: () => tab.window.history.go(-1),
    forward: () => tab.window.history.go(1),
    menuOfBack: () => tab.window.history.go(-2 - random(3)),
    backAndPush: () => { tab.window.history.go(-1); attempt(() => router.push(pick(destinations)())); },
    twice: () => { tab.window.history.go(-1); tab.window.history.go(-1); },
    reload: () => {
      const earlier = JSON.stringify(router.state);
      stop();
      tab.reload();
      ({ router, refusals, stop } = app(tab));
      assert.equal(JSON.stringify(router.state), earlier, "reload");
    },
    backAndForward: () => {
      const earlier = JSON.stringify(router.state), { index } = tab, asked = refusals.length;
      if (!index) return;
      tab.window.history.go(-1);
      tab.settle();
      if (refusals.length > asked) return;
      tab.window.history.go(1);
      tab.settle();
      if (refusals.length > asked) return;
      count("came back");
      assert.equal(JSON.stringify(router.state), earlier, trace.join());
    },
  };
  for (let step = 0; step < 60; step++) {
    const name = pick(Object.keys(actions)), { entries: { length }, index } = tab;
    const asked = refusals.length, earlier = JSON.stringify(router.state);
    trace.push(name);
    actions[name]();
    tab.settle();
    count(name);
    check(tab, router, trace.join());
    // The app's ways back add no entries, and do not repeat the one before.
    if (["goBack", "popToRoot", "dismiss"].includes(name)) {
      assert.ok(tab.entries.length <= length && tab.index <= index, trace.join());
      const [before, state] = tab.current.state.purposeRouter.states.slice(-2).map((each) => JSON.stringify(each));
      if (JSON.stringify(router.state) !== earlier) assert.notEqual(before, state, trace.join());
    }
    if (refusals.length > asked) {
      const { refusal, retry } = refusals.at(-1);
      if (["back", "forward", "menuOfBack"].includes(name)) {
        count("asked");
        assert.equal(refusal.code, "losesInput");
        assert.deepEqual([JSON.stringify(router.state), tab.index], [earlier, index], trace.join());
      }
      if (random(2)) {
        trace.push("retry");
        retry();
        tab.settle();
        count("retried");
        check(tab, router, trace.join());
      }
    }
  }
  stop();
}
const names = ["refused by the router", "came back", "asked", "retried", "goBack", "reload", "twice"];
for (const name of names) assert.ok(counts[name] > 50, `${name}: ${counts[name]}`);
console.log("300 ways");
