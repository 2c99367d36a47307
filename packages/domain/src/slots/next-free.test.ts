import { describe, expect, it } from "vitest";
import { nextFreeFrom } from "./next-free.ts";

function fetched(firstSlot: string | null, ...starts: string[]) {
  return { firstSlot, slots: starts.map((start) => ({ start, start_at: `${start.replace(" ", "T")}Z` })) };
}

describe("the next free time after an empty week", () => {
  it("lies in the rest of the same fetch", () => {
    const week = fetched("2026-12-02 09:00:00", "2026-12-02 09:00:00", "2026-12-06 14:20:00");
    expect(nextFreeFrom("2026-12-04", [week])).toBe("2026-12-06 14:20:00");
  });

  it("is the earliest of several, and may lie on the day itself", () => {
    const week = fetched(
      "2026-12-02 09:00:00",
      "2026-12-02 09:00:00",
      "2026-12-06 14:20:00",
      "2026-12-06 15:00:00",
      "2026-12-07 09:00:00",
    );
    expect(nextFreeFrom("2026-12-06", [week])).toBe("2026-12-06 14:20:00");
    expect(nextFreeFrom("2026-12-06", [week, fetched(null)])).toBe("2026-12-06 14:20:00");
    expect(nextFreeFrom("2026-12-08", [fetched("2026-12-08 08:00:00")])).toBe("2026-12-08 08:00:00");
  });

  it("is what a later fetch found, where an earlier one had found nothing", () => {
    expect(nextFreeFrom("2026-12-04", [fetched(null), fetched("2026-12-10 10:00:00")])).toBe(
      "2026-12-10 10:00:00",
    );
  });

  it("is the first slot that an empty fetch names, however far ahead", () => {
    expect(nextFreeFrom("2026-12-08", [fetched("2027-01-14 08:00:00")])).toBe("2027-01-14 08:00:00");
  });

  it("comes from the following fetch when this one has slots only before the day", () => {
    const week = fetched("2026-12-02 09:00:00", "2026-12-02 09:00:00");
    expect(nextFreeFrom("2026-12-04", [week, fetched("2026-12-10 10:00:00")])).toBe("2026-12-10 10:00:00");
  });

  it("is unknown while the following fetch is missing", () => {
    const week = fetched("2026-12-02 09:00:00", "2026-12-02 09:00:00");
    expect(nextFreeFrom("2026-12-04", [week])).toBeUndefined();
  });

  it("is none when nothing is free any more", () => {
    expect(nextFreeFrom("2026-12-04", [fetched(null)])).toBeNull();
    expect(
      nextFreeFrom("2026-12-04", [fetched("2026-12-02 09:00:00", "2026-12-02 09:00:00"), fetched(null)]),
    ).toBeNull();
  });
});
