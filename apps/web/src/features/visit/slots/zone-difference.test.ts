import { describe, expect, test } from "vitest";
import { clocksDiffer, cityOfZone } from "./zone-difference.ts";

const SUMMER = Date.parse("2026-07-01T10:00:00Z");
const WINTER = Date.parse("2026-12-01T10:00:00Z");

describe("a visitor in another timezone", () => {
  test.each([
    ["Europe/Paris", "Europe/Paris", [SUMMER, WINTER], false],
    ["Europe/Paris", "Europe/Brussels", [SUMMER, WINTER], false],
    ["Europe/Paris", "Africa/Lagos", [WINTER], false],
    ["Europe/Paris", "Africa/Lagos", [SUMMER], true],
    ["Europe/Paris", "Africa/Lagos", [WINTER, SUMMER], true],
    ["America/St_Johns", "Asia/Kathmandu", [WINTER], true],
  ])("%s and %s", (group, visitor, instants, differs) => {
    expect(clocksDiffer(group, visitor, instants)).toBe(differs);
  });

  test("a timezone is named after its place", () => {
    expect(cityOfZone("America/St_Johns")).toBe("St Johns");
    expect(cityOfZone("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
    expect(cityOfZone("UTC")).toBe("UTC");
  });
});
