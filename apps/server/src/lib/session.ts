import { hash, randomBytes } from "node:crypto";
import type { Access } from "@rendezvous/domain/permission/access";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Queryable } from "./database.ts";
import { readBookingToken } from "./booking-token.ts";

export const TOKEN_LIFETIME_MS = 2 * 60 * 60 * 1000;

const VISITOR: Session = { kind: "visitor" };

export function hashToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}

/** A new token, to be answered once, and its hash, to be stored. */
export function makeToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: hashToken(token) };
}

/** A token that is unknown, dead, not made for such a call or none at all makes a visitor. */
export async function findSession(
  database: Queryable,
  token: string | undefined,
  secret: string,
  now: number,
  access: Access,
): Promise<Session> {
  if (token === undefined || token === "" || token.length > 200) return VISITOR;
  const link = readBookingToken(token, secret);
  if (link) {
    const { groupId, bookingId, isForExport } = link;
    if (isForExport && access !== "token") return VISITOR;
    return (await bookingLasts(database, groupId, bookingId, now))
      ? { kind: "booking", groupId, bookingId }
      : VISITOR;
  }
  const { rows } = await database.query<{ group_id: number; id: number; fiche_id: number }>({
    name: "find-fiche-token",
    text: "select group_id, id, fiche_id from fiche_tokens where token_hash = $1 and expires_at > $2",
    values: [hashToken(token), new Date(now)],
  });
  const found = rows[0];
  return found
    ? { kind: "fiche", groupId: found.group_id, tokenId: found.id, ficheId: found.fiche_id }
    : VISITOR;
}

/** A link in a mail is good until the last appointment of its booking has ended, cancelled ones included. */
async function bookingLasts(
  database: Queryable,
  groupId: number,
  bookingId: number,
  now: number,
): Promise<boolean> {
  const { rows } = await database.query({
    name: "booking-lasts",
    text: "select 1 from appointments where group_id = $1 and booking_id = $2 and end_at > $3 limit 1",
    values: [groupId, bookingId, new Date(now)],
  });
  return rows.length > 0;
}

/** Forgets tokens that have been dead for a day. */
export async function sweepTokens(database: Queryable): Promise<void> {
  await database.query("delete from fiche_tokens where expires_at < now() - interval '1 day'");
}
