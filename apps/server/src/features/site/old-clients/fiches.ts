import type { Refusal, Reply } from "../../../http/call.ts";
import type { OldInput } from "./old-calls.ts";

export function deleteFiche({ pass, params }: OldInput): Promise<Reply<unknown> | Refusal> {
  return pass("updateFiche", { params, body: { fiche: { deleted: true } } });
}
