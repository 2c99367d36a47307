import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import {
  type AccountMailText,
  type AccountMailWriters,
  mailedPageUrl,
} from "../../mail/send-account-mail.ts";
import { findHealth, type NetworkName } from "./health-data.ts";

/** Mails that a network fails; sends nothing if it has worked meanwhile. */
export const networkMails = {
  ants_register_failed: (context, group, { locale }) =>
    writeFailure(context, group, locale, { network: "ants", kind: "antsRegisterFailed" }),
  sas_platform_failed: (context, group, { locale }) =>
    writeFailure(context, group, locale, { network: "sas", kind: "sasPlatformFailed" }),
} satisfies Partial<AccountMailWriters>;

async function writeFailure(
  context: Context,
  group: GroupRecord,
  locale: string,
  { network, kind }: { readonly network: NetworkName; readonly kind: AccountMailText["kind"] },
): Promise<AccountMailText[]> {
  const { failing_since, failure } = await findHealth(context.db, network, group.id);
  if (failing_since === null || failure === null) return [];
  const { failures, stays, sas } = serverPhrases(locale).networks;
  const reasons = { ants: failures, sas: sas.failures };
  const url = mailedPageUrl(context, group, "manage/networks", locale);
  url.searchParams.set("login", "1");
  return [{ kind, url: url.href, notes: [reasons[network][failure], stays] }];
}
