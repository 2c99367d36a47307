import { loadProfessionalPhrases } from "@rendezvous/phrases/browser-phrases";
import type { ProfessionalPhrases } from "@rendezvous/phrases/catalogues";
import { createLazyPhrases } from "./lazy-phrases.ts";

/** Texts that only professionals see; a visitor loads none of them. */
function professionalPhrases<Name extends keyof ProfessionalPhrases>(name: Name) {
  return createLazyPhrases((language) => loadProfessionalPhrases(language, name));
}

export const { usePhrases: useAccessKeysPhrases } = professionalPhrases("accessKeys");
export const { usePhrases: useAppointmentTablePhrases } = professionalPhrases("appointmentTable");
export const { usePhrases: useCalendarPhrases } = professionalPhrases("calendar");
export const { usePhrases: useCalendarActionsPhrases } = professionalPhrases("calendarActions");
export const { usePhrases: useDeskPhrases } = professionalPhrases("desk");
export const { usePhrases: useDraftsPhrases } = professionalPhrases("drafts");
export const { usePhrases: useExplanationPhrases } = professionalPhrases("explanation");
export const { usePhrases: useFactorPhrases } = professionalPhrases("factor");
export const { usePhrases: useFormsPhrases } = professionalPhrases("forms");
export const { usePhrases: useGroupFilePhrases } = professionalPhrases("groupFile");
export const { usePhrases: useHistoryPhrases } = professionalPhrases("history");
export const { usePhrases: useHoursPhrases, fetch: fetchHoursPhrases } = professionalPhrases("hours");
export const { usePhrases: useLanguagesPhrases } = professionalPhrases("languages");
export const { usePhrases: useLookPhrases, fetch: fetchLookPhrases } = professionalPhrases("look");
export const { usePhrases: useManagePhrases } = professionalPhrases("manage");
export const { usePhrases: useManageFieldsPhrases, fetch: fetchManageFieldsPhrases } =
  professionalPhrases("manageFields");
export const { usePhrases: useMessagesPhrases } = professionalPhrases("messages");
export const { usePhrases: useNewGroupPhrases } = professionalPhrases("newGroup");
export const { usePhrases: usePeoplePhrases } = professionalPhrases("people");
export const { usePhrases: useRecordPhrases } = professionalPhrases("record");
export const { usePhrases: useRichTextPhrases, fetch: fetchRichTextPhrases } =
  professionalPhrases("richText");
export const { usePhrases: useSsoPhrases } = professionalPhrases("sso");
export const { usePhrases: useStatisticsPhrases } = professionalPhrases("statistics");
