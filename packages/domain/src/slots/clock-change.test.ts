import { describe, expect, it } from "vitest";
import { clockChangePassOf } from "./clock-change.ts";

describe("a wall time that comes twice when clocks go back", () => {
  it.each([
    ["Europe/Paris", "2026-10-25T01:45:00+02:00", "only"],
    ["Europe/Paris", "2026-10-25T02:00:00+02:00", "first"],
    ["Europe/Paris", "2026-10-25T02:59:00+02:00", "first"],
    ["Europe/Paris", "2026-10-25T02:00:00+01:00", "second"],
    ["Europe/Paris", "2026-10-25T02:59:00+01:00", "second"],
    ["Europe/Paris", "2026-10-25T03:00:00+01:00", "only"],
    ["Europe/Paris", "2026-03-29T03:00:00+02:00", "only"],
    ["America/New_York", "2026-11-01T01:30:00-04:00", "first"],
    ["America/New_York", "2026-11-01T01:30:00-05:00", "second"],
    ["Australia/Lord_Howe", "2026-04-05T01:45:00+11:00", "first"],
    ["Australia/Lord_Howe", "2026-04-05T01:45:00+10:30", "second"],
    ["Australia/Lord_Howe", "2026-04-05T01:15:00+11:00", "only"],
    ["Asia/Kathmandu", "2026-10-25T02:30:00+05:45", "only"],
    ["America/Sao_Paulo", "2019-02-16T23:30:00-02:00", "first"],
    ["America/Sao_Paulo", "2019-02-16T23:30:00-03:00", "second"],
  ])("in %s, %s is the %s pass", (zone, startAt, pass) => {
    expect(clockChangePassOf(zone, startAt)).toBe(pass);
  });

  it("the same instant written with another offset is the same pass", () => {
    expect(clockChangePassOf("Europe/Paris", "2026-10-25T00:30:00Z")).toBe("first");
    expect(clockChangePassOf("Europe/Paris", "2026-10-25T01:30:00Z")).toBe("second");
  });
});
