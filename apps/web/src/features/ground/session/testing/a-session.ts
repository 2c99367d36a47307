import type { ProGroup } from "@rendezvous/contract/group";
import type { LoggedIn } from "../session-store.ts";

/** The session of a client with an account. */
export function aSession(more: Partial<LoggedIn> = {}): LoggedIn {
  return {
    token: "token",
    lastSignedAt: Date.now(),
    type: "user",
    isCallCentre: false,
    accountId: 12,
    email: "camille@example.org",
    groups: [],
    sso_logged: false,
    needPasswordChange: false,
    pendingRdv: null,
    isRemembered: false,
    fromMail: false,
    ...more,
  };
}

/** How a professional works in the group of the tests. */
export function aMembership(role: ProGroup["role"], more: Partial<ProGroup> = {}): ProGroup {
  return {
    id: 4,
    name: "Practice",
    urlname: "practice",
    shard: "",
    inactive: false,
    call_center: role === "call_centre",
    role,
    calendars: null,
    labels: { blue: "", green: "", orange: "", yellow: "" },
    ...more,
  };
}

/** The session of a professional of that group. */
export function aProSession(role: ProGroup["role"]): LoggedIn {
  return aSession({ type: "pro", isCallCentre: role === "call_centre", groups: [aMembership(role)] });
}
