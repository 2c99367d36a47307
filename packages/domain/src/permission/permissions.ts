import type { Scope } from "./scopes.ts";
import type { ProGroup, Session } from "./session.ts";

/**
 * docs/screens.md, "Who may do what". A guest is a visitor with proof of a booking: the token that it answered, or a link
 * in its mail. A user has an account, or the key of a fiche.
 */
export type Role = "visitor" | "guest" | "user" | "pro" | "call_centre" | "owner";

/** How far a right reaches, from nowhere to everywhere. */
export type Reach =
  | "none"
  /** One's own records, in one's own group. */
  | "own"
  /** All records, in every group of one's own. */
  | "group"
  /** Groups that are visible without a login. */
  | "open"
  /** Every group that is not switched off. */
  | "active"
  /** Also without any group. */
  | "anywhere";

type Row = Readonly<Record<Role, Reach>>;

/** An owner has what every pro has, unless it is said otherwise. */
function row(visitor: Reach, guest: Reach, user: Reach, pro: Reach, call_centre: Reach, owner = pro): Row {
  return { visitor, guest, user, pro, call_centre, owner };
}

/** Who may do what: the one table, for the server's gate and for what the client shows. */
// biome-ignore format: the columns are the table
export const PERMISSIONS = {
  //                          visitor     guest       user        pro         call_centre
  // A new group, for oneself; where the installation lets everybody.
  found_group:            row("anywhere", "anywhere", "anywhere", "anywhere", "anywhere"),
  find_group:             row("anywhere", "anywhere", "anywhere", "anywhere", "anywhere"),
  sign_in:                row("anywhere", "anywhere", "anywhere", "anywhere", "anywhere"),
  sign_up:                row("active",   "active",   "active",   "active",   "active"),
  browse:                 row("open",     "group",    "group",    "group",    "group"),
  book:                   row("open",     "own",      "own",      "group",    "group"),
  see_appointments:       row("none",     "own",      "own",      "group",    "group"),
  cancel_appointments:    row("none",     "own",      "own",      "group",    "group"),
  move_appointments:      row("none",     "own",      "own",      "group",    "group"),
  // State, note, presence, overbooking, who did what, and what takes back a cancellation.
  manage_appointments:    row("none",     "none",     "none",     "group",    "group"),
  export_appointments:    row("none",     "own",      "own",      "group",    "group"),
  // Those of many days in one file, with whom they are for.
  download_appointments:  row("none",     "none",     "none",     "group",    "none",        "group"),
  see_fiches:             row("none",     "none",     "own",      "group",    "group"),
  edit_fiches:            row("none",     "none",     "own",      "group",    "group"),
  // Duplicates, merging, comments, and who saw and changed what.
  manage_fiches:          row("none",     "none",     "none",     "group",    "group"),
  change_account:         row("none",     "none",     "own",      "own",      "own"),
  see_personal_data:      row("none",     "none",     "own",      "none",     "none"),
  request_deletion:       row("none",     "none",     "own",      "none",     "none"),
  // The key of the mail says whose request it is.
  confirm_deletion:       row("active",   "active",   "active",   "active",   "active"),
  see_deletion_requests:  row("none",     "none",     "none",     "group",    "group"),
  list_groups:            row("none",     "none",     "none",     "anywhere", "anywhere"),
  // The second factor of one's own login; a half-way session gives it, or sets up a required one.
  prove_factor:           row("none",     "none",     "none",     "anywhere", "anywhere"),
  remove_factors:         row("none",     "none",     "none",     "anywhere", "anywhere"),
  manage_pros:            row("none",     "none",     "none",     "none",     "none",     "group"),
  // The keys by which other programs work for the group.
  manage_keys:            row("none",     "none",     "none",     "none",     "none",     "group"),
  // What the group publishes, as it is stored: calendars, services, hours, forms, texts, look.
  see_catalogue:          row("none",     "none",     "none",     "none",     "none",     "group"),
  manage_catalogue:       row("none",     "none",     "none",     "none",     "none",     "group"),
  // Name, address, rules, and who may log in how.
  manage_settings:        row("none",     "none",     "none",     "none",     "none",     "group"),
  // Sends them to one's own mailbox, as clients would get them.
  preview_messages:       row("none",     "none",     "none",     "none",     "none",     "group"),
  import_group_file:      row("none",     "none",     "none",     "none",     "none",     "group"),
  see_day_calendar:       row("none",     "none",     "none",     "group",    "group"),
  // When calendars are closed or open on single days; of professionals with a list: those calendars alone.
  manage_hours:           row("none",     "none",     "none",     "group",    "none",     "group"),
  // What was booked, in numbers.
  see_statistics:         row("none",     "none",     "none",     "group",    "none",        "group"),
  // What a record is called among professionals, beside its public name.
  see_internal_names:     row("none",     "none",     "none",     "group",    "group"),
  // Services and categories without a public name.
  see_unnamed:            row("none",     "none",     "none",     "none",     "group"),
  // The comment of an appointment, also where the group asks its clients for none.
  always_comment:         row("none",     "none",     "none",     "none",     "group"),
} as const satisfies Record<string, Row>;

export type Right = keyof typeof PERMISSIONS;

/**
 * Which scope each right asks of an access key. `any`: every key has it, as any visitor may have it. `none`: no key has it, since it
 * is about a person's own login, or would let a key get more than it was given.
 */
export const SCOPE_OF = {
  found_group: "any",
  find_group: "any",
  sign_in: "any",
  sign_up: "any",
  browse: "any",
  book: "appointments:write",
  see_appointments: "appointments:read",
  cancel_appointments: "appointments:write",
  move_appointments: "appointments:write",
  manage_appointments: "appointments:write",
  export_appointments: "appointments:read",
  download_appointments: "appointments:read",
  see_fiches: "clients:read",
  edit_fiches: "clients:write",
  manage_fiches: "clients:write",
  change_account: "none",
  see_personal_data: "none",
  request_deletion: "none",
  confirm_deletion: "any",
  see_deletion_requests: "clients:read",
  list_groups: "none",
  prove_factor: "none",
  remove_factors: "none",
  manage_pros: "none",
  manage_keys: "none",
  see_catalogue: "catalogue:read",
  manage_catalogue: "catalogue:write",
  manage_settings: "settings:write",
  preview_messages: "none",
  import_group_file: "none",
  see_day_calendar: "appointments:read",
  manage_hours: "hours:write",
  see_statistics: "statistics:read",
  see_internal_names: "any",
  see_unnamed: "any",
  always_comment: "appointments:write",
} as const satisfies Record<Right, Scope | "any" | "none">;

/** The scope for want of which an access key has not a right; null where it has it, and without a key. */
export function missingScope(right: Right, session: Session): Scope | "none" | null {
  const scopes = session.kind === "pro" ? session.scopes : undefined;
  if (scopes === undefined) return null;
  const needed: Scope | "any" | "none" = SCOPE_OF[right];
  return needed === "any" || (needed !== "none" && scopes.includes(needed)) ? null : needed;
}

/** The role of a session in a group. A session of another group is a visitor here. */
export function roleIn(session: Session, groupId: number): Role {
  if (session.kind === "visitor" || session.kind === "half_way") return "visitor";
  if (session.kind === "pro") return roleOfPro(session.groups.find((one) => one.groupId === groupId));
  return session.groupId === groupId ? roleAtHome(session) : "visitor";
}

/** Is it a professional of the group who asks? */
export function worksIn(session: Session, groupId: number): boolean {
  return session.kind === "pro" && session.groups.some((one) => one.groupId === groupId);
}

/** Has a session a right in a group of its own, over one's own records at least? */
export function hasRight(right: Right, session: Session, groupId: number): boolean {
  const reach: Reach = PERMISSIONS[right][roleIn(session, groupId)];
  return (reach === "own" || reach === "group") && missingScope(right, session) === null;
}

/** The role of a session in the group it came from. */
export function roleAtHome(session: Session): Role {
  if (session.kind === "pro") return roleIn(session, session.groupId);
  if (session.kind === "account") return "user";
  if (session.kind === "fiche") return session.seesAll ? "user" : "guest";
  return session.kind === "booking" ? "guest" : "visitor";
}

function roleOfPro(membership: ProGroup | undefined): Role {
  if (!membership) return "visitor";
  return membership.role;
}
