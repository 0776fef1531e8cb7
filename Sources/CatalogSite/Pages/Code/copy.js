// Makes a button of each piece of code that a click copies, and announces what was copied.
{
  const status = document.getElementById("copied");
  const chooser = document.getElementById("filters")?.elements.line;
  const made = (name, attributes, ...content) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
  };
  const write = async (text) => {
    try { await navigator.clipboard.writeText(text); return true; } catch {}
    // Pages of a server without TLS have no clipboard.
    const focused = document.activeElement;
    const area = made("textarea", {}, text);
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    focused?.focus();
    return isCopied;
  };
  // On a card, the line in the chosen language; elsewhere the code itself.
  const line = (code) => {
    const tile = code.closest("[data-purpose]");
    if (!tile) return code.textContent;
    const { purpose: identifier, swift, kotlin } = tile.dataset;
    return chooser.value.replace(/\{(identifier|swift|kotlin)\}/g, (_, name) => ({ identifier, swift, kotlin })[name]);
  };
  let timer;
  for (const code of document.querySelectorAll(".copies")) {
    const word = made("span", { class: "spoken", lang: status.dataset.lang, dir: "auto" }, `${status.dataset.word} `);
    const button = made("button", { type: "button", class: "copy" }, word);
    code.replaceWith(button);
    button.append(code);
    button.addEventListener("click", async () => {
      const text = line(code);
      const isCopied = await write(text);
      status.replaceChildren(isCopied ? "Copied " : "The browser does not allow copying ", made("code", {}, text));
      clearTimeout(timer);
      timer = setTimeout(() => status.replaceChildren(), 4000);
    });
  }
  // A browser may refuse to store anything; then the choice holds for this page.
  if (chooser) {
    const stored = () => { try { return localStorage.getItem("line"); } catch { return null; } };
    chooser.addEventListener("change", () => { try { localStorage.setItem("line", chooser.value); } catch {} });
    if ([...chooser.options].some((option) => option.value === stored())) chooser.value = stored();
  }
}
