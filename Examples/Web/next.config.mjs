// For an app with Next, in place of vite.config.js.
import { check } from "purpose-catalog/vite";

export default async function configuration() {
  await check();
  return {};
}
