import { expect, test } from "vitest";
import { reply } from "../call.ts";
import { asksForXml, toXmlReply } from "./xml.ts";

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

async function write(body: object, noun = "fiche"): Promise<string> {
  const { body: written } = toXmlReply(reply(body), noun);
  if (Buffer.isBuffer(written)) return written.toString("utf8");
  const chunks: string[] = [];
  for await (const chunk of written as AsyncIterable<string>) chunks.push(chunk);
  return chunks.join("");
}

test("a record is an element of its name, with typed values and hyphens", async () => {
  const body = {
    id: 7,
    last_name: "Roux",
    price: 1.5,
    deleted: false,
    note: null,
    vevent_fields: { str0: "x" },
  };
  expect(await write(body)).toBe(
    `${HEAD}<fiche><id type="integer">7</id><last-name>Roux</last-name><price type="float">1.5</price>` +
      `<deleted type="boolean">false</deleted><note nil="true"/><vevent-fields><str0>x</str0></vevent-fields></fiche>\n`,
  );
});

test("markup in values and names is text, and what XML cannot contain is left out", async () => {
  const body = { id: 1, "<b> 1": "<script>&amp;\u0007\uD800</script>" };
  expect(await write(body)).toBe(
    `${HEAD}<fiche><id type="integer">1</id><_-b--1>&lt;script&gt;&amp;amp;\uFFFD&lt;/script&gt;</_-b--1></fiche>\n`,
  );
});

test("a long list is sent in chunks, and is the same", async () => {
  const records = Array.from({ length: 500 }, (_, id) => ({ id }));
  const items = records.map(({ id }) => `<record><id type="integer">${id}</id></record>`).join("");
  expect(await write({ records, totalRecords: 500 })).toBe(
    `${HEAD}<hash><records type="array">${items}</records><totalRecords type="integer">500</totalRecords></hash>\n`,
  );
});

test("a cached answer is bytes, and a calendar file stays as it is", () => {
  const cached = toXmlReply(reply(Buffer.from('{"group_id":4}')), "slot");
  expect(String(cached.body)).toBe(`${HEAD}<hash><group-id type="integer">4</group-id></hash>\n`);
  const file = reply("BEGIN:VCALENDAR", { headers: { "content-type": "text/calendar" } });
  expect(toXmlReply(file, "appointment")).toBe(file);
});

test.each([
  ["/api/v1/fiches.xml?apikey=1", "*/*", true],
  ["/api/v1/fiches?format=xml", "*/*", true],
  ["/api/v1/fiches?reformat=xml", "*/*", false],
  ["/api/v1/fiches", "application/xml", true],
  ["/api/v1/fiches", "text/html,application/xml;q=0.9,*/*;q=0.8", false],
  ["/api/v3/fiches.xml", "application/xml", false],
])("%s with Accept: %s asks for XML: %s", (originalUrl, accept, isAsked) => {
  expect(asksForXml({ originalUrl, headers: { accept } })).toBe(isAsked);
});
