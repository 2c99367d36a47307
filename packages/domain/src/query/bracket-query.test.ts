import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseBracketQuery, readBracketQuery } from "./bracket-query.ts";

function read(text: string): unknown {
  const parsed = parseBracketQuery(text);
  return parsed.ok ? JSON.parse(JSON.stringify(parsed.query)) : parsed.problem;
}

describe("a query string", () => {
  test.each([
    ["", {}],
    ["a=1&b=two+words", { a: "1", b: "two words" }],
    ["a", { a: "" }],
    ["intervention_ids[]=1&intervention_ids[]=2", { intervention_ids: ["1", "2"] }],
    ["intervention_ids%5B%5D=1", { intervention_ids: ["1"] }],
    ["id=1&id=2", { id: ["1", "2"] }],
    ["a=&a=1", { a: ["", "1"] }],
    [
      "appointments[0][intervention_id]=21&appointments[0][calendar_id]=0&appointments[1][intervention_id]=22",
      { appointments: [{ intervention_id: "21", calendar_id: "0" }, { intervention_id: "22" }] },
    ],
    ["appointments%5B1%5D%5Ba%5D=2&appointments%5B0%5D%5Ba%5D=1", { appointments: [{ a: "1" }, { a: "2" }] }],
    ["colors[content_links]=000000", { colors: { content_links: "000000" } }],
    ["a[b][]=1&a[b][]=2", { a: { b: ["1", "2"] } }],
    ["a[0]=5&a[1]=6", { a: ["5", "6"] }],
    ["a[0]=5&a[2]=6", { a: { 0: "5", 2: "6" } }],
    ["a[3][b]=5&a[7][b]=6", { a: [{ b: "5" }, { b: "6" }] }],
    ["a[0][calendars][2]=15", { a: [{ calendars: { 2: "15" } }] }],
    ["a[=1", { "a[": "1" }],
    ["[a]=1", { "[a]": "1" }],
    ["ab]=1", { "ab]": "1" }],
    ["=1", { "": "1" }],
    ["a=1&a[]=2", { a: ["1", "2"] }],
    ["a[]=1", { a: ["1"] }],
    ["a[0]=5&a[10]=6&a[2]=7", { a: { 0: "5", 10: "6", 2: "7" } }],
    ["a[10][b]=6&a[9][b]=5", { a: [{ b: "5" }, { b: "6" }] }],
    ["a[0]=5&a[x]=6", { a: { 0: "5", x: "6" } }],
    ["a[0x]=5", { a: { "0x": "5" } }],
    ["a[x0]=5", { a: { x0: "5" } }],
    ["a[0x][b]=5", { a: { "0x": { b: "5" } } }],
    ["a[x0][b]=5", { a: { x0: { b: "5" } } }],
    ["a[0][b]=5&a[x][b]=6", { a: { 0: { b: "5" }, x: { b: "6" } } }],
    ["a[1]=5&a[2][b]=6", { a: ["5", { b: "6" }] }],
    [Array.from({ length: 500 }, () => "a=1").join("&"), { a: Array.from({ length: 500 }, () => "1") }],
  ])("%s reads as %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ["a[b][c][d][e]=1", "a: nested too deeply"],
    ["a[][b]=1", "a: expected a key between the brackets"],
    ["a=1&a[b]=2", "a: both a value and a map"],
    ["a[b]=1&a=2", "a: both a value and a map"],
    ["__proto__[polluted]=1", "__proto__: not a parameter name"],
    ["a[constructor]=1", "constructor: not a parameter name"],
    ["a=%E0%A4%A", "the query is not percent-encoded UTF-8"],
    ["a=b%00c", "%00 stands for no character"],
    ["a%00b=1", "%00 stands for no character"],
    [Array.from({ length: 501 }, (_, n) => `a${n}=1`).join("&"), "the query has too many parameters"],
  ])("%s is refused", (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  test("nothing it carries reaches Object.prototype", () => {
    parseBracketQuery("__proto__[polluted]=1&a[__proto__][polluted]=1&constructor[prototype][polluted]=1");
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

describe("a page's query string", () => {
  test("loses only what cannot be read, and tells its name", () => {
    const { query, unreadable } = readBracketQuery(
      "utm=%E9t%E9&calendar_id=15&a[b][c][d][e]=1&a=1&__proto__[x]=1&gclid=1%00&b%00=2&c=%",
    );
    expect({ ...query }).toEqual({ calendar_id: "15", a: "1" });
    expect(unreadable).toEqual(["utm", "a", "__proto__", "gclid", "b", "c"]);
  });

  test("may have any length: what is past the five hundredth parameter does not count", () => {
    const long = Array.from({ length: 5000 }, (_, n) => `a${n}=1`).join("&");
    expect(Object.keys(readBracketQuery(long).query)).toHaveLength(500);
  });

  test("reads whatever it is given, and says the same as the strict reading where that one accepts it", () => {
    const part = fc.stringMatching(/^[a-c%5BD[\]=&+0-9é]{0,30}$/);
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const text = parts.join("&");
        const lenient = readBracketQuery(text);
        const strict = parseBracketQuery(text);
        if (strict.ok) expect(lenient).toEqual({ query: strict.query, unreadable: [] });
      }),
    );
  });
});
