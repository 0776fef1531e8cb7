// Shows the texts of two languages side by side: joins the tables of their pages by the names of the texts.
const form = document.getElementById("compare");
const status = document.getElementById("status");
const result = document.getElementById("result");
// Explicit, because a narrow window lays the table out as blocks.
const roles = { table: "table", thead: "rowgroup", tbody: "rowgroup", tr: "row", th: "columnheader", td: "cell" };
const element = (name, attributes, ...content) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (roles[name]) made.setAttribute("role", roles[name]);
  made.append(...content);
  return made;
};
// The rows of a page by the names of the texts; a link of one still leads where it did.
const load = async (tag) => {
  const address = new URL(`locales/${encodeURIComponent(tag)}.html`, location.href);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const link of page.querySelectorAll("#rows a")) link.setAttribute("href", new URL(link.getAttribute("href"), address).href);
  const rows = new Map();
  const { dir } = page.documentElement;
  for (const row of page.querySelectorAll("#rows tbody tr")) {
    rows.set(row.cells[0].textContent, { head: row.cells[0], text: row.querySelector("td.own"), from: row.querySelector("td.from") });
  }
  return { rows, dir };
};
const heading = (name, dir) => dir === "rtl" ? element("th", { scope: "col", dir }, element("bdi", {}, name)) : element("th", { scope: "col" }, name);
const copy = (cell, role) => {
  const made = cell.cloneNode(true);
  made.setAttribute("role", role);
  return made;
};
const cell = (row, name) => row ? copy(row[name], "cell") : element("td", {});
// The origin of a text is in English, and at the edge where the text starts.
const origin = (row, dir) => {
  const made = cell(row, "from");
  made.classList.toggle("end", dir === "rtl");
  return made;
};
const show = async (left, right, names) => {
  status.hidden = false;
  if (location.protocol === "file:") {
    status.textContent = "Comparing needs a web server, because a page that is opened as a file cannot read other files. "
      + "Run “python3 -m http.server” in the folder of the site, or follow the links below.";
    return;
  }
  status.textContent = "Loading …";
  try {
    const pages = await Promise.all([load(left), load(right)]);
    const [first, second] = pages.map((page) => page.rows);
    const titles = names.map((name, index) => heading(name, pages[index].dir));
    const head = element("tr", {}, heading("Purpose"), ...titles, ...names.map((name) => heading(`${name}: from`)));
    const body = element("tbody", {});
    for (const name of [...new Set([...first.keys(), ...second.keys()])].sort()) {
      const rows = [first.get(name), second.get(name)];
      const heading = copy((rows[0] ?? rows[1]).head, "rowheader");
      body.append(element("tr", {}, heading, ...rows.map((row) => cell(row, "text")), ...rows.map((row, index) => origin(row, pages[index].dir))));
    }
    const table = element("table", { class: "texts pair" }, element("thead", {}, head), body);
    result.replaceChildren(element("div", { class: "wide", tabindex: "0", role: "region", "aria-label": "Texts" }, table));
    status.textContent = `${body.rows.length} texts`;
  } catch (error) {
    result.replaceChildren();
    status.textContent = `The pages of the languages cannot be loaded (${error.message}). The links below lead to each.`;
  }
};
const chosen = (field) => field.selectedOptions[0].textContent.split(" – ")[0];
const compare = () => show(form.left.value, form.right.value, [chosen(form.left), chosen(form.right)]);
const query = new URLSearchParams(location.search);
const unknown = [];
for (const name of ["left", "right"]) {
  const tag = query.get(name);
  if (tag === null) continue;
  const option = [...form[name].options].find((option) => option.value.toLowerCase() === tag.toLowerCase());
  if (option) form[name].value = option.value; else unknown.push(`“${tag}”`);
}
form.hidden = false;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  history.replaceState(null, "", `?${new URLSearchParams(new FormData(form))}`);
  compare();
});
if (unknown.length > 0) {
  status.hidden = false;
  status.textContent = `This catalogue has no language ${[...new Set(unknown)].join(" and no language ")}. Choose two that it has.`;
} else if (query.has("left") || query.has("right")) compare();
