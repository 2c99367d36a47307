import type { Colleague } from "../../account/factor/api.ts";

/** An invited person without a name has an address only. */
export function nameOf({
  firstname,
  lastname,
  email,
}: Pick<Colleague, "firstname" | "lastname" | "email">): string {
  return `${firstname} ${lastname}`.trim() || email;
}
