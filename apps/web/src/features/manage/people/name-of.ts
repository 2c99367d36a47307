import type { Colleague } from "../../factor/api.ts";

/** Whoever was invited and has not said more has an address only. */
export function nameOf({ firstname, lastname, email }: Colleague): string {
  return `${firstname} ${lastname}`.trim() || email;
}
