import type { ComponentType, HTMLAttributes, MouseEventHandler, ReactElement, ReactNode } from "react";
import type { RefusalSettings } from "./browser-router.js";
import type { Router, RouterState } from "./router.js";
import type { Destination, Presentation, ScreenName } from "./screens.js";

/** The properties of `RouterProvider`. A link, Escape or `useGoBack` may be refused. */
export type RouterProviderProps = RefusalSettings & {
  /** The router of the app. */
  readonly router: Router;
  /** The path of the app on its server, such as `/app`; empty without it. */
  readonly base?: string;
  /** The state that a server rendered; without it, the router's, which must then be the same on both sides. */
  readonly serverState?: RouterState;
  /** The components that use the router. */
  readonly children?: ReactNode;
};

/** Gives a router to the components in it. */
export declare function RouterProvider(props: RouterProviderProps): ReactElement;

/** Returns the router; throws an `Error` outside a `RouterProvider`. */
export declare function useRouter(): Router;

/** Returns the state of the router; the component renders when it changes. */
export declare function useRouterState(): RouterState;

/** Returns a function that goes back, and gives a refusal to `onRefused`. */
export declare function useGoBack(): () => void;

/** The properties of the component for a screen. */
export interface ScreenProps<Name extends ScreenName> {
  /** The values of the screen's parameters, without escapes. */
  readonly parameters: Extract<Destination, { readonly screen: Name }>["parameters"];
}

/** A component for each screen. */
export type ScreenComponents = { readonly [Name in ScreenName]: ComponentType<ScreenProps<Name>> };

/** The properties of the component for a modal. */
export interface ModalProps {
  /** The way in which the modal is presented. */
  readonly presentation: Presentation;
  /** Goes back, and gives a refusal to `onRefused`: call it for Escape. */
  readonly goBack: () => void;
  /** The screens in the modal. */
  readonly children: ReactNode;
}

/** The properties of `RouterView`. */
export interface RouterViewProps {
  /** The component for each screen. */
  readonly screens: ScreenComponents;
  /** The component for modals; without it, a modal is a `<dialog>` with `data-presentation`, to style. */
  readonly modal?: ComponentType<ModalProps>;
}

/** The screens of the visible stack, of which all but the last are hidden, and the modals over them. */
export declare function RouterView(props: RouterViewProps): ReactElement;

/** The properties of `RouterLink`; others go to the `<a>` or `<button>`. */
export interface RouterLinkProps extends Omit<HTMLAttributes<HTMLElement>, "onClick"> {
  /** The destination of the link. */
  readonly to: Destination;
  /** The way in which it opens: `push` over the visible screens, unless it says `replace`. */
  readonly by?: "replace" | "push";
  /** Called before it opens; `preventDefault` keeps it from opening. */
  readonly onClick?: MouseEventHandler<HTMLElement>;
}

/** A link to a screen, or a button if the destination has no path. */
export declare function RouterLink(props: RouterLinkProps): ReactElement;
