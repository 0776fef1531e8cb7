export interface Options {
  /** A folder of the app, from which the catalogue is found; by default the current one. */
  readonly folder?: string;
}

/** Compares the code that catalog.json declares with the catalogue; rejects if it differs. */
export declare function check(options?: Options): Promise<void>;

/** A plugin of Vite and Rollup: a build fails if the code differs, and a development server warns. */
export default function purposeCatalog(options?: Options): {
  readonly name: string;
  configResolved(configuration: { readonly command: string }): void;
  buildStart(this: { warn(message: string): void; error(message: string): never }): Promise<void>;
};
