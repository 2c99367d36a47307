import type { Colleague } from "../../account/factor/api.ts";

/** Returns the name; for an invited person without a name, the address. */
export function nameOfColleague({
  firstname,
  lastname,
  email,
}: Pick<Colleague, "firstname" | "lastname" | "email">): string {
  return `${firstname} ${lastname}`.trim() || email;
}
