import { expect, test } from "vitest";
import { webCalendarLink } from "./web-calendar-link.ts";

const TRIM = {
  start_at: "2026-12-01T09:20:00+01:00",
  intervention_name: "Trim",
  duration: 30,
  group_name: "Salon",
  address: null,
  location: "Lyon",
};

test("the event stands on the group's own clock and lasts as long as its services together", () => {
  const colour = {
    ...TRIM,
    start: "2026-12-01 10:05:00",
    intervention_name: "Colour",
    duration: 45,
  };
  const query = new URL(webCalendarLink([TRIM, colour], "Europe/Paris", ["04 78 00 00 00"])).searchParams;
  expect(query.get("dates")).toBe("20261201T092000/20261201T103500");
  expect(query.get("ctz")).toBe("Europe/Paris");
  expect(query.get("text")).toBe("Trim, Colour – Salon");
});

test("parts without a name leave no gap, the address comes before the place's name, and no date is no event", () => {
  const request = (one: typeof TRIM | (Omit<typeof TRIM, "address"> & { address: { address: string } })) =>
    new URL(webCalendarLink([one, TRIM], "Europe/Paris", [])).searchParams;
  expect(request({ ...TRIM, intervention_name: "" }).get("text")).toBe("Trim – Salon");
  expect(request({ ...TRIM, group_name: "" }).get("text")).toBe("Trim, Trim");
  expect(request(TRIM).get("location")).toBe("Lyon");
  expect(request({ ...TRIM, address: { address: "3 rue des Lilas" } }).get("location")).toBe(
    "3 rue des Lilas",
  );
  expect(webCalendarLink([], "Europe/Paris", [])).toBe("");
  expect(webCalendarLink([{ ...TRIM, start_at: "soon" }], "Europe/Paris", [])).toBe("");
});

const details = (lines: string[]) =>
  new URL(webCalendarLink([TRIM], "Europe/Paris", lines)).searchParams.get("details")!;

test("the details are lines without gaps, as long as an address may be", () => {
  expect(details(["Bring a towel", "", "04 78 00 00 00"])).toBe("Bring a towel\n04 78 00 00 00");
  expect(details(["x".repeat(2000)])).toHaveLength(501);
});
