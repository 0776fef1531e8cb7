/** The format of numbers in a locale: digits, separators, groups and affixes. */
export interface Numbers {
  readonly d?: string;
  readonly c?: string;
  readonly g?: string;
  readonly p?: number;
  readonly s?: number;
  readonly m?: number;
  readonly n?: readonly [string, string];
  readonly q?: readonly [string, string];
  readonly r?: readonly [string, string];
}

/** A number in a format. Style 0 is as it is with three decimals at most, 1 whole, 2 percent. */
export declare function number(value: number, style: 0 | 1 | 2, format: Numbers): string;

/** The accessible name of an item: it contains the drawn word, which is undefined for an icon alone (WCAG 2.2, 2.5.3). */
export declare function accessibleName(word: string | undefined, label: string | undefined, title: string): string;
