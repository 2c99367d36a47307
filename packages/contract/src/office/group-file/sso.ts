import { z } from "zod";
import { localizedTextOrEmpty, nonEmptyText, textMatching, textWithCheck } from "./fields.ts";

/** Must be https, because names and passwords are sent to it; http is allowed only on this machine, for trying things out. */
function isIssuer(text: string): boolean {
  if (text.length > 500 || !URL.canParse(text)) return false;
  const { protocol, hostname, username, search, hash } = new URL(text);
  const isHere = ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
  const isSafe = protocol === "https:" || (protocol === "http:" && isHere);
  return isSafe && username === "" && search === "" && hash === "" && !/[?#]$/.test(text);
}

const scope = textMatching(/^[!#-[\]-~]{1,100}$/, "a scope like email", "scope");

/**
 * The OpenID Connect provider that authenticates the clients of a group. The group must register these addresses with it:
 * `/{urlname}/sso/callback`, `/{urlname}/sso/logged_out` and, for logouts at the provider, `/{urlname}/sso/backchannel_logout`
 * (docs/decisions/0022, 0031).
 */
export const provider = z.strictObject({
  issuer: textWithCheck(isIssuer, "the https address of an OpenID provider", "provider"),
  client_id: nonEmptyText,
  /** Without a secret the group is a public client, protected only by PKCE. */
  client_secret: textWithCheck(
    (text) => text.length >= 1 && text.length <= 1000,
    "a secret of 1 to 1000 characters",
    "text_length",
    { min: 1, max: 1000 },
  ).optional(),
  /** Answers contain a constant that only says that there is a secret; sending it back leaves the stored secret unchanged. */
  client_secret_sealed: textMatching(/^[\w-]{37,4000}$/, "a sealed secret", "wrong_type").optional(),
  scopes: z
    .array(scope, { error: "expected a list of scopes" })
    .refine((scopes) => scopes.includes("openid"), {
      error: "expected openid among the scopes",
      params: { code: "scope" },
    })
    .default(["openid", "email"]),
  /** The text of the button; empty: a plain "Log in". */
  label: localizedTextOrEmpty,
});

export const sso = provider.nullable().default(null);
