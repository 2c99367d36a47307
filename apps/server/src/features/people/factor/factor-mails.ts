import { type AccountMailWriters, mailedPageUrl } from "../../mail/send-account-mail.ts";

/** Notifies a professional that their second factor was set up or removed, in case someone else did it. */
export const factorMails = {
  factor_on: (context, group, { locale }) => [
    { kind: "factorOn", url: mailedPageUrl(context, group, "login", locale).href, notes: [] },
  ],
  factor_off: (context, group, { locale }) => [
    { kind: "factorOff", url: mailedPageUrl(context, group, "login", locale).href, notes: [] },
  ],
} satisfies Partial<AccountMailWriters>;
