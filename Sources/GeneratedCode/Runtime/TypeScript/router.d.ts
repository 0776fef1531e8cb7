import type { Destination, Presentation, ScreenName, TabName } from "./screens.js";

/** The position of a person, as the same JSON that routers in Swift write. Each action replaces it; it is frozen. */
export interface RouterState {
  /** The stacks of the tabs, in the order of the tab bar, or the only stack of an app without tabs. */
  readonly stacks: readonly { readonly tab?: TabName; readonly entries: readonly Destination[] }[];
  /** Absent in an app without tabs. */
  readonly selectedTab?: TabName;
  /** The modals, the lowest first, with their presentation if it is not that of the screen at their base. */
  readonly modals?: readonly { readonly presentation?: Presentation; readonly entries: readonly Destination[] }[];
  /** The destinations whose input the app has said to be empty or saved, so that leaving them asks nothing. */
  readonly unchanged?: readonly Destination[];
}

/** A destination from a stored state, whose screen may no longer exist. */
export interface StoredDestination {
  readonly screen: string;
  readonly parameters: { readonly [name: string]: string };
}

/** A stored state from anywhere: wrong entries are dropped. */
export interface StoredState {
  readonly stacks: readonly { readonly tab?: string | null; readonly entries: readonly StoredDestination[] }[];
  readonly selectedTab?: string | null;
  readonly modals?: readonly {
    readonly presentation?: Presentation | null; readonly entries: readonly StoredDestination[];
  }[] | null;
  readonly unchanged?: readonly StoredDestination[] | null;
}

/** An entry that was not restored, and the reason. */
export type Dropped =
  /** Its screen no longer exists, or its parameters have changed. */
  | { readonly destination: StoredDestination; readonly reason: "refused"; readonly refusal: RouterRefusal }
  /** The app has no such tab any more, or the state has it twice. */
  | { readonly destination: StoredDestination; readonly reason: "unknownTab"; readonly tab?: string }
  /** An entry beneath it was dropped. */
  | { readonly destination: StoredDestination; readonly reason: "above" };

/** The reason why values do not make a path. */
export type RouteValueError =
  | { readonly code: "missing" | "unknown" | "emptyPart"; readonly name: string }
  | { readonly code: "dotPart"; readonly name: string; readonly part: string }
  | { readonly code: "gap"; readonly name: string; readonly absent: string };

interface Refusals {
  /** There is no such screen. */
  unknownScreen: { readonly screen: string };
  /** A screen does not take the values of its parameters. */
  parameters: { readonly screen: ScreenName; readonly error: RouteValueError };
  /** A screen beneath a destination needs a parameter that the destination does not have. */
  parent: { readonly screen: ScreenName; readonly parent: ScreenName; readonly error: RouteValueError };
  /** A modal screen cannot be pushed. */
  modal: { readonly screen: ScreenName };
  /** A screen that is pushed cannot be presented. */
  pushed: { readonly screen: ScreenName };
  /** The base of a stack cannot be pushed. */
  base: { readonly screen: ScreenName; readonly tab: TabName | undefined };
  /** The base of a stack cannot be popped. */
  popsBase: { readonly screen: ScreenName; readonly isModal: boolean };
  /** No modal can be dismissed. */
  nothingPresented: {};
  /** The screen is not in the stack. */
  notInStack: { readonly screen: string; readonly stack: readonly ScreenName[] };
  /** The stack has no such place. */
  noPlace: { readonly index: number; readonly count: number };
  /** The screen would lose input. Ask, with the purpose `discard` for the answer that loses it, and go on with `force`. */
  losesInput: { readonly screen: ScreenName; readonly discard: string };
  /** There is no such tab. */
  unknownTab: { readonly tab: string };
  /** A modal covers the tabs, and the tab would change. */
  coveredTab: { readonly tab: TabName };
  /** No route matches a link. */
  unknownRoute: { readonly link: string };
}

/** The reason why a router refused an action. The router is unchanged then. */
export type RouterRefusal = Error & {
  readonly [code in keyof Refusals]: { readonly code: code; readonly fields: Refusals[code] }
}[keyof Refusals];

/** `error instanceof RouterRefusal && error.code === "losesInput"` tells the types of the fields. */
export declare const RouterRefusal: {
  readonly prototype: RouterRefusal;
  new <Code extends keyof Refusals>(code: Code, fields: Refusals[Code]): RouterRefusal & { readonly code: Code };
};

/** A step from the screens of one state to those of another, without edges and animations. */
export type RouterTransition =
  /** The top modals are dismissed. */
  | { readonly type: "dismiss"; readonly count: number }
  /** Another tab is selected. */
  | { readonly type: "tab"; readonly tab: TabName }
  /** The stack of a tab that is not visible is another one. */
  | { readonly type: "hiddenStack"; readonly tab?: TabName }
  /** The visible stack has another base, and goes on without a direction. */
  | { readonly type: "replace" }
  /** Screens of the visible stack are popped. */
  | { readonly type: "pop"; readonly count: number }
  /** The last screens of the visible stack are pushed over those that remain. */
  | { readonly type: "push"; readonly count: number }
  /** The last modals, each with its whole stack, are presented. */
  | { readonly type: "present"; readonly count: number };

/** True to lose input without asking. */
export interface Forced { readonly force?: boolean }

/**
 * The position of a person in the app: a stack for each tab, and a stack for each modal over them.
 *
 * Its actions change it, or throw a `RouterRefusal` that says why it is unchanged. No action changes the tab unless the
 * screen declares one, except `selectTab`, `open` and `restore`. No stack is ever empty.
 */
export declare class Router {
  /** Creates a router at the base of the first tab. */
  constructor();

  /** Creates a router from a stored state, as far as its screens still exist; throws a `TypeError` for other values. */
  static from(state: StoredState): { readonly router: Router; readonly dropped: readonly Dropped[] };

  /** The person's position. React: `useSyncExternalStore(router.subscribe, () => router.state)`. */
  get state(): RouterState;

  /** Calls a function after each change, until the function that it returns is called. It may be passed alone. */
  readonly subscribe: (listener: () => void) => () => void;

  /** The visible stack, from its base: that of the top modal, or else of the selected tab. */
  get path(): readonly Destination[];

  /** The destination that is visible. */
  get current(): Destination;

  /** True if a modal is visible. */
  get isModal(): boolean;

  /** The ways in which the modals are presented, the lowest first. */
  get presentations(): readonly Presentation[];

  /** The tabs, in the order of the tab bar; empty if the app has none. A modal may cover the selected one. */
  get tabs(): readonly {
    readonly name: TabName; readonly path: readonly Destination[]; readonly isSelected: boolean;
  }[];

  /**
   * True if leaving the visible screen would lose input. A screen that declares a purpose for discarding has input until
   * the app sets this to false: set it when the first character is typed, when all are deleted, and after input is saved.
   */
  get hasInput(): boolean;
  set hasInput(hasInput: boolean);

  /** Shows a destination over the visible one; a screen that declares a tab, in the stack of that tab. */
  push(destination: Destination): void;

  /** Shows a destination in place of the visible one. */
  replaceTop(destination: Destination): void;

  /** Presents a modal over everything, with a separate stack; with `as`, also a screen that is pushed elsewhere. */
  present(destination: Destination, options?: { readonly as?: Presentation }): void;

  /** Dismisses the top modals with their stacks, without asking whether input is lost. */
  dismiss(count?: number): void;

  /** Dismisses modals until a screen is in the visible stack, and goes back to it, without asking. */
  dismissTo(screen: ScreenName): void;

  /** Goes back to the screen beneath the visible one, in the same stack, without asking whether input is lost. */
  pop(): void;

  /** Goes back to a screen of the visible stack, the nearest; nothing changes if it is visible. */
  popTo(target: ScreenName | Destination): void;

  /** Goes back to a place in `path`, as the menu of a back button does; 0 is the base. */
  popToIndex(index: number): void;

  /** Goes back to the base of the visible stack. */
  popToRoot(): void;

  /** Goes back as people do: pops a screen, or dismisses the modal if its base is visible, unless input would be lost. */
  goBack(options?: Forced): void;

  /** Replaces the stack of a screen's tab by the screen with its parents beneath, and dismisses all modals. */
  setRoot(destination: Destination, options?: Forced): void;

  /** Selects a tab. The selected tab goes back to its base, as tab bars do; `force` dismisses modals too. */
  selectTab(name: TabName, options?: Forced): void;

  /**
   * Opens a link: its screen, with the parents beneath, in place of the stack of their tab and of all modals, or with
   * `by: "push"` over the visible screens, where those that are already there are not shown again.
   */
  open(url: string, options?: Forced & { readonly by?: "replace" | "push" }): void;

  /** Restores a stored state in place of the current one, and returns the entries that are not restored. */
  restore(state: StoredState, options?: Forced): readonly Dropped[];

  /** The steps from an earlier state to the present one, in the order in which an app takes them. */
  transitions(from: RouterState | Router): readonly RouterTransition[];
}
