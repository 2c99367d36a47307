import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import { transaction } from "../../../lib/database/database.ts";
import { mailOwners } from "../../people/team/mail-owners.ts";
import { noteRegisterFails, noteRegisterWorks } from "./health-data.ts";
import type { RegisterFailure } from "./register.ts";

export function noteSuccess({ db, clock }: Context, groupId: number): Promise<void> {
  return noteRegisterWorks(db, groupId, new Date(clock.now()));
}

/** Tells the owners when the register has failed for hours, because nobody would notice otherwise. */
export async function noteFailure(
  { db, clock, jobs }: Context,
  { id: groupId, fields: { locale } }: GroupRecord,
  failure: RegisterFailure,
): Promise<void> {
  await transaction(db, async (connection) => {
    if (!(await noteRegisterFails(connection, groupId, failure, new Date(clock.now())))) return;
    await mailOwners(connection, { kind: "ants_register_failed", group_id: groupId, locale });
  });
  jobs.wake();
}
