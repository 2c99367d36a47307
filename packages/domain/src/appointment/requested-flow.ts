import { isTrue, textParameter } from "../embedding/read-values.ts";
import { readBracketQuery } from "../query/bracket-query.ts";

/** The action of a link to My appointments: show the list, or cancel, export or rebook one of them. */
export type RequestedFlow =
  | { readonly kind: "list" }
  | { readonly kind: "cancel" | "export" | "retake"; readonly appointmentId: number };

/** The query parameters that name an action. */
export const FLOW_PARAMETERS = ["cancel_apt", "export_apt", "take_apt", "list_rdv"] as const;

/** Reads a query string without its question mark; null without such a parameter. An invalid appointment id shows the list. */
export function readRequestedFlow(queryText: string): RequestedFlow | null {
  const { query } = readBracketQuery(queryText);
  const flow = (
    [
      ["cancel", "cancel_apt"],
      ["export", "export_apt"],
      ["retake", "take_apt"],
    ] as const
  ).find(([, name]) => textParameter(query, name) !== "");
  if (flow === undefined) return isTrue(textParameter(query, "list_rdv")) ? { kind: "list" } : null;
  const [kind, name] = flow;
  const text = textParameter(query, name);
  const appointmentId = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return appointmentId > 0 ? { kind, appointmentId } : { kind: "list" };
}
