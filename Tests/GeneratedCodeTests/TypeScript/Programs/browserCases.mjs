import assert from "node:assert/strict";
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { Tab } from "./browserStub.mjs";

// node browserCases.mjs MODULES: what connectToBrowser does, case by case; prints the names of the cases.
const root = pathToFileURL(fs.realpathSync(process.argv[2]));
const { attempt, connectToBrowser } = await import(`${root}/browser-router.js`);
const { Router } = await import(`${root}/router.js`);
const { Screen } = await import(`${root}/screens.js`);

const start = (address = "/", options = {}) => {
  const tab = new Tab(address), router = new Router(), refusals = [], retries = [];
  const onRefused = (refusal, retry) => {
    refusals.push(refusal.message);
    retries.push(retry);
  };
  const stop = connectToBrowser(router, { window: tab.window, onRefused, ...options });
  return { tab, router, refusals, retries, stop, addresses: () => tab.entries.map(({ url }) => url.pathname + url.search + url.hash) };
};
const names = ({ path }) => path.map(({ screen }) => screen).join();

const cases = {
  "an address opens its screen with the parents beneath": () => {
    const { tab, router, refusals } = start("/places/a/routes/7?day=2#map");
    assert.deepEqual([names(router), tab.address, refusals], ["places,city,route", "/places/a/routes/7?day=2#map", []]);
  },
  "the address of the app alone is its start": () => {
    const { tab, router, refusals } = start("/?campaign=1");
    assert.deepEqual([names(router), tab.address, refusals], ["places", "/places", []]);
  },
  "an unknown address, and one outside the base, are reported": () => {
    const { tab, refusals, retries } = start("/nowhere");
    assert.deepEqual([tab.address, refusals, retries], ["/places", ["No screen has a route for '/nowhere'."], [undefined]]);
    assert.deepEqual(start("/application/places", { base: "/app" }).refusals, ["No screen has a route for '/application/places'."]);
  },
  "a base is before each path": () => {
    for (const base of ["/app", "/app/"]) {
      const { tab, router, addresses } = start("/app/places/a", { base });
      router.pop();
      router.push(Screen.city({ city: "b" }));
      assert.deepEqual(addresses(), ["/app/places", "/app/places/b"]);
      assert.ok(tab.window.click("/places/a"));
      assert.ok(!tab.window.click("/app/places/a"));
      assert.equal(names(router), "places,city,city");
    }
    assert.equal(start("/app", { base: "/app" }).tab.address, "/app/places");
  },
  "steps forward are entries, steps back go back, and others replace": () => {
    const { tab, router, addresses } = start();
    router.push(Screen.city({ city: "a" }));
    router.replaceTop(Screen.city({ city: "b" }));
    router.push(Screen.lonely());
    router.present(Screen.payment({ order: "1" }));
    assert.deepEqual(addresses(), ["/places", "/places/b", "/places/b", "/payment/1"]);
    router.dismiss();
    router.popToRoot();
    tab.settle();
    assert.deepEqual([tab.index, tab.entries.length], [0, 4]);
    router.selectTab("itineraries");
    assert.deepEqual(addresses(), ["/places", "/itineraries"]);
  },
  "a step back that no entry shows takes the place of those that show more": () => {
    const { tab, router, addresses } = start("/places/a/routes/7");
    router.push(Screen.lonely());
    router.popToRoot();
    tab.settle();
    assert.deepEqual([tab.index, tab.address], [0, "/places"]);
    assert.equal(addresses().length, 2);
  },
  "a modal that is saved makes place for the screen that it leads to": () => {
    const { tab, router, addresses } = start();
    router.present(Screen.newItinerary());
    router.dismiss();
    router.push(Screen.city({ city: "a" }));
    router.push(Screen.lonely());
    tab.settle();
    assert.deepEqual(addresses(), ["/places", "/places/a", "/places/a"]);
    tab.window.history.go(-1);
    tab.settle();
    assert.equal(names(router), "places,city");
  },
  "Back that would lose input returns, asks, and goes on": () => {
    const { tab, router, refusals, retries } = start();
    router.push(Screen.city({ city: "a" }));
    router.present(Screen.newItinerary());
    router.present(Screen.photo({ photo: "1" }));
    tab.window.history.go(-3);
    tab.settle();
    assert.deepEqual([tab.index, names(router)], [3, "photo"]);
    assert.deepEqual(refusals, ["Screen 'new-itinerary' would lose input: ask, with 'discard' for the answer that loses it."]);
    retries[0]();
    tab.settle();
    assert.deepEqual([tab.index, tab.entries.length, names(router)], [0, 4, "places"]);
    tab.window.history.go(3);
    tab.settle();
    assert.deepEqual([tab.index, names(router), router.state.modals.length], [3, "photo", 2]);
  },
  "an answer at once, as window.confirm gives, goes on too": () => {
    const { tab, router } = start("/", { onRefused: (_, retry) => retry() });
    router.present(Screen.newItinerary());
    tab.window.history.go(-1);
    tab.settle();
    assert.deepEqual([tab.index, router.isModal], [0, false]);
  },
  "an answer after the person went on elsewhere does not leave the app": () => {
    const { tab, router, retries } = start();
    router.present(Screen.newItinerary());
    tab.window.history.go(-1);
    tab.settle();
    router.present(Screen.photo({ photo: "1" }));
    retries[0]();
    tab.settle();
    assert.deepEqual([tab.index, names(router)], [0, "places"]);
  },
  "Forward that would lose input asks too, and its answer counts after another step": () => {
    const { tab, router, retries } = start("/itineraries/new");
    router.hasInput = false;
    tab.window.click("/places/b");
    tab.window.history.go(-1);
    tab.settle();
    router.hasInput = true;
    tab.window.history.go(1);
    tab.settle();
    assert.deepEqual([tab.index, names(router), retries.length], [0, "new-itinerary", 1]);
    router.present(Screen.photo({ photo: "1" }));
    retries[0]();
    assert.deepEqual([names(router), router.isModal, tab.address], ["places,city", false, "/places/b"]);
  },
  "an entry holds at most 50 states": () => {
    const { tab, router } = start();
    for (let count = 0; count < 60; count++) router.push(Screen.lonely());
    assert.deepEqual([tab.index, tab.current.state.purposeRouter.states.length], [60, 50]);
    router.popToRoot();
    tab.settle();
    assert.deepEqual([tab.index, names(router), tab.address], [11, "places", "/places"]);
  },
  "a reload keeps tabs, modals and notes; another tab of the browser has its own": () => {
    const { tab, router, stop } = start("/itineraries/a");
    router.push(Screen.editor({ itinerary: "a" }));
    router.hasInput = false;
    router.present(Screen.newItinerary());
    stop();
    tab.reload();
    const again = new Router();
    connectToBrowser(again, { window: tab.window, onRefused: assert.fail });
    assert.deepEqual([again.state, tab.entries.length], [router.state, 3]);
    again.dismiss();
    tab.settle();
    assert.deepEqual([tab.index, tab.entries.length], [1, 3]);
    assert.equal(names(start("/itineraries/b").router), "itineraries,itinerary");
  },
  "a screen that a new version no longer has is dropped": () => {
    const { tab, stop } = start("/places/a/routes/7");
    stop();
    tab.current.state.purposeRouter.states[0].stacks[0].entries[2].screen = "gone";
    tab.reload();
    const again = new Router();
    connectToBrowser(again, { window: tab.window, onRefused: assert.fail });
    assert.deepEqual([names(again), tab.address], ["places,city", "/places/a"]);
  },
  "the browser makes an entry for a fragment, which shows the same screen": () => {
    const { tab, router, addresses } = start("/places/a");
    assert.ok(tab.window.click("#map"));
    tab.goToFragment("#map");
    assert.deepEqual([addresses(), names(router)], [["/places/a", "/places/a#map"], "places,city"]);
    router.push(Screen.lonely());
    router.popToRoot();
    tab.settle();
    assert.deepEqual([tab.index, tab.address], [0, "/places"]);
  },
  "the browser keeps clicks that are not for this page": () => {
    const { tab, router } = start(), before = router.state;
    const attributes = [{ target: "_blank" }, { download: "" }];
    const modifiers = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }];
    for (const change of [...attributes.map((attributes) => ({ attributes })), ...modifiers]) {
      assert.ok(tab.window.click("/places/a", change), JSON.stringify(change));
    }
    assert.ok(tab.window.click("https://example.com/places/a"));
    assert.ok(tab.window.click("/nowhere"));
    assert.ok(!tab.window.click("/places/a", { isHandled: true }));
    assert.equal(router.state, before);
    assert.ok(!tab.window.click("/places/a", { attributes: { target: "_self" } }));
    assert.equal(names(router), "places,city");
  },
  "a link opens over the visible screens, or in their place; one that would lose input asks": () => {
    const { tab, router, retries } = start("/places/a");
    tab.window.click("/payment/1");
    assert.deepEqual([router.isModal, tab.index], [true, 1]);
    router.present(Screen.newItinerary());
    tab.window.click("/itineraries");
    assert.equal(names(router), "new-itinerary");
    retries[0]();
    assert.deepEqual([names(router), router.isModal], ["itineraries", false]);
    const other = start("/places/a", { by: "replace" });
    other.tab.window.click("/places/b/routes/1");
    assert.equal(names(other.router), "places,city,route");
  },
  "stop ends it": () => {
    const { tab, router, stop } = start();
    router.push(Screen.city({ city: "a" }));
    stop();
    router.push(Screen.lonely());
    tab.window.history.go(-1);
    tab.settle();
    assert.ok(tab.window.click("/places/b"));
    assert.deepEqual([names(router), tab.entries.length], ["places,city,lonely", 2]);
  },
  "a traversal that a frame of the page takes is tried again": () => {
    const { tab, router } = start();
    router.push(Screen.city({ city: "a" }));
    router.pop();
    tab.traversals.length = 0;
    tab.settle();
    assert.equal(tab.index, 0);
  },
  "attempt passes only refusals on": () => {
    const router = new Router(), told = [];
    router.present(Screen.newItinerary());
    attempt((forced) => router.goBack(forced), (refusal, retry) => { told.push(refusal.code); retry(); });
    attempt(() => router.goBack(), (refusal, retry) => told.push(refusal.code, retry));
    assert.deepEqual([told, router.isModal], [["losesInput", "popsBase", undefined], false]);
    assert.throws(() => attempt(() => { throw new TypeError("a mistake"); }, assert.fail), /a mistake/);
  },
};

for (const [name, run] of Object.entries(cases)) {
  run();
  console.log(name);
}
