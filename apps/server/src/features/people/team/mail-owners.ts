import type { Queryable } from "../../../lib/database/database.ts";
import { type AccountMailJob, enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import { listColleagues } from "./data.ts";

type OwnerMail<Job> = Job extends unknown ? Omit<Job, "id" | "email"> : never;

/** Enqueues a mail to each owner of the group. */
export async function mailOwners(database: Queryable, mail: OwnerMail<AccountMailJob>): Promise<void> {
  for (const { email, role } of await listColleagues(database, mail.group_id))
    if (role === "owner") await enqueueAccountMail(database, { ...mail, email });
}
