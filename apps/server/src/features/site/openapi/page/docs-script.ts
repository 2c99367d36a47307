/**
 * The page's script: searches the contents, and makes calls with the reader's key. The key stays in its field. Without scripts
 * the page is complete but for these two.
 */
export const DOCS_SCRIPT = `"use strict";
const search = document.querySelector("#search");
const found = document.querySelector("#found");
const entries = [...document.querySelectorAll("nav li")];
/** The title, name and path of the entry's target. */
function wordsOf(entry) {
  const link = entry.querySelector("a");
  const heading = document.getElementById(link.hash.slice(1))?.querySelector("h3");
  return (link.textContent + " " + link.hash + " " + (heading?.textContent ?? "")).toLowerCase();
}
search.closest("[hidden]").hidden = false;
search.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const entry of entries) {
    const text = wordsOf(entry);
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) count += 1;
  }
  for (const area of document.querySelectorAll("nav details")) {
    area.hidden = !area.querySelector("li:not([hidden])");
    area.open = words.length > 0;
  }
  found.textContent = words.length > 0 ? count + " found" : "";
});

let description;
const describe = () => (description ??= fetch("/api/openapi.json").then((answer) => answer.json()));
document.querySelector("#key").closest("[hidden]").hidden = false;

function field(form, label, control) {
  const line = document.createElement("label");
  line.append(label, document.createElement("br"), control);
  form.append(line);
  return control;
}

async function draw(section, method, path) {
  const operation = (await describe()).paths[path][method.toLowerCase()];
  const form = document.createElement("form");
  const inputs = operation.parameters.map((parameter) => {
    const input = document.createElement("input");
    input.required = parameter.required === true;
    input.autocomplete = "off";
    return [parameter, field(form, parameter.name + (input.required ? " (required)" : ""), input)];
  });
  const content = operation.requestBody?.content["application/json"];
  const body = content && field(form, "Body", document.createElement("textarea"));
  if (body) body.value = JSON.stringify(content.example, null, 2);
  const send = document.createElement("button");
  send.textContent = "Send";
  const answer = document.createElement("pre");
  answer.setAttribute("aria-live", "polite");
  answer.tabIndex = 0;
  form.append(send);
  section.append(form, answer);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const key = document.querySelector("#key").value.trim();
    const query = new URLSearchParams();
    const headers = {};
    let address = path;
    for (const [{ name, in: place }, { value }] of inputs) {
      if (place === "path") address = address.replace("{" + name + "}", encodeURIComponent(value));
      else if (value === "") continue;
      else if (place === "header") headers[name] = value;
      else query.append(name, value);
    }
    if (key.startsWith("rdv_")) headers.authorization = "Bearer " + key;
    else if (key !== "") query.append("apikey", key);
    if (body) headers["content-type"] = "application/json";
    answer.textContent = "...";
    try {
      const options = { method, headers, credentials: "omit", ...(body && { body: body.value }) };
      const reply = await fetch(address + (query.size > 0 ? "?" + query : ""), options);
      const text = await reply.text();
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
      const left = reply.headers.get("ratelimit-remaining");
      answer.textContent = reply.status + (left === null ? "" : "   RateLimit-Remaining: " + left) + "\\n" + shown;
    } catch (error) {
      answer.textContent = String(error);
    }
  });
}

for (const heading of document.querySelectorAll("main section > h3")) {
  const [method, path] = [...heading.children].map((part) => part.textContent);
  const section = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = "Try it";
  section.append(summary);
  heading.parentElement.append(section);
  section.addEventListener("toggle", () => draw(section, method, path), { once: true });
}
`;
