import { expect, test } from "vitest";
import { aCalendar } from "../../ground/group/testing/catalogue-records.ts";
import { startInGroup, type Situation } from "../../ground/group/testing/start-in-group.tsx";
import { MapPage } from "./map-page.tsx";

const POINT = { lat: 48.1, lng: -1.68 };
const annex = aCalendar(7, "Annex by the river", {
  address: { address: "2 quai Sud, 35000 Rennes", lat: 48.2, lng: -1.7 },
});

async function startMap(situation: Situation = {}, calendarId: number | null = null) {
  const { screen, history } = await startInGroup(<MapPage calendarId={calendarId} />, {
    address: "/practice/map",
    catalogue: { calendars: [annex, aCalendar(8, "Dr Morel")] },
    ...situation,
  });
  await expect.element(screen.getByRole("heading", { name: "How to get there", level: 1 })).toBeVisible();
  const directions = () =>
    screen
      .getByRole("link", { name: /^OpenStreetMap/ })
      .element()
      .getAttribute("href");
  return { screen, history, directions };
}

test("without tiles it shows the address and directions, and no box for a map", async () => {
  const { screen, directions } = await startMap({ group: POINT });
  await expect.element(screen.getByText("6 rue des Tilleuls, 35000 Rennes")).toBeVisible();
  expect(directions()).toContain("to=48.1%2C-1.68");
  expect(screen.getByRole("region").elements()).toEqual([]);
  expect(document.querySelector("a[href^='geo:48.1,-1.68']")).not.toBe(null);
});

test("directions to a place without coordinates search for its address", async () => {
  const mapTiles = { url: "http://127.0.0.1:9/{z}/{x}/{y}.png", attribution: "© Example" };
  const { screen, directions } = await startMap({ pageData: { mapTiles } });
  expect(directions()).toContain("search?query=6%20rue%20des%20Tilleuls");
  expect(screen.getByRole("region").elements()).toEqual([]);
});

test.each([
  ["with an address of its own", 7, "2 quai Sud, 35000 Rennes", "to=48.2%2C-1.7"],
  ["without one", 8, "6 rue des Tilleuls, 35000 Rennes", "to=48.1%2C-1.68"],
])("a calendar %s is shown where it is", async (_, calendarId, address, way) => {
  const { screen, directions } = await startMap({ group: POINT }, calendarId);
  await expect.element(screen.getByText(address)).toBeVisible();
  expect(directions()).toContain(way);
});

test.each([
  ["a group that has published none", { group: { address: "", zipcode: "", city: "" } }, null],
  ["a calendar that is not offered", { group: POINT }, 99],
  ["a calendar that no number names", { group: POINT }, Number.NaN],
])("says that there is no address: %s", async (_, situation, calendarId) => {
  const { screen } = await startMap(situation, calendarId);
  await expect.element(screen.getByText("No address is given.")).toBeVisible();
  expect(screen.getByRole("link").elements()).toEqual([]);
});

test("a visitor who came by a link is led back to the group", async () => {
  const { screen, history } = await startMap();
  await screen.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => history.location.pathname).toBe("/practice");
});
