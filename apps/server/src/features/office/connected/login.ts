import { openText, sealText } from "../../../lib/sealed-text.ts";

const SALT = "login of a connected calendar";

export interface CalDavLogin {
  readonly username: string;
  readonly password: string;
}

/** `refreshToken`: of a provider with a login page of its own. */
export type CalendarLogin = CalDavLogin | { readonly refreshToken: string };

/** Encrypts a login; it opens only in this group, and for this address. */
export function sealLogin(login: CalendarLogin, secret: string, groupId: number, address: string): string {
  return sealText(JSON.stringify(login), secret, SALT, `${groupId} ${address}`);
}

/** Throws for a login that another installation encrypted, or for another group or address. */
export function openLogin(sealed: string, secret: string, groupId: number, address: string): CalendarLogin {
  return JSON.parse(openText(sealed, secret, SALT, `${groupId} ${address}`)) as CalendarLogin;
}
