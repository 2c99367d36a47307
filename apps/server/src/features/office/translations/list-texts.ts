import { clientTextsIn } from "@rendezvous/contract/office/localized-texts";
import { kindOfEditable } from "@rendezvous/contract/office/record";
import type { GroupText } from "@rendezvous/contract/office/group-text";
import { enabledLocales } from "../../../http/locale.ts";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { runInSlices, mapInSteps } from "../../../lib/in-turns.ts";
import { toAuthor } from "../../ground/history/author.ts";
import { listStoredRecords, type RecordsOfKind } from "../stored/list-stored.ts";
import { readWithDraft } from "../drafts/read-with-draft.ts";
import { historyNameOf } from "../stored/stored.ts";
import { listOriginalTexts } from "../stored/texts-data.ts";
import { textHash } from "../stored/text-hash.ts";

/** Returns all of a group's texts that clients read, in every language. */
export const listTexts = defineCall("listTexts", async (input) => {
  const { group, groupId, query } = input;
  const { locale } = group.fields;
  const read = await readWithDraft(toAuthor(input), query.draft_id, async (database) => ({
    stored: await listStoredRecords(database, groupId),
    originRows: await listOriginalTexts(database, groupId),
  }));
  if (!read) return refuse("not_found");
  const { stored, originRows } = read;
  const origins = Map.groupBy(
    originRows,
    ({ kind, record_id, language, translation }) => `${kind} ${record_id} ${language} ${translation}`,
  );
  const isOutdated = (place: string, language: string, translation: string, original: string) =>
    origins
      .get(`${place} ${language} ${textHash(translation)}`)
      ?.every((origin) => origin.original !== textHash(original)) ?? false;
  const textsOf = ({ editable, record }: RecordsOfKind) =>
    clientTextsIn(editable, record).flatMap(({ path, text }): GroupText[] => {
      const written = typeof text === "string" ? { [locale]: text } : (text as Record<string, string>);
      const original = written[locale] ?? "";
      // An empty text needs no translation.
      if (original.trim() === "") return [];
      const place = `${kindOfEditable(editable)} ${record.id ?? 0}`;
      const outdated = Object.entries(written).flatMap(([language, translation]) =>
        language !== locale && origins.size > 0 && isOutdated(place, language, translation, original)
          ? [language]
          : [],
      );
      return [
        {
          kind: kindOfEditable(editable),
          record_id: record.id ?? null,
          record_name: historyNameOf(editable, record, locale),
          path,
          texts: written,
          outdated,
        },
      ];
    });
  const texts = (await runInSlices(mapInSteps([...stored.values()], textsOf))).flat();
  return reply({ locale, languages: [...enabledLocales(group)], texts });
});
