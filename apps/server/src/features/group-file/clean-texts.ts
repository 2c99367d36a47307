import type { GroupFile } from "@rendezvous/contract/group-file";
import type { LocalizedText } from "@rendezvous/contract/group-file/fields";
import { cleanText } from "../../lib/html.ts";

function withCleanDescriptions<T extends { description: LocalizedText }>(records: readonly T[]): T[] {
  return records.map((record) => ({ ...record, description: cleanText(record.description) }));
}

/** The same file with every text that may hold markup sanitised, on the way in as on the way out. */
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
    interventions: withCleanDescriptions(file.interventions),
    packs: withCleanDescriptions(file.packs),
    website: website && {
      ...website,
      quick_desc: cleanText(website.quick_desc),
      offer_text: cleanText(website.offer_text),
      complement_text: cleanText(website.complement_text),
      otherbox: cleanText(website.otherbox),
    },
  };
}
