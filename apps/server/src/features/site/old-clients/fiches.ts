import type { OldAnswer, OldInput } from "./old-input.ts";

export function deleteFiche({ pass, params }: OldInput): OldAnswer {
  return pass("updateFiche", { params, body: { fiche: { deleted: true } } });
}
