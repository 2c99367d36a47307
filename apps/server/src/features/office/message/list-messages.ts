import { MESSAGE_KINDS } from "@rendezvous/domain/message/kinds";
import { answerPlaceholder, placeholdersOf } from "@rendezvous/domain/message/placeholders";
import { defineCall, reply } from "../../../http/call.ts";
import { enabledLocales } from "../../../http/locale.ts";
import { toWireForms } from "../../catalogue/catalogue/to-wire-forms.ts";
import { productMessageText } from "../../mail/product-message-text.ts";
import { listNoticeAddresses } from "../../catalogue/group/notice-addresses-data.ts";
import { makeMessageSample, sampleValues } from "./message-sample.ts";

/** The fields of a name have placeholders of their own. */
const NAMES: ReadonlySet<string> = new Set(["firstname", "lastname"]);

export const listMessages = defineCall("listMessages", async ({ context, group, groupId, locale }) => {
  const addresses = await listNoticeAddresses(context.db, groupId);
  const locales = [...new Set([group.fields.locale, ...enabledLocales(group)])];
  const forms = toWireForms(group, locale);
  const examples = await Promise.all(
    locales.map(async (one) => [one, sampleValues(group, one, await makeMessageSample(context, group, one))]),
  );
  return reply({
    messages: MESSAGE_KINDS.map((kind) => ({
      kind,
      words: Object.fromEntries(locales.map((one) => [one, productMessageText(kind, group, one)])),
      placeholders: [...placeholdersOf(kind)],
    })),
    answers: (["Fiche", "Vevent"] as const).flatMap((form) =>
      forms[form]
        .filter(({ name }) => form === "Vevent" || !NAMES.has(name))
        .map(({ name, label }) => ({ placeholder: answerPlaceholder(form, name), label: label || name })),
    ),
    examples: Object.fromEntries(examples),
    notice_addresses: addresses.map(({ email, isProven }) => ({ email, proven: isProven })),
  });
});
