import { defineCall, reply } from "../../lib/call.ts";

/**
 * Who is asking. A fiche token is not answered again: whoever asks with it has it, and no answer but the booking's own
 * ever carries one.
 */
export const getCurrentSession = defineCall("getCurrentSession", () =>
  reply({
    pro: null,
    account: null,
    fiche_token: null,
    sso_logged: false,
    needPasswordChange: false,
    pendingRdv: null,
  }),
);
