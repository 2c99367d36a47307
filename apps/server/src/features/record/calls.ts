import { type Accept, accept } from "@rendezvous/contract/concerned";
import type { Editable } from "@rendezvous/contract/record";
import { z } from "zod";
import { type Reply, reply } from "../../http/call.ts";
import { checkInput } from "../../http/check-input.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import type { Author } from "../history/author.ts";
import { etagOf } from "./save-record.ts";
import type { StoredRecord } from "./stored.ts";

export function replyStored(editable: Editable, record: StoredRecord): Reply<object> {
  return reply({ [editable]: record }, { headers: { etag: etagOf(record) } });
}

/** Of a body whose fields are checked later, together with what they refer to. */
export function readSent(
  editable: Editable,
  body: unknown,
):
  | { readonly ok: true; readonly sent: Readonly<Record<string, unknown>>; readonly accept: Accept }
  | Refusal {
  const { [editable]: sent, accept: said = [] } = (body ?? {}) as Record<string, unknown>;
  const checked = checkInput(z.object({ accept }), { accept: said });
  if (!checked.ok) return checked;
  if (typeof sent === "object" && sent !== null && !Array.isArray(sent))
    return {
      ok: true,
      sent: sent as Record<string, unknown>,
      accept: (checked.value as { accept: Accept }).accept,
    };
  return refuse("bad_request", { text: `${editable}: required`, fields: { [editable]: "required" } });
}

/** What visitors are shown, and what professionals see of the hours. To be called after the commit. */
export function announceCatalogue({ context, groupId }: Pick<Author, "context" | "groupId">): void {
  context.changes.announce("catalogue", groupId);
  context.changes.announce("slots", groupId);
}
