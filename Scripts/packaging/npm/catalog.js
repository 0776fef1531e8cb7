#!/usr/bin/env node
// Starts the program of this system's package, an optional dependency, and ends as it does.
"use strict";
const { spawn } = require("node:child_process");

const name = `@purpose-catalog/${process.platform}-${process.arch}`;
const file = process.platform === "win32" ? "catalog.exe" : "catalog";
let program;
try {
  program = require.resolve(`${name}/bin/${file}`);
} catch {
  const { optionalDependencies = {} } = require("./package.json");
  console.error(
    name in optionalDependencies
      ? `catalog: the package ${name} is missing; install again without --omit=optional, ` +
        "or see Documentation/Reference/Platforms.md of the project if this release has none for your system"
      : `catalog: there is no package for ${process.platform} ${process.arch}; ` +
        "Documentation/Reference/Platforms.md of the project lists other ways to install",
  );
  process.exit(2);
}

const child = spawn(program, process.argv.slice(2), { stdio: "inherit" });
// A terminal sends SIGINT to both; the program decides what it does.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => {
  console.error(`catalog: ${program} does not start: ${error.message}`);
  process.exit(2);
});
child.on("exit", (code, signal) => {
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
