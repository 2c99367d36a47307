import { type Refusal, refuse } from "../../../http/call.ts";
import { isInsideHost } from "../../../lib/outgoing-fetch.ts";
import { openText, sealText } from "../../../lib/sealed-text.ts";

const SALT = "address of a connected calendar";

/** Returns the address of a calendar file; null for a text that is none. `webcal:` is how calendar programs write `https:`. */
export function readAddress(text: string, isInsideAllowed: boolean): URL | null {
  const address = text.trim().replace(/^webcals?:/i, "https:");
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  url.hash = "";
  if (isInsideAllowed) return ["http:", "https:"].includes(url.protocol) ? url : null;
  return url.protocol === "https:" && !isInsideHost(url.hostname) ? url : null;
}

/** Returns an address that somebody entered, or the refusal of it for this field. */
export function readEnteredAddress(
  text: string,
  isInsideAllowed: boolean,
  field: string,
): { readonly ok: true; readonly url: URL } | Refusal {
  const url = readAddress(text, isInsideAllowed);
  if (!url) return refuse("bad_request", { fields: { [field]: "expected a public address with https:" } });
  if (url.username === "" && url.password === "") return { ok: true, url };
  return refuse("bad_request", {
    fields: { [field]: "expected no user name and no password" },
    detail: "login_in_address",
  });
}

/** An address as it is stored: encrypted, with the parts that screens show. */
export interface SealedAddress {
  readonly sealed: string;
  readonly host: string;
  readonly ending: string;
}

/** Encrypts an address; it opens only in this group. */
export function sealAddress(url: URL, secret: string, groupId: number): SealedAddress {
  return {
    sealed: sealText(url.href, secret, SALT, String(groupId)),
    host: url.host,
    ending: endingOf(url),
  };
}

/** Returns a few letters by which the owner recognises the address: the end of its secret part, not of the file's usual name. */
function endingOf({ pathname, search }: URL): string {
  return `${pathname}${search}`.replace(/(\/basic|\/calendar)?\.ics$/i, "").slice(-4);
}

/** Throws for an address that another installation or group encrypted. */
export function openAddress(sealed: string, secret: string, groupId: number): string {
  return openText(sealed, secret, SALT, String(groupId));
}

export function withSlash(address: string): string {
  return address.endsWith("/") ? address : `${address}/`;
}
