// Shows titles in the words that the reader chose, on this page and on the next ones. The names stay in this block: other
// scripts of a page have the same ones.
{
  const chooser = document.getElementById("wording");
  const name = "wording";
  const titles = new Map();
  for (const option of chooser.options) {
    if (option.value === "") continue;
    for (const element of document.querySelectorAll(`[data-word-${option.value}]`)) titles.set(element, element.textContent);
  }
  const show = () => {
    for (const [element, shared] of titles) {
      element.textContent = element.getAttribute(`data-word-${chooser.value}`) ?? shared;
    }
    // Bars measure their texts again.
    dispatchEvent(new Event("resize"));
  };
  // A browser may refuse to store anything; then the choice holds for this page.
  const stored = () => { try { return localStorage.getItem(name) ?? ""; } catch { return ""; } };
  const store = (value) => { try { localStorage.setItem(name, value); } catch {} };
  chooser.hidden = false;
  chooser.addEventListener("change", () => { store(chooser.value); show(); });
  if ([...chooser.options].some((option) => option.value === stored())) chooser.value = stored();
  if (chooser.value !== "") show();
}
