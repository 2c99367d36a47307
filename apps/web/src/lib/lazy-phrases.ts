import { loadLazyPhrases } from "@rendezvous/phrases/browser-phrases";
import type { LazyPhrases } from "@rendezvous/phrases/catalogues";
import { type Language, LANGUAGES } from "@rendezvous/phrases/language";
import { loadOnce } from "./load-once.ts";
import { useWording } from "./phrases.ts";

/**
 * Texts that are loaded with the screens that need them: the hook has to be inside a Suspense, and `fetch` loads them
 * ahead.
 */
function lazyPhrases<Name extends keyof LazyPhrases>(name: Name) {
  const texts = new Map(
    LANGUAGES.map((language) => [language, loadOnce(() => loadLazyPhrases(language, name))]),
  );
  const textsIn = (language: Language) => texts.get(language)!;
  return {
    fetch: (language: Language) => textsIn(language).fetch(),
    usePhrases: () => textsIn(useWording().language).use(),
  };
}

export const { usePhrases: useAccessKeysPhrases } = lazyPhrases("accessKeys");
export const { usePhrases: useAccountPhrases } = lazyPhrases("account");
export const { usePhrases: useAppointmentPhrases, fetch: fetchAppointmentPhrases } =
  lazyPhrases("appointment");
export const { usePhrases: useAppointmentTablePhrases } = lazyPhrases("appointmentTable");
export const { usePhrases: useCalendarPhrases } = lazyPhrases("calendar");
export const { usePhrases: useCalendarActionsPhrases } = lazyPhrases("calendarActions");
export const { usePhrases: useDraftsPhrases } = lazyPhrases("drafts");
export const { usePhrases: useExplanationPhrases } = lazyPhrases("explanation");
export const { usePhrases: useFactorPhrases } = lazyPhrases("factor");
export const { usePhrases: useFichePhrases, fetch: fetchFichePhrases } = lazyPhrases("fiche");
export const { usePhrases: useFormsPhrases } = lazyPhrases("forms");
export const { usePhrases: useGroupFilePhrases } = lazyPhrases("groupFile");
export const { usePhrases: useHistoryPhrases } = lazyPhrases("history");
export const { usePhrases: useHomePhrases, fetch: fetchHomePhrases } = lazyPhrases("home");
export const { usePhrases: useLookPhrases } = lazyPhrases("look");
export const { usePhrases: useHoursPhrases } = lazyPhrases("hours");
export const { usePhrases: useLanguagesPhrases } = lazyPhrases("languages");
export const { usePhrases: useManagePhrases } = lazyPhrases("manage");
export const { usePhrases: useManageFieldsPhrases } = lazyPhrases("manageFields");
export const { usePhrases: useMapPhrases } = lazyPhrases("map");
export const { usePhrases: useMessagesPhrases } = lazyPhrases("messages");
export const { usePhrases: useNewGroupPhrases } = lazyPhrases("newGroup");
export const { usePhrases: usePeoplePhrases } = lazyPhrases("people");
export const { usePhrases: usePersonalDataPhrases } = lazyPhrases("personalData");
export const { usePhrases: useRecordPhrases } = lazyPhrases("record");
export const { usePhrases: useSsoPhrases } = lazyPhrases("sso");
export const { usePhrases: useRichTextPhrases } = lazyPhrases("richText");
export const { usePhrases: useStatisticsPhrases } = lazyPhrases("statistics");
export const { usePhrases: useTrackingPhrases, fetch: fetchTrackingPhrases } = lazyPhrases("tracking");
