"use strict";
const form = document.getElementById("filter");
const table = document.getElementById("matrix");
const items = Array.from(document.querySelectorAll("#findings > li"));
const words = items.map((item) => item.textContent.toLowerCase());
const rows = Array.from(table.tBodies[0].rows);
const columns = Array.from(table.tHead.rows[1].cells, (cell) => cell.textContent);
const locales = form.elements.locale.options.length - 1;

function narrowList(text) {
  const kinds = new Set(new FormData(form).getAll("kind"));
  let count = 0;
  items.forEach((item, index) => {
    const isShown = kinds.has(item.dataset.kind) && words[index].includes(text)
      && ["purpose", "locale", "rule"].every((name) => {
        const value = form.elements[name].value;
        return value === "" || value === item.dataset[name];
      });
    item.hidden = !isShown;
    if (isShown) count += 1;
  });
  document.getElementById("shown").value = `${count} of ${items.length} findings`;
}

function narrowPicture() {
  const { purpose, locale, gaps } = form.elements;
  for (const row of [table.tHead.rows[1], ...rows]) {
    Array.from(row.cells).forEach((cell, index) => {
      cell.hidden = index > 0 && index <= locales && locale.value !== "" && columns[index] !== locale.value;
    });
  }
  for (const row of rows) {
    const isComplete = !row.querySelector("td:not([hidden]):is(.missing, .partial, :has(a))");
    row.hidden = (purpose.value !== "" && purpose.value !== row.cells[0].textContent) || (gaps.checked && isComplete);
  }
  const group = table.tHead.rows[0].cells[1];
  if (locales > 0) group.colSpan = locale.value === "" ? locales : 1;
}

function narrow() {
  narrowList(form.elements.text.value.trim().toLowerCase());
  narrowPicture();
}

form.addEventListener("input", narrow);
form.addEventListener("reset", () => setTimeout(narrow));
form.addEventListener("submit", (event) => event.preventDefault());

table.addEventListener("mouseover", (event) => {
  const cell = event.target.closest("tbody td");
  if (!cell || cell.title || cell.firstElementChild) return;
  const state = cell.className === "" ? "own" : cell.className;
  cell.title = `${cell.parentNode.cells[0].textContent}, ${columns[cell.cellIndex]}: ${state}`;
});

form.hidden = false;
narrow();
