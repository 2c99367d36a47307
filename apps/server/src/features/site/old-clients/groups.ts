import { type Refusal, type Reply, reply } from "../../../http/call.ts";
import type { OldInput } from "./old-calls.ts";

type Answer = Promise<Reply<unknown> | Refusal>;

export function getGroup({ pass, group }: OldInput): Answer {
  return pass("getGroupByUrlname", { params: { urlname: group.urlname } });
}

/** Changes settings, and answers the group as a GET does. */
export async function updateGroup(input: OldInput): Answer {
  const { group: settings } = input.body as { readonly group: object };
  const changed = await input.pass("updateSettings", { body: { settings } });
  if (!changed.ok) return changed;
  return reply((changed.body as { readonly settings: object }).settings);
}
