import { formatRfc3339, formatWallDateTime } from "../../time/zone.ts";
import type { LinkedAppointment } from "../model.ts";

export type TestItem =
  | { readonly minutes: number; readonly price?: number }
  | {
      readonly pack: readonly { readonly minutes: number; readonly pause?: number }[];
      readonly price?: number;
    };

export interface TestAppointment extends LinkedAppointment {
  readonly location: string;
  readonly videoconference: boolean;
}

const ZONE = "Europe/Paris";
const TEN = Date.parse("2026-12-01T10:00:00+01:00") / 60_000;

/** Returns the records of one booking from ten o'clock on, each item directly after the one before, with ids from 1. */
export function wholeBooking(items: readonly TestItem[]): TestAppointment[] {
  const records: TestAppointment[] = [];
  let at = TEN;
  for (const item of items) {
    const root = records.length + 1;
    const services: readonly { minutes: number; pause?: number }[] = "pack" in item ? item.pack : [item];
    for (const [index, { minutes, pause = 0 }] of services.entries()) {
      const start = at + (index > 0 ? pause : 0);
      at = start + minutes;
      const id = records.length + 1;
      const price = index === 0 ? (item.price ?? 0) : 0;
      records.push({
        id,
        type: "pack" in item ? (index === 0 ? "first" : "included") : "free",
        parent_id: index === 0 ? null : root,
        start: formatWallDateTime(ZONE, start),
        end: formatWallDateTime(ZONE, at),
        start_at: formatRfc3339(ZONE, start),
        end_at: formatRfc3339(ZONE, at),
        interventions: [{ apt_id: id }],
        price,
        price_amount: price,
        promotion: null,
        location: "1 place",
        videoconference: false,
      });
    }
  }
  return records;
}
