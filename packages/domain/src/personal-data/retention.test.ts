import { describe, expect, test } from "vitest";
import { anonymisationDay, retainedUntil } from "./retention.ts";

describe("what must be kept", () => {
  test.each([
    ["2023-11-21", "2026-11-21"],
    ["2024-02-29", "2027-03-01"],
    ["2024-03-01", "2027-03-01"],
    ["2025-12-31", "2028-12-31"],
  ])("a person who registered on %s is kept until %s", (registered, until) => {
    expect(retainedUntil(registered)).toBe(until);
  });
});

describe("the first day without a name", () => {
  const person = {
    registeredOn: "2023-11-21",
    lastAppointmentOn: null,
    lastActiveOn: null,
    wantsDeletion: false,
  };

  test("comes when the three years are over, for a person who never came back", () => {
    expect(anonymisationDay(person)).toBe("2026-11-22");
    expect(anonymisationDay({ ...person, wantsDeletion: true })).toBe("2026-11-22");
  });

  test("comes three years after the last appointment or visit without a request", () => {
    expect(anonymisationDay({ ...person, lastAppointmentOn: "2025-06-01" })).toBe("2028-06-02");
    expect(anonymisationDay({ ...person, lastAppointmentOn: "2025-06-01", lastActiveOn: "2026-01-31" })).toBe(
      "2029-02-01",
    );
  });

  test("comes as many years after as the group says, where the person has not asked for it", () => {
    expect(anonymisationDay({ ...person, lastAppointmentOn: "2024-02-29" }, 5)).toBe("2029-03-02");
    expect(anonymisationDay(person, 4)).toBe("2027-11-22");
    expect(anonymisationDay({ ...person, wantsDeletion: true }, 5)).toBe("2026-11-22");
  });

  test("waits only for the last appointment where they have asked for it, however long ago they registered", () => {
    const request = { ...person, wantsDeletion: true, lastActiveOn: "2026-11-20" };
    expect(anonymisationDay({ ...request, lastAppointmentOn: "2025-06-01" })).toBe("2026-11-22");
    expect(anonymisationDay({ ...request, lastAppointmentOn: "2027-01-15" })).toBe("2027-01-16");
  });
});
