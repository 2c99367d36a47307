import type { ProGroup } from "@rendezvous/contract/catalogue/group";
import type { GroupSession } from "../session-store.ts";

/** Returns the session of a client with an account. */
export function aSession(more: Partial<GroupSession> = {}): GroupSession {
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

/** Returns a professional's membership in the tests' group. */
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

/** Returns the session of a professional of that group. */
export function aProSession(role: ProGroup["role"]): GroupSession {
  return aSession({ type: "pro", isCallCentre: role === "call_centre", groups: [aMembership(role)] });
}
