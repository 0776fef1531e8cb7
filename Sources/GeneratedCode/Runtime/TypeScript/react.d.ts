import type { ButtonHTMLAttributes, ReactElement, ReactNode } from "react";
import type { FormerPurpose, Icon, IconSet, Locale, Purpose } from "./index.js";

export interface PurposeButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly purpose: Purpose | FormerPurpose;
  readonly locale: Locale;
  /** The set of the icon; without it the button has none. */
  readonly icons?: IconSet;
  /** Draws an icon; flip it where `mirrored` says so. Without it there is a `<span>` with `data-icon`, to style. */
  readonly renderIcon?: (icon: Icon) => ReactNode;
  /** True if only the icon is shown; the title is then the label for screen readers. */
  readonly iconOnly?: boolean;
}

/** A button for a purpose; other properties go to the `<button>`. */
export declare function PurposeButton(props: PurposeButtonProps): ReactElement;
