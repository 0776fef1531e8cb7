// Shows a title and a counted text with generated modules. LOCALE is replaced by the locale that is measured.
import { counted, title } from "./purposes/index.js";
import * as module from "./purposes/locales/LOCALE.js";

const locale = Object.values(module).find((value) => value.texts);
console.log(title("delete", locale), counted("delete", { count: 3 }, locale));
