import type { Language } from "./language.ts";
import type { appointment as fr } from "./languages/fr/appointment.ts";

/** What is said of appointments that are booked: apart from the other texts, since nobody's first screen shows it. */
export type AppointmentPhrases = typeof fr;

const LOADERS: Readonly<Record<Language, () => Promise<{ appointment: AppointmentPhrases }>>> = {
  en: () => import("./languages/en/appointment.ts"),
  fr: () => import("./languages/fr/appointment.ts"),
};

export async function loadAppointmentPhrases(language: Language): Promise<AppointmentPhrases> {
  return (await LOADERS[language]()).appointment;
}
