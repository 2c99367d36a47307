import type { GroupFile } from "@rendezvous/contract/office/group-file";
import type { LocalizedText } from "@rendezvous/contract/office/group-file/fields";
import { MAX_MARKUP_LENGTH } from "@rendezvous/contract/office/group-file/fields";
import type { GroupFileError } from "@rendezvous/contract/office/group-file/issues";
import { findOverlongTexts } from "../../../lib/overlong-texts.ts";
import { cleanText } from "../../../lib/html.ts";

function withCleanDescriptions<T extends { description: LocalizedText }>(records: readonly T[]): T[] {
  return records.map((record) => ({ ...record, description: cleanText(record.description) }));
}

/** Returns the texts that sanitising has made too long. */
export function findOverlongTextsOfFile(file: GroupFile): GroupFileError[] {
  const lists = [
    "calendarsets",
    "calendars",
    "resources",
    "interventionsets",
    "interventions",
    "packs",
    "classes",
  ] as const;
  const { quick_desc, offer_text, complement_text, otherbox } = file.website ?? {};
  const faults = [
    ...findOverlongTexts("group.apptemplates", file.group.apptemplates),
    ...lists.flatMap((list) =>
      file[list].flatMap(({ description }, index) =>
        findOverlongTexts(`${list}[${index}].description`, description),
      ),
    ),
    ...file.interventions.flatMap(({ instructions }, index) =>
      findOverlongTexts(`interventions[${index}].instructions`, instructions),
    ),
    ...findOverlongTexts("website", { quick_desc, offer_text, complement_text, otherbox }),
  ];
  return faults.map((fault) => ({
    path: fault.path,
    message: `expected a text of at most ${MAX_MARKUP_LENGTH} characters, once its markup is cleaned`,
    fault,
  }));
}

/** Returns the file with every text that may contain markup sanitised, on import and on export. */
export function withCleanTexts(file: GroupFile): GroupFile {
  const { group, website } = file;
  const { takerdv_text, alltab_text, confirm_text, health_disclaimer } = group.apptemplates;
  return {
    ...file,
    group: {
      ...group,
      apptemplates: {
        takerdv_text: cleanText(takerdv_text),
        alltab_text: cleanText(alltab_text),
        confirm_text: cleanText(confirm_text),
        health_disclaimer: cleanText(health_disclaimer),
      },
    },
    calendarsets: withCleanDescriptions(file.calendarsets),
    calendars: withCleanDescriptions(file.calendars),
    resources: withCleanDescriptions(file.resources),
    interventionsets: withCleanDescriptions(file.interventionsets),
    interventions: withCleanDescriptions(file.interventions).map((record) => ({
      ...record,
      instructions: cleanText(record.instructions),
    })),
    packs: withCleanDescriptions(file.packs),
    classes: withCleanDescriptions(file.classes),
    website: website && {
      ...website,
      quick_desc: cleanText(website.quick_desc),
      offer_text: cleanText(website.offer_text),
      complement_text: cleanText(website.complement_text),
      otherbox: cleanText(website.otherbox),
    },
  };
}
