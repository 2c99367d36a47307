import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import { defineCall, reply } from "../../../http/call.ts";
import { findHealth } from "./health-data.ts";

/** Returns which national networks the group is on, and whether they work. */
export const getNetworks = defineCall("getNetworks", async ({ context, group, groupId }) => {
  const { hubToken, register } = context.config.ants;
  const takesPart = deploymentProfileOf(group.fields.deployment).offersIdentityDocuments;
  if (!takesPart || (hubToken === undefined && register === undefined)) return reply({ ants: null });
  const { succeeded_at, failed_at, failure, failing_since, waiting } = await findHealth(context.db, groupId);
  return reply({
    ants: {
      search: hubToken !== undefined,
      register: register !== undefined,
      succeeded_at: succeeded_at?.toISOString() ?? null,
      failed_at: failed_at?.toISOString() ?? null,
      failure,
      failing_since: failing_since?.toISOString() ?? null,
      waiting,
    },
  });
});
