import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { NoteView } from "./NoteView";
import { match } from "./purposes/languages.js";

const element = document.getElementById("app");
if (element !== null) {
  const locale = await match(navigator.languages).load();
  createRoot(element).render(<StrictMode><NoteView locale={locale} /></StrictMode>);
}
