import type { PersonalDataPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const personalData: PersonalDataPhrases = {
  heading: "Meine persönlichen Daten",
  intro: (p) =>
    `${p.group} speichert, was für Ihre Termine nötig ist: wer Sie sind, wie Sie zu erreichen sind, und die Termine selbst. Sie können alles lesen, mitnehmen und löschen lassen.`,
  keptHeading: "Speicherdauer",
  kept: "Mindestens drei Jahre ab Ihrer Registrierung.",
  keptUntil: (p) =>
    `Registriert haben Sie sich am ${p.registered}. Ihre Daten bleiben mindestens drei Jahre gespeichert: bis ${p.until}.`,
  login: "Melden Sie sich an, um Ihre Daten herunterzuladen oder löschen zu lassen.",
  loginButton: "Anmelden",
  downloadHeading: "Meine Daten herunterladen",
  downloadText:
    "Alles in einer Datei: Ihre Angaben, Einwilligungen und Termine, und wer sie beruflich angesehen oder geändert hat.",
  document: "Zum Lesen herunterladen",
  data: "Als Daten herunterladen (JSON)",
  preparing: "Einen Moment\u00a0…",
  downloaded: "Die Datei liegt in Ihren Downloads.",
  fileName: "meine-daten",
  deletionHeading: "Meine Daten löschen",
  deletionText: (p) =>
    `Ihr Name, Ihre Kontaktdaten, Antworten und Nachrichten würden endgültig gelöscht, und mit ihnen Ihr Konto. Der Tag dafür: ${p.day}. Ihre Termine bleiben in der Zählung, ohne Bezug zu Ihnen.`,
  ask: "Löschung beantragen",
  askTitle: "Löschung Ihrer Daten beantragen?",
  askText: (p) =>
    `Wir senden einen Link an ${p.email}. Nichts geschieht, bevor Sie auf der Seite bestätigen, die der Link öffnet.`,
  askTextNoMail: "Sie können Ihren Antrag zurückziehen, bis er ausgeführt ist.",
  keep: "Meine Daten behalten",
  asking: "Wird gesendet\u00a0…",
  upcoming: plural({
    one: "Sie haben noch einen anstehenden Termin. Sagen Sie ihn erst ab oder kommen Sie danach wieder.",
    other: "Sie haben noch {count} anstehende Termine. Sagen Sie sie erst ab oder kommen Sie danach wieder.",
  }),
  toAppointments: "Meine Termine ansehen",
  sentTitle: "Noch ein Schritt: Prüfen Sie Ihr Postfach",
  sent: (p) =>
    `Beantragt am ${p.day}. Öffnen Sie die Nachricht an ${p.email}: Der Link darin bestätigt Ihren Antrag. Bis dahin geschieht nichts.`,
  again: "Nachricht noch einmal senden",
  sentAgain: (p) => `Die Nachricht ist noch einmal unterwegs an ${p.email}.`,
  confirmedTitle: "Ihr Antrag ist bestätigt",
  confirmed: (p) => `Ihre Daten werden am ${p.day} gelöscht. Bis dahin können Sie es sich anders überlegen.`,
  withdraw: "Antrag zurückziehen",
  withdrawing: "Einen Moment\u00a0…",
  withdrawn: "Ihr Antrag ist zurückgezogen: Ihre Daten bleiben, wie sie sind.",
  confirmHeading: "Ihre persönlichen Daten löschen?",
  confirmText: (p) =>
    `Wenn Sie bestätigen, löscht ${p.group} Ihren Namen, Ihre Kontaktdaten, Antworten und Nachrichten sowie Ihr Konto. Das geschieht, sobald seit Ihrer Registrierung drei Jahre vergangen sind; bis dahin können Sie den Antrag zurückziehen.`,
  confirmButton: "Ja, meine Daten löschen",
  confirmDone: (p) => `${p.group} löscht Ihre Daten am ${p.day}. Sie erhalten dazu eine Nachricht.`,
  toPage: "Meine persönlichen Daten",
  correct: "Meine Angaben berichtigen",
  question: "Eine Frage zu Ihren Daten, oder etwas zu berichtigen?",
};
