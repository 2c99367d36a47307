import type { PersonalData } from "@rendezvous/contract/personal-data";
import { callApi } from "../../../lib/call-api.ts";

export function getPersonalData(groupId: number): Promise<PersonalData> {
  return callApi("GET /groups/{id}/personal_data", { path: { id: groupId } });
}
