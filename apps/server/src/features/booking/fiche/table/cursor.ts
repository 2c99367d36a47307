import type { FicheSort } from "@rendezvous/contract/booking/fiche-table";
import { z } from "zod";

const id = z.int();

/** The position of a fiche in a sorted list. */
const places = {
  name: z.tuple([z.string(), z.string(), id]),
  created_at: z.tuple([id]),
  /** The start of the last visit, and the id of its appointment. */
  last_visit: z.tuple([z.iso.datetime(), id]),
} as const satisfies Record<FicheSort, z.ZodType>;

export type Place = z.output<(typeof places)[FicheSort]>;

export function writePlace(sort: FicheSort, place: Place): string {
  return Buffer.from(JSON.stringify([sort, ...place])).toString("base64url");
}

/** Returns null for a text that is no position in this order. */
export function readPlace(sort: FicheSort, text: string): Place | null {
  try {
    const [writtenSort, ...place] = JSON.parse(Buffer.from(text, "base64url").toString()) as unknown[];
    return writtenSort === sort ? (places[sort].safeParse(place).data ?? null) : null;
  } catch {
    return null;
  }
}
