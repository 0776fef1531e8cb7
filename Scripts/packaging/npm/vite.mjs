// Fails a build if the generated code is not what the catalogue says.
//
//   import purposeCatalog from "purpose-catalog/vite";     // vite.config.js
//   export default defineConfig({ plugins: [purposeCatalog()] });
//
//   import { check } from "purpose-catalog/vite";          // next.config.mjs
//   export default async () => { await check(); return {}; };
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const launcher = fileURLToPath(new URL("catalog.js", import.meta.url));

/** Compares the code that catalog.json declares with the catalogue; rejects if it differs, with what the command printed. */
export function check({ folder = process.cwd() } = {}) {
  return new Promise((resolve, reject) => {
    const command = spawn(process.execPath, [launcher, "generate", "--check", "--quiet"], { cwd: folder });
    let printed = "";
    for (const stream of [command.stdout, command.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => { printed += text; });
    }
    command.on("error", reject);
    command.on("close", (code) => {
      if (code === 0) return resolve();
      reject(new Error(printed.trim() || `'catalog generate --check' ended with ${code}`));
    });
  });
}

/** A plugin of Vite and Rollup: a build fails, and a development server warns. */
export default function purposeCatalog(options) {
  let isServing = false;
  return {
    name: "purpose-catalog",
    configResolved({ command }) { isServing = command === "serve"; },
    async buildStart() {
      try {
        await check(options);
      } catch ({ message }) {
        isServing ? this.warn(message) : this.error(message);
      }
    },
  };
}
