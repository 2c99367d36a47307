import type { Scope } from "@rendezvous/domain/permission/scopes";
import type { Session } from "@rendezvous/domain/permission/session";
import { SCOPE_OF_EVENT } from "@rendezvous/domain/webhook/webhook-events";
import { type Refusal, refuse, refuseScope } from "../../../http/call.ts";
import type { Context } from "../../../http/context.ts";
import { readEnteredAddress } from "../elsewhere/source-address.ts";
import type { WebhookSettings } from "./data.ts";

type Checked = Omit<WebhookSettings, "name" | "off_reason">;

/**
 * Returns the address as it is stored, or why the webhook is refused: its address, an event without its scope, or a scope that the
 * access key of the call has not.
 */
export function checkWebhook(
  { calendarReader }: Pick<Context, "calendarReader">,
  session: Session,
  { url, events, scopes }: Checked,
): { readonly ok: true; readonly url: string } | Refusal {
  // Where its host leads is checked each time something is sent there.
  const address = readEnteredAddress(url, calendarReader.isInsideAllowed, "webhook.url");
  if (!address.ok) return address;
  const uncovered = events.find((event) => !scopes.includes(SCOPE_OF_EVENT[event]));
  if (uncovered)
    return refuse("bad_request", {
      fields: { "webhook.scopes": `expected ${SCOPE_OF_EVENT[uncovered]}, for ${uncovered}` },
    });
  return refuseWiderScopes(session, scopes) ?? { ok: true, url: address.url.href };
}

/** Refuses an access key that has not all scopes of a webhook. */
export function refuseWiderScopes(session: Session, scopes: readonly Scope[]): Refusal | null {
  const own = session.kind === "pro" ? session.scopes : undefined;
  const missing = own && scopes.find((scope) => !own.includes(scope));
  return missing ? refuseScope(missing) : null;
}
