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
