/** The parameters of a mailed link. */
export interface MailedLink {
  readonly kind: "activation" | "emailChange" | "reset" | "fiche" | "ficheEmail" | "founder" | "invitation";
  readonly key: string;
  /** The address that this link confirms; empty if none. */
  readonly temp_email: string;
}

/** Returns null if the query is not that of a mailed link. */
export function readMailedLink(query: string): MailedLink | null {
  const parameters = new URLSearchParams(query);
  const valueOf = (name: string): string => parameters.get(name) ?? "";
  const temp_email = valueOf("temp_email");
  const match = (
    [
      ["reset", "oubliKey"],
      // The link of a founder, for a group that the founder has just created.
      [parameters.has("founder") ? "founder" : "invitation", "invitation"],
      [temp_email === "" ? "activation" : "emailChange", "validation_key"],
      [temp_email === "" ? "fiche" : "ficheEmail", "ficheKey"],
      ["fiche", "key"],
    ] as const
  ).find(([, name]) => valueOf(name) !== "");
  return match ? { kind: match[0], key: valueOf(match[1]), temp_email } : null;
}
