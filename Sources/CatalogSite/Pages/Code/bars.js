// Marks bars whose items or title do not fit: the browser measures what no table of widths knows.
const mark = () => {
  for (const bar of document.querySelectorAll(".bar")) {
    const row = bar.querySelector(".row");
    const title = bar.querySelector(".title");
    const isCut = title.scrollWidth > title.clientWidth + 1;
    bar.classList.toggle("overflow", row.scrollWidth > row.clientWidth + 1);
    bar.classList.toggle("cut", isCut);
  }
};
// Wide tables show a hint and take keyboard focus; tables that fit do not.
const fade = (box) => box.classList.toggle("more", Math.abs(box.scrollLeft) < box.scrollWidth - box.clientWidth - 1);
const stop = { tabindex: "0", role: "group", "aria-label": "Scrolls sideways" };
const measure = () => {
  mark();
  for (const box of document.querySelectorAll(".scroller")) {
    const isWide = box.scrollWidth > box.clientWidth + 1;
    for (const [name, value] of Object.entries(stop)) isWide ? box.setAttribute(name, value) : box.removeAttribute(name);
    fade(box);
  }
};
for (const box of document.querySelectorAll(".scroller")) box.addEventListener("scroll", () => fade(box), { passive: true });
document.fonts.ready.then(measure);
addEventListener("resize", measure);
