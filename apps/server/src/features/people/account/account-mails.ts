import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { Context } from "../../../http/context.ts";
import {
  type AccountMailText,
  type AccountMailWriters,
  type JobOfKind,
  mailedPageUrl,
} from "../../mail/send-account-mail.ts";
import type { Registration } from "../../ground/session/account-mail-queue.ts";
import { findAccountByEmail } from "./data.ts";
import { addAccountKey, ACCOUNT_KEY_HOURS, type KeyHolder, type AccountKeyPurpose } from "./key-data.ts";
import { findProByEmail } from "./pro-data.ts";

type Written = Promise<AccountMailText[]>;

export const accountMails = {
  activation: writeKey,
  reset: writeKey,
  /** Resets a professional's password, which is valid in all their groups. */
  async pro_reset(context, group, job): Written {
    const pro = await findProByEmail(context.db, group.id, job.email);
    if (!pro) return [];
    const link = mailedPageUrl(context, group, "login", job.locale);
    const key = {
      purpose: "reset",
      parameter: "oubliKey",
      holder: { account_id: null, pro_id: pro.id },
    } as const;
    return [await withKey(context, job, "proReset", link, key)];
  },
  /** The address may belong to an account that was created after the job, or that the screen had to hide. */
  async email_change(context, group, job): Written {
    const link = mailedPageUrl(context, group, "login", job.locale);
    const owner = await findAccountByEmail(context.db, group.id, job.email);
    if (owner) return [{ kind: "emailTaken", url: link.href, notes: [] }];
    link.searchParams.set("temp_email", job.email);
    const holder = { account_id: job.account_id, pro_id: null };
    const key = { purpose: "email_change", parameter: "validation_key", holder } as const;
    return [await withKey(context, job, "emailChange", link, key)];
  },
  email_changed(context, group, { locale }) {
    return [{ kind: "emailChanged", url: mailedPageUrl(context, group, "login", locale).href, notes: [] }];
  },
} satisfies Partial<AccountMailWriters>;

/** For an account that is not activated yet, a reset also activates it. */
async function writeKey(
  context: Context,
  group: Parameters<AccountMailWriters["reset"]>[1],
  job: JobOfKind<"activation" | "reset">,
): Written {
  const account = await findAccountByEmail(context.db, group.id, job.email);
  if (!account) return [];
  const link = mailedPageUrl(context, group, "login", job.locale);
  const holder = { account_id: account.id, pro_id: null };
  if (!account.isActive) {
    const registration = job.kind === "activation" ? job.registration : null;
    const key = { purpose: "activation", parameter: "validation_key", holder, registration } as const;
    return [await withKey(context, job, "activation", link, key)];
  }
  if (job.kind === "activation") return [{ kind: "alreadyRegistered", url: link.href, notes: [] }];
  const key = { purpose: "reset", parameter: "oubliKey", holder } as const;
  return [await withKey(context, job, "reset", link, key)];
}

interface Key {
  readonly purpose: AccountKeyPurpose;
  readonly holder: KeyHolder;
  readonly parameter: "validation_key" | "oubliKey";
  readonly registration?: Registration | null;
}

/** Creates a one-use key and adds it to the link. */
async function withKey(
  context: Context,
  job: JobOfKind<"activation" | "reset" | "pro_reset" | "email_change">,
  kind: AccountMailText["kind"],
  link: URL,
  { purpose, holder, parameter, registration = null }: Key,
): Promise<AccountMailText> {
  const temp_email = purpose === "email_change" ? job.email : null;
  const key = { ...holder, group_id: job.group_id, purpose, temp_email, registration };
  link.searchParams.set(parameter, await addAccountKey(context.db, key, context.clock.now()));
  const notes = [serverPhrases(job.locale).mail.linkHours({ hours: ACCOUNT_KEY_HOURS[purpose] })];
  return { kind, url: link.href, notes };
}
