import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { toPicture } from "./picture.ts";
import { findUnsafeSvg } from "./unsafe-svg.ts";

const svg = (content: string, attributes = 'viewBox="0 0 80 80"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

test.each([
  ["a filter", svg('<filter id="f"><feTurbulence numOctaves="9000"/></filter>')],
  ["a filter under a prefix", svg('<s:filter id="f"/>')],
  ["a filter function", svg('<rect filter="blur(9999px)"/>')],
  ["a filter function as a style", svg('<rect style="filter:blur(9999px)"/>')],
  ["a filter function that is spelled by escapes", svg(String.raw`<rect style="f\69lter:blur(9999px)"/>`)],
  ["a filter function that is spelled by references", svg('<rect style="&#102;ilter:blur(9999px)"/>')],
  ["a pattern", svg('<pattern id="p"/>')],
  [
    "a use of uses",
    svg('<g id="a"><rect/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>'),
  ],
  ["a use of a use", svg('<use id="a" xlink:href="#b"/><use xlink:href="#a"/>')],
  ["a huge viewBox", svg("<rect/>", 'viewBox="0 0 1e9 1e9"')],
  ["a huge width", svg("<rect/>", 'width="900000" height="10"')],
  ["another encoding", `<?xml version="1.0" encoding="UTF-7"?>${svg("+ADw-filter/+AD4-")}`],
  ["a document type", `<!DOCTYPE svg>${svg("")}`],
  ["a style sheet", `<?xml-stylesheet href="x.css"?>${svg("")}`],
  ["a script", svg("<script/>")],
  ["a script under a prefix", svg("<s:script/>")],
  ["a handler", svg("<rect onclick='x()'/>")],
  ["a picture from elsewhere", svg('<image xlink:href="http://localhost/x.png"/>')],
  ["a reference to elsewhere", svg('<use href="http://localhost/x.svg#a"/>')],
  ["a colour from elsewhere", svg('<rect fill="url(http://localhost/x.svg#a)"/>')],
])("a drawing with %s is refused", (_, text) => {
  expect(findUnsafeSvg(text)).not.toBeNull();
  const padded = Buffer.from(text.padEnd(20));
  expect(toPicture(padded).ok).toBe(false);
});

test("what drawing programs write is taken", () => {
  const drawn = svg(
    `<!-- by hand --><defs><linearGradient id="g"><stop offset="0"/></linearGradient><path id="leaf" d="M0 0h9"/><clipPath id="c"><rect/></clipPath></defs>
     <metadata><rdf:RDF xmlns:rdf="x"/></metadata><g id="all"><use xlink:href="#leaf"/><use href="#leaf" x="9" fill="url(#g)" style="opacity:.5" clip-path="url('#c')"/></g><text>Häuser &amp; Gärten</text>`,
    'width="210mm" height="297mm" viewBox="0 0 21000 29700"',
  );
  expect(findUnsafeSvg(`<?xml version="1.0" encoding="UTF-8"?>\n${drawn}`)).toBeNull();
  expect(toPicture(Buffer.from(drawn)).ok).toBe(true);
});

test("the drawings of the demo groups are taken", () => {
  const folder = join(import.meta.dirname, "../../../../demo/images");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".svg"),
  );
  expect(files).not.toEqual([]);
  for (const file of files)
    expect([file, findUnsafeSvg(readFileSync(join(folder, file), "utf8"))]).toEqual([file, null]);
});
