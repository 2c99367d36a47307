import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import { transaction } from "../../../lib/database/database.ts";
import { mailOwners } from "../../people/team/mail-owners.ts";
import type { NetworkFailure } from "./call-network.ts";
import { findHealth, type NetworkName, noteNetworkFails, noteNetworkWorks } from "./health-data.ts";

const FAILURE_MAILS = { ants: "ants_register_failed", sas: "sas_platform_failed" } as const;

export function noteSuccess({ db, clock }: Context, network: NetworkName, groupId: number): Promise<void> {
  return noteNetworkWorks(db, network, groupId, new Date(clock.now()));
}

/** Tells the owners when the network has failed for hours, because nobody would notice otherwise. */
export async function noteFailure(
  { db, clock, jobs }: Context,
  network: NetworkName,
  { id: groupId, fields: { locale } }: GroupRecord,
  failure: NetworkFailure,
): Promise<void> {
  await transaction(db, async (connection) => {
    if (!(await noteNetworkFails(connection, network, groupId, failure, new Date(clock.now())))) return;
    await mailOwners(connection, { kind: FAILURE_MAILS[network], group_id: groupId, locale });
  });
  jobs.wake();
}

/** Returns when the network worked and failed, in RFC 3339. */
export async function toWireHealth({ db }: Context, network: NetworkName, groupId: number) {
  const { succeeded_at, failed_at, failure, failing_since } = await findHealth(db, network, groupId);
  return {
    succeeded_at: succeeded_at?.toISOString() ?? null,
    failed_at: failed_at?.toISOString() ?? null,
    failure,
    failing_since: failing_since?.toISOString() ?? null,
  };
}
