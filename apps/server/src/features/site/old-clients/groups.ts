import { reply } from "../../../http/call.ts";
import type { OldAnswer, OldInput } from "./old-input.ts";

export function getGroup({ pass, group }: OldInput): OldAnswer {
  return pass("getGroupByUrlname", { params: { urlname: group.urlname } });
}

/** Changes settings and returns all of them. */
export async function updateGroup(input: OldInput): OldAnswer {
  const { group: settings } = input.body as { readonly group: object };
  const changed = await input.pass("updateSettings", { body: { settings } });
  if (!changed.ok) return changed;
  return reply((changed.body as { readonly settings: object }).settings);
}
