import { useState } from "react";
import { lucide } from "./purposes/icons/lucide.js";
import type { Locale } from "./purposes/index.js";
import { PurposeButton } from "./purposes/react.js";

/** A note with the buttons of the catalogue. */
export const NoteView = ({ locale }: { readonly locale: Locale }) => {
  const [text, setText] = useState("");
  return (
    <main dir={locale.rtl ? "rtl" : "ltr"}>
      <textarea value={text} onChange={({ target }) => setText(target.value)} />
      <PurposeButton purpose="delete" locale={locale} icons={lucide} onClick={() => setText("")} />
      <PurposeButton purpose="pin-note" locale={locale} icons={lucide} />
    </main>
  );
};
