// Shows the items of a list, or the rows of a table, that have all the words.
const form = document.getElementById("search");
const field = document.getElementById("words");
const none = document.getElementById("none");
const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
const list = document.getElementById(field.getAttribute("aria-controls"));
const tiles = [...(list.tBodies?.[0] ?? list).children].map((tile) => ({
  tile, words: plain(`${tile.textContent} ${tile.dataset.words ?? ""}`),
}));
const show = () => {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const { tile, words: own } of tiles) {
    tile.hidden = !words.every((word) => own.includes(word));
    found += tile.hidden ? 0 : 1;
  }
  none.hidden = found > 0;
};
form.hidden = false;
field.value = new URLSearchParams(location.search).get("q") ?? "";
form.addEventListener("submit", (event) => event.preventDefault());
field.addEventListener("input", show);
show();
