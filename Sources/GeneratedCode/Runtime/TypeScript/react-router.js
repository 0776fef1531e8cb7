import {
  Fragment, createContext, createElement, useContext, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore,
} from "react";
import { attempt } from "./browser-router.js";
import { askToDiscard } from "./discard.js";
import { destination, path, screens } from "./screens.js";

const Connection = createContext(undefined);

/** Gives a router to the components in it. */
export const RouterProvider = ({ router, locale, onRefused, base = "", serverState, children }) => {
  const value = useMemo(
    () => ({ router, onRefused: onRefused ?? askToDiscard(locale), base, serverState }), [router, locale, onRefused, base, serverState]);
  return createElement(Connection.Provider, { value }, children);
};

const useConnection = () => {
  const connection = useContext(Connection);
  if (!connection) throw new Error("No router is provided: put the component into a <RouterProvider router={router}>.");
  return connection;
};

/** The router. */
export const useRouter = () => useConnection().router;

/** The state of the router; the component renders when it changes. */
export const useRouterState = () => {
  const { router, serverState } = useConnection();
  return useSyncExternalStore(router.subscribe, () => router.state, () => serverState ?? router.state);
};

/** A function that goes back, and asks before input is lost. */
export const useGoBack = () => {
  const { router, onRefused } = useConnection();
  return () => attempt((forced) => router.goBack(forced), onRefused);
};

// MARK: Screens

/** A screen remains the same while only the query of its link changes. */
const keyOf = ({ screen, parameters }, index) => {
  const inQuery = (screens[screen]?.query ?? []).map(([, name]) => name);
  return JSON.stringify([index, screen, Object.entries(parameters).filter(([name]) => !inQuery.includes(name))]);
};

/** The screens of a stack, of which the last is visible; the others keep what is in them. */
const stackOf = (components, entries) => entries.map((entry, index) => createElement(
  "div",
  { key: keyOf(entry, index), "data-screen": entry.screen, hidden: index < entries.length - 1 },
  createElement(components[entry.screen], { parameters: entry.parameters })));

// React warns on a server about an effect of the layout.
const useLayout = typeof document === "undefined" ? useEffect : useLayoutEffect;

const Dialog = ({ presentation, goBack, children }) => {
  const element = useRef(null);
  useLayout(() => {
    const dialog = element.current;
    dialog.showModal();
    // While it is in the document, so that the focus goes back.
    return () => dialog.close();
  }, []);
  const style = presentation.style ?? presentation;
  return createElement(
    "dialog",
    {
      ref: element, "data-presentation": style === "custom" ? presentation.name : style,
      onCancel: (event) => {
        if (event.target !== element.current) return;
        event.preventDefault();
        goBack();
      },
      // Browsers close a dialog also without asking, if Escape is pressed twice.
      onClose: (event) => {
        if (event.target !== element.current || element.current.open) return;
        element.current.showModal();
        goBack();
      },
    },
    children);
};

/** The screens of the visible stack, and the modals over them. */
export const RouterView = ({ screens: components, modal = Dialog }) => {
  const { stacks, selectedTab, modals = [] } = useRouterState(), goBack = useGoBack();
  const { entries } = stacks.find(({ tab }) => tab === selectedTab);
  return createElement(
    Fragment, null,
    createElement("div", { key: selectedTab, "data-tab": selectedTab }, stackOf(components, entries)),
    modals.map(({ entries, presentation }, index) => {
      const [{ screen }] = entries, shown = presentation ?? screens[screen].presentation;
      return createElement(modal, { key: `${index} ${screen}`, presentation: shown, goBack }, stackOf(components, entries));
    }));
};

// MARK: Links

/** Opens a destination by its link, unless the link lacks a parameter, such as one of the title. */
const show = (router, to, by, forced) => {
  const link = path(to), found = link === undefined ? undefined : destination(link).parameters;
  const isWhole = found && Object.entries(to.parameters).every(([name, value]) => value === undefined || name in found);
  if (isWhole) router.open(link, { by, ...forced });
  else if (screens[to.screen].presentation === "push") router.push(to);
  else router.present(to);
};

/** A link to a screen, or a button if the screen has no path. */
export const RouterLink = ({ to, by = "push", onClick, ...rest }) => {
  const { router, onRefused, base } = useConnection(), link = path(to);
  const press = (event) => {
    onClick?.(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event, isModified = metaKey || ctrlKey || shiftKey || altKey;
    if (event.defaultPrevented || (link !== undefined && (button || isModified))) return;
    event.preventDefault();
    attempt((forced) => show(router, to, by, forced), onRefused);
  };
  return link === undefined
    ? createElement("button", { type: "button", ...rest, onClick: press })
    : createElement("a", { ...rest, href: base.replace(/\/$/, "") + link, onClick: press });
};
