import type { Scope } from "./scopes.ts";
import type { OperatorSession, ProGroup, Session } from "./session.ts";

/**
 * docs/screens.md, "Who may do what". A guest is a visitor with proof of a booking: its token, or a link in its mail. A user has
 * an account, or the key of a fiche. An operator runs the installation and has no rights inside a group.
 */
export type Role = "visitor" | "guest" | "user" | "pro" | "call_centre" | "owner" | "operator";

/** The extent of a right, from nowhere to everywhere. */
export type Reach =
  | "none"
  /** The caller's records in the group of the session. */
  | "own"
  /** All records in all groups in which the caller works. */
  | "group"
  /** Groups that are visible without a login. */
  | "open"
  /** Every active group. */
  | "active"
  /** Everywhere, even without a group. */
  | "anywhere";

type Row = Readonly<Record<Role, Reach>>;

/** An owner has the rights of a pro, unless stated otherwise. */
function row(visitor: Reach, guest: Reach, user: Reach, pro: Reach, call_centre: Reach, owner = pro): Row {
  return { visitor, guest, user, pro, call_centre, owner, operator: "none" };
}

/** A right in the pages of the operators, which no token or access key gives (docs/decisions/0121). */
function operatorRow(visitor: Reach): Row {
  return { ...row(visitor, "none", "none", "none", "none"), operator: "anywhere" };
}

/** The table of permissions, for the server's permission check and for what the client shows. */
// biome-ignore format: the columns are the table
export const PERMISSIONS = {
  //                          visitor     guest       user        pro         call_centre
  // Creating a group, if the installation allows everybody to.
  found_group:            row("anywhere", "anywhere", "anywhere", "anywhere", "anywhere"),
  find_group:             row("anywhere", "anywhere", "anywhere", "anywhere", "anywhere"),
  sign_in:                row("anywhere", "anywhere", "anywhere", "anywhere", "anywhere"),
  sign_up:                row("active",   "active",   "active",   "active",   "active"),
  browse:                 row("open",     "group",    "group",    "group",    "group"),
  book:                   row("open",     "own",      "own",      "group",    "group"),
  see_appointments:       row("none",     "own",      "own",      "group",    "group"),
  cancel_appointments:    row("none",     "own",      "own",      "group",    "group"),
  // Saying that one will come.
  confirm_appointments:   row("none",     "own",      "own",      "group",    "group"),
  move_appointments:      row("none",     "own",      "own",      "group",    "group"),
  // Telling at the organisation's door that one has come; the page's key and the appointment's code are the proof.
  announce_arrival:       row("active",   "active",   "active",   "active",   "active"),
  // State, note, presence, overbooking, history, and undoing a cancellation.
  manage_appointments:    row("none",     "none",     "none",     "group",    "group"),
  // The waiting list: one's own wishes; and who waits, the order, and filling a gap.
  see_wishes:             row("none",     "none",     "own",      "group",    "group"),
  manage_wishes:          row("none",     "none",     "none",     "group",    "group"),
  // The mail's key identifies the wish.
  answer_wish:            row("active",   "active",   "active",   "active",   "active"),
  export_appointments:    row("none",     "own",      "own",      "group",    "group"),
  // Appointments of many days in one file, with clients' names.
  download_appointments:  row("none",     "none",     "none",     "group",    "none",        "group"),
  // Every change of the group's appointments and of its clients, for programs that keep a copy.
  follow_appointments:    row("none",     "none",     "none",     "group",    "group"),
  follow_fiches:          row("none",     "none",     "none",     "group",    "group"),
  // Private addresses of calendar files: of one's own appointments, or of a calendar.
  make_feeds:             row("none",     "none",     "own",      "group",    "group"),
  see_fiches:             row("none",     "none",     "own",      "group",    "group"),
  edit_fiches:            row("none",     "none",     "own",      "group",    "group"),
  // Duplicates, merging, comments, and the history of reads and changes.
  manage_fiches:          row("none",     "none",     "none",     "group",    "group"),
  // All clients, in a list or in one file.
  download_fiches:        row("none",     "none",     "none",     "group",    "none",        "group"),
  change_account:         row("none",     "none",     "own",      "own",      "own"),
  see_personal_data:      row("none",     "none",     "own",      "none",     "none"),
  request_deletion:       row("none",     "none",     "own",      "none",     "none"),
  // The mail's key identifies the request.
  confirm_deletion:       row("active",   "active",   "active",   "active",   "active"),
  see_deletion_requests:  row("none",     "none",     "none",     "group",    "group"),
  list_groups:            row("none",     "none",     "none",     "anywhere", "anywhere"),
  // Takes a login to a group in another cell.
  hand_over:              row("none",     "none",     "none",     "anywhere", "anywhere"),
  // The second factor of one's own login; a half-way session gives it, or sets up a required one.
  prove_factor:           row("none",     "none",     "none",     "anywhere", "anywhere"),
  remove_factors:         row("none",     "none",     "none",     "anywhere", "anywhere"),
  manage_pros:            row("none",     "none",     "none",     "none",     "none",     "group"),
  // The access keys for other programs.
  manage_keys:            row("none",     "none",     "none",     "none",     "none",     "group"),
  // A copy of the group for programs in the making.
  manage_sandbox:         row("none",     "none",     "none",     "none",     "none",     "group"),
  // The addresses of other programs that are told of what happens.
  manage_webhooks:        row("none",     "none",     "none",     "none",     "none",     "group"),
  // The group's stored catalogue: calendars, services, hours, forms, texts, look.
  see_catalogue:          row("none",     "none",     "none",     "none",     "none",     "group"),
  manage_catalogue:       row("none",     "none",     "none",     "none",     "none",     "group"),
  // Name, address, rules, and who may log in how.
  manage_settings:        row("none",     "none",     "none",     "none",     "none",     "group"),
  // Sends previews of messages, as clients would get them, to the caller's mailbox.
  preview_messages:       row("none",     "none",     "none",     "none",     "none",     "group"),
  // Files with what the group publishes, and with clients of another program.
  import_group_file:      row("none",     "none",     "none",     "none",     "none",     "group"),
  see_day_calendar:       row("none",     "none",     "none",     "group",    "group"),
  // Closures and openings on single days; for professionals limited to some calendars, only those.
  manage_hours:           row("none",     "none",     "none",     "group",    "none",     "group"),
  // The statistics of bookings.
  see_statistics:         row("none",     "none",     "none",     "group",    "none",        "group"),
  // The internal name of a record besides its public one.
  see_internal_names:     row("none",     "none",     "none",     "group",    "group"),
  // Services and categories without a public name.
  see_unnamed:            row("none",     "none",     "none",     "none",     "group"),
  // The comment of an appointment, even if the group does not ask its clients for one.
  always_comment:         row("none",     "none",     "none",     "none",     "group"),
  // The login of an operator, and setting it up with the one-time link.
  enter_operation:        operatorRow("anywhere"),
  // The list of all groups, deactivating them, their limits, and the jobs.
  operate:                operatorRow("none"),
} as const satisfies Record<string, Row>;

export type Right = keyof typeof PERMISSIONS;

/**
 * The scope that each right needs of an access key. `any`: every key has the right, because any visitor may have it. `none`: no
 * key has it, because it concerns a person's own login, or would let a key extend its own rights.
 */
export const SCOPE_OF_RIGHT = {
  found_group: "any",
  find_group: "any",
  sign_in: "any",
  sign_up: "any",
  browse: "any",
  book: "appointments:write",
  see_appointments: "appointments:read",
  cancel_appointments: "appointments:write",
  confirm_appointments: "appointments:write",
  announce_arrival: "any",
  move_appointments: "appointments:write",
  manage_appointments: "appointments:write",
  see_wishes: "appointments:read",
  manage_wishes: "appointments:write",
  answer_wish: "any",
  export_appointments: "appointments:read",
  download_appointments: "appointments:read",
  follow_appointments: "appointments:read",
  follow_fiches: "clients:read",
  make_feeds: "none",
  see_fiches: "clients:read",
  edit_fiches: "clients:write",
  manage_fiches: "clients:write",
  download_fiches: "clients:read",
  change_account: "none",
  see_personal_data: "none",
  request_deletion: "none",
  confirm_deletion: "any",
  see_deletion_requests: "clients:read",
  list_groups: "none",
  hand_over: "none",
  prove_factor: "none",
  remove_factors: "none",
  manage_pros: "none",
  manage_keys: "none",
  manage_sandbox: "settings:write",
  manage_webhooks: "webhooks:write",
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
  enter_operation: "none",
  operate: "none",
} as const satisfies Record<Right, Scope | "any" | "none">;

/** Returns the scope that an access key lacks for a right; null when it has the right, and for a session without a key. */
export function missingScope(right: Right, session: Session): Scope | "none" | null {
  const scopes = session.kind === "pro" ? session.scopes : undefined;
  if (scopes === undefined) return null;
  const needed: Scope | "any" | "none" = SCOPE_OF_RIGHT[right];
  return needed === "any" || (needed !== "none" && scopes.includes(needed)) ? null : needed;
}

/** Whether a right belongs to the pages of the operators, which have their own session. */
export function isOperatorRight(right: Right): boolean {
  return PERMISSIONS[right].operator !== "none";
}

/** Whether a caller has a right of the operators' pages, where a visitor may only log in. */
export function mayOperate(right: Right, operator: OperatorSession | null): boolean {
  return PERMISSIONS[right][operator ? "operator" : "visitor"] === "anywhere";
}

/** Returns the role of a session in a group. A session of another group is a visitor here. */
export function roleIn(session: Session, groupId: number): Role {
  if (session.kind === "visitor" || session.kind === "half_way") return "visitor";
  if (session.kind === "pro") return roleOfPro(session.groups.find((one) => one.groupId === groupId));
  return session.groupId === groupId ? roleInOwnGroup(session) : "visitor";
}

/** Whether the session is a professional of the group. */
export function worksIn(session: Session, groupId: number): boolean {
  return session.kind === "pro" && session.groups.some((one) => one.groupId === groupId);
}

/** Whether a session has a right in its own group, at least over its own records. */
export function hasRight(right: Right, session: Session, groupId: number): boolean {
  const reach: Reach = PERMISSIONS[right][roleIn(session, groupId)];
  return (reach === "own" || reach === "group") && missingScope(right, session) === null;
}

/** Returns the role of a session in its own group. */
export function roleInOwnGroup(session: Session): Role {
  if (session.kind === "pro") return roleIn(session, session.groupId);
  if (session.kind === "account") return "user";
  if (session.kind === "fiche") return session.seesAll ? "user" : "guest";
  return session.kind === "booking" ? "guest" : "visitor";
}

function roleOfPro(membership: ProGroup | undefined): Role {
  if (!membership) return "visitor";
  return membership.role;
}
