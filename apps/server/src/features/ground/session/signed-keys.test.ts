import { describe, expect, test } from "vitest";
import { readBookingToken, signExportToken, signMailToken } from "./booking-token.ts";
import { verifyDeletionKey, signDeletionKey } from "./deletion-key.ts";
import { isFicheEmailKey, readFicheKey, signFicheEmailKey, signFicheKey } from "./fiche-key.ts";
import { readLoginSource, rememberDevice } from "./known-device.ts";

const SECRET = "secret of this installation";
const OTHER_SECRET = "secret of another one";
/** A whole minute, because keys expire by the minute. */
const NOW = Date.parse("2026-12-01T09:00:00Z");
const DAY_MS = 86_400_000;
const cookieOf = (header: string) => ({ cookie: `a=1; ${header.split(";")[0]}; b=2` });

describe("the token of a booking", () => {
  const link = { groupId: 7, bookingId: 4711 };

  test("opens that booking, from a mail or for its calendar file", () => {
    expect(readBookingToken(signMailToken(link, SECRET), SECRET)).toEqual({ ...link, isForExport: false });
    expect(readBookingToken(signExportToken(link, SECRET), SECRET)).toEqual({ ...link, isForExport: true });
  });

  test("opens nothing once a part of it was changed, or from another installation", () => {
    const token = signMailToken(link, SECRET);
    const [, group, , signature] = token.split(".");
    const forged = [
      token.replace(/^m/, "e"),
      `m.${group}.4712.${signature}`,
      `m.8.4711.${signature}`,
      `m.07.4711.${signature}`,
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      `${token}A`,
      token.slice(0, -1),
      "",
    ];
    expect(forged.map((one) => readBookingToken(one, SECRET))).toEqual(forged.map(() => null));
    expect(readBookingToken(token, OTHER_SECRET)).toBeNull();
  });
});

describe("the key of a fiche", () => {
  const fiche = { groupId: 7, ficheId: 12, email: "ada@example.org" };
  const key = signFicheKey(fiche, SECRET, NOW);

  test("opens that fiche for ninety days, and knows where it was mailed", () => {
    const read = readFicheKey(key, SECRET, NOW + 90 * DAY_MS - 1);
    expect(read).toMatchObject({ groupId: 7, ficheId: 12 });
    expect(["ada@example.org", "eve@example.org"].map((email) => read?.isMailedTo(email))).toEqual([
      true,
      false,
    ]);
    expect(readFicheKey(key, SECRET, NOW + 90 * DAY_MS)).toBeNull();
  });

  test("is of this installation, and for nothing else", () => {
    expect(readFicheKey(key, OTHER_SECRET, NOW)).toBeNull();
    expect(verifyDeletionKey(key, SECRET, NOW)).toBeNull();
    expect(readFicheKey("no key", SECRET, NOW)).toBeNull();
  });
});

describe("the key that changes a fiche's address", () => {
  const change = { groupId: 7, ficheId: 12, from: "ada@example.org", to: "ada@example.com" };
  const key = signFicheEmailKey(change, SECRET, NOW);

  test("makes that change for a day", () => {
    expect(isFicheEmailKey(key, change, SECRET, NOW + DAY_MS - 1)).toBe(true);
    expect(isFicheEmailKey(key, change, SECRET, NOW + DAY_MS)).toBe(false);
  });

  test.each([
    ["another group", { groupId: 8 }],
    ["another fiche", { ficheId: 13 }],
    ["a fiche whose address has changed since", { from: "ada@example.net" }],
    ["another new address", { to: "eve@example.com" }],
  ])("does not make it for %s", (_what, other) => {
    expect(isFicheEmailKey(key, { ...change, ...other }, SECRET, NOW)).toBe(false);
  });

  test("has to be one", () => {
    expect(isFicheEmailKey("no key", change, SECRET, NOW)).toBe(false);
    expect(isFicheEmailKey(key, change, OTHER_SECRET, NOW)).toBe(false);
    expect(isFicheEmailKey(signFicheKey({ ...change, email: "" }, SECRET, NOW), change, SECRET, NOW)).toBe(
      false,
    );
  });
});

test("the key that confirms a deletion holds for seven days", () => {
  const request = { groupId: 7, requestId: 3 };
  const key = signDeletionKey(request, SECRET, NOW);
  expect(verifyDeletionKey(key, SECRET, NOW + 7 * DAY_MS - 1)).toEqual(request);
  expect(verifyDeletionKey(key, SECRET, NOW + 7 * DAY_MS)).toBeNull();
  expect(verifyDeletionKey("no key", SECRET, NOW)).toBeNull();
});

describe("a device that has logged in before", () => {
  const ada = { groupId: 7, email: "ada@example.org" };
  const site = { publicUrl: "https://book.example", secret: SECRET };

  test("is known for those logins alone, on this site alone", () => {
    const first = rememberDevice(ada, {}, site);
    expect(first).toMatch(/^__Host-device=.*; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
    const source = readLoginSource("192.0.2.1", cookieOf(first), site);
    expect(source.address).toBe("192.0.2.1");
    expect(source.deviceOf(ada)).toMatch(/^[\w-]{22}$/);
    expect(source.deviceOf({ ...ada, groupId: 8 })).toBeNull();
    expect(source.deviceOf({ ...ada, email: "eve@example.org" })).toBeNull();
    const elsewhere = readLoginSource("192.0.2.1", cookieOf(first), { ...site, secret: OTHER_SECRET });
    expect(elsewhere.deviceOf(ada)).toBeNull();
    expect(readLoginSource("192.0.2.1", {}, site).deviceOf(ada)).toBeNull();
  });

  test("keeps its name and the last five logins, each once", () => {
    const logins = Array.from({ length: 6 }, (_, at) => ({ groupId: at, email: "ada@example.org" }));
    const visit = (header: string, login: (typeof logins)[number]) =>
      rememberDevice(login, header === "" ? {} : cookieOf(header), site);
    const all = [...logins, logins[5]!, logins[2]!].reduce(visit, "");
    const source = readLoginSource("", cookieOf(all), site);
    expect(logins.map((login) => source.deviceOf(login) !== null)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(all.split(";")[0]?.split(".")).toHaveLength(6);
    const again = readLoginSource("", cookieOf(visit(all, ada)), site);
    expect(again.deviceOf(ada)).toBe(source.deviceOf(logins[2]!));
  });

  test("has a plain cookie where there is no https", () => {
    const plain = { ...site, publicUrl: "http://127.0.0.1:3000" };
    const header = rememberDevice(ada, {}, plain);
    expect(header).toMatch(/^device=.*; SameSite=Lax$/);
    expect(readLoginSource("", cookieOf(header), plain).deviceOf(ada)).not.toBeNull();
  });

  test.each(["", "x", "x.y", "a".repeat(22), `${"a".repeat(22)}.${"b".repeat(44)}`])(
    "is not known by the cookie %j",
    (value) => {
      expect(readLoginSource("", { cookie: `__Host-device=${value}` }, site).deviceOf(ada)).toBeNull();
    },
  );
});
