import type { Session } from "@rendezvous/domain/permission/session";

/** A condition on an appointment `a`, its booking `b` (or none) and its fiche `f`; its value is the statement's `$2`. */
export interface Visibility {
  /** Each condition makes a statement of its own, which the database plans for itself. */
  readonly name: string;
  readonly sql: string;
  readonly value: number | readonly number[] | null;
  /** Whose names stand with what is seen: of the fiche as it is, or of its booking, as they were typed. */
  readonly names: "f" | "b";
}

/**
 * What a session sees in a group (SPEC section 6): what was booked under its token, the one booking its mail was about,
 * its fiche's, its account's, or everything on its calendars. Others see nothing.
 */
export function visibleTo(session: Session, groupId: number): Visibility {
  const { kind } = session;
  if (kind === "visitor")
    return { name: "nobody", sql: "$2::bigint is null and false", value: null, names: "b" };
  if (kind === "booking")
    return { name: "booking", sql: "b.id = $2::bigint", value: session.bookingId, names: "b" };
  if (kind === "account")
    return { name: "account", sql: "f.account_id = $2::bigint", value: session.accountId, names: "f" };
  if (kind === "fiche")
    return session.seesAll
      ? { name: "fiche", sql: "a.fiche_id = $2::bigint", value: session.ficheId, names: "f" }
      : { name: "token", sql: "b.fiche_token_id = $2::bigint", value: session.tokenId, names: "b" };
  // null: every calendar. Whoever works elsewhere sees nothing here.
  const { calendars = [] } = session.groups.find((one) => one.groupId === groupId) ?? {};
  return {
    name: "pro",
    sql: "($2::integer[] is null or a.calendar_id = any($2))",
    value: calendars,
    names: "f",
  };
}
