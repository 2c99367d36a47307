import { isTrue, textOf } from "../embedding/read-values.ts";
import { readBracketQuery } from "../query/bracket-query.ts";

/** What a link to My appointments asks for: the list, or one of them cancelled, exported or taken again. */
export type RequestedFlow =
  | { readonly kind: "list" }
  | { readonly kind: "cancel" | "export" | "retake"; readonly appointmentId: number };

/** The query parameters that name a flow. */
export const FLOW_PARAMETERS = ["cancel_apt", "export_apt", "take_apt", "list_rdv"] as const;

/**
 * Reads a query string without its question mark; null when it asks for nothing of the kind. An appointment's number that
 * is none asks for the list.
 */
export function readRequestedFlow(queryText: string): RequestedFlow | null {
  const { query } = readBracketQuery(queryText);
  const flow = (
    [
      ["cancel", "cancel_apt"],
      ["export", "export_apt"],
      ["retake", "take_apt"],
    ] as const
  ).find(([, name]) => textOf(query, name) !== "");
  if (flow === undefined) return isTrue(textOf(query, "list_rdv")) ? { kind: "list" } : null;
  const [kind, name] = flow;
  const text = textOf(query, name);
  const appointmentId = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return appointmentId > 0 ? { kind, appointmentId } : { kind: "list" };
}
