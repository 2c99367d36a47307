import type { Website } from "@rendezvous/contract/catalogue/catalogue";
import { expect, onTestFinished, test } from "vitest";
import { setClock } from "../../../lib/clock.ts";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { OpeningHours } from "./opening-hours.tsx";

const DAY = [
  { from: "09:00", to: "12:30" },
  { from: "14:00", to: "24:00" },
];
const WEBSITE: Website = {
  title: "",
  quick_desc: "",
  keywords: "",
  domain: "",
  image: null,
  file_upload: [],
  show: true,
  highlight: false,
  highlight_service: null,
  highlight_package: null,
  offer_text: "",
  offer_type: "service",
  listing: "category",
  listset_ids: [],
  listing_ids: [],
  package_ids: [],
  openinghours: [DAY, DAY, DAY, DAY, DAY, [], []],
  special_days: [{ day: "2026-12-25", hours: [] }],
  map: true,
  contact_info: true,
  website_link: "",
  social_link: true,
  facebook: "",
  twitter: "",
  instagram: "",
  snapchat: "",
  mail: "",
  complement_text: "",
  otherbox: "",
};

/** Renders the hours at an instant, for a group in the timezone of Paris. */
async function hoursAt(instant: string, more: Partial<Website> = {}) {
  const now = Date.parse(instant);
  setClock(now);
  onTestFinished(() => setClock(Date.now()));
  const content = <OpeningHours website={{ ...WEBSITE, ...more }} />;
  const { screen } = await startInGroup(content, { pageData: { now } });
  return screen;
}

test.each([
  ["2026-12-23T10:00:00Z", "Open now, until 12:30"],
  ["2026-12-23T12:00:00Z", "Closed now, opens today at 14:00"],
  ["2026-12-23T23:30:00Z", "Closed now, opens today at 09:00"],
  ["2026-12-27T12:00:00Z", "Closed now, opens tomorrow at 09:00"],
  ["2026-12-25T12:00:00Z", "Closed now, opens on Monday 28 December at 09:00"],
])("at %s the group is: %s", async (instant, words) => {
  const screen = await hoursAt(instant);
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

test("open around the clock, it is open; without hours for two weeks, it is closed", async () => {
  const always = Array.from({ length: 7 }, () => [{ from: "00:00", to: "24:00" }]);
  const open = await hoursAt("2026-12-02T10:00:00Z", { openinghours: always, special_days: [] });
  await expect.element(open.getByText("Open now", { exact: true })).toBeVisible();
  await open.unmount();
  const days = Array.from({ length: 14 }, (_, index) => ({ day: `2026-12-${10 + index}`, hours: [] }));
  const away = await hoursAt("2026-12-10T10:00:00Z", { special_days: days });
  await expect.element(away.getByText("Closed now", { exact: true })).toBeVisible();
});

test("today is marked by the group's timezone, and days with other hours are listed", async () => {
  // In Paris it is already Thursday.
  const screen = await hoursAt("2026-12-23T23:30:00Z");
  await expect.element(screen.getByRole("row", { name: /^Thursday ?today 09:00 – 12:30/ })).toBeVisible();
  await expect.element(screen.getByRole("row", { name: "Sunday Closed" })).toBeVisible();
  await expect.element(screen.getByRole("row", { name: "Friday 25 December Closed" })).toBeVisible();
});

test("a group without opening hours shows none", async () => {
  const screen = await hoursAt("2026-12-02T10:00:00Z", { openinghours: [[], [], [], [], [], [], []] });
  await expect.element(screen.getByRole("heading")).not.toBeInTheDocument();
});
