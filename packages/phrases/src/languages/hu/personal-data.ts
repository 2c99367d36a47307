import type { PersonalDataPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const personalData: PersonalDataPhrases = {
  heading: "Személyes adataim",
  intro: (p) =>
    `${p.group} azt őrzi meg, ami az Ön fogadásához szükséges: ki Ön, hol érhető el, és milyen időpontjai vannak. Mindent elolvashat, elvihet, és kérheti a törlését.`,
  keptHeading: "Megőrzési idő",
  kept: "A regisztrációtól számított legalább három évig.",
  keptUntil: (p) =>
    `A regisztráció napja: ${p.registered}. Adatait legalább három évig megőrizzük, eddig: ${p.until}.`,
  login: "Adatai letöltéséhez vagy törlésének kéréséhez jelentkezzen be.",
  loginButton: "Bejelentkezés",
  downloadHeading: "Adatok letöltése",
  downloadText:
    "Minden egyetlen fájlban: adatai, hozzájárulásai és időpontjai, valamint hogy mely munkatársak nézték meg vagy módosították őket.",
  document: "Letöltés olvasásra",
  data: "Letöltés adatként (JSON)",
  preparing: "Egy pillanat…",
  downloaded: "A fájlt a letöltései között találja.",
  fileName: "adataim",
  deletionHeading: "Adatok törlése",
  deletionText: (p) =>
    `Neve, elérhetőségei, válaszai és üzenetei véglegesen törlődnének, és velük a fiókja is, ezen a napon: ${p.day}. Időpontjai a számlálásban megmaradnak, de Ön nélkül.`,
  ask: "Törlés kérése",
  askTitle: "Kéri adatai törlését?",
  askText: (p) =>
    `Linket küldünk erre a címre: ${p.email}. Semmi sem történik, amíg meg nem erősíti azon az oldalon, amelyet a link megnyit.`,
  askTextNoMail: "Kérését a végrehajtásáig visszavonhatja.",
  keep: "Adataim megtartása",
  asking: "Küldés folyamatban…",
  upcoming: plural({
    one: "Még van egy közelgő időpontja. Előbb mondja le, vagy térjen vissza utána.",
    other: "Még van {count} közelgő időpontja. Előbb mondja le őket, vagy térjen vissza utánuk.",
  }),
  toAppointments: "Időpontjaim megtekintése",
  sentTitle: "Még egy lépés: nézze meg a postafiókját",
  sent: (p) =>
    `A kérés napja: ${p.day}. Nyissa meg az üzenetet, amelyet erre a címre küldtünk: ${p.email}. A benne lévő link erősíti meg a kérését. Addig semmi sem történik.`,
  again: "Üzenet küldése újra",
  sentAgain: (p) => `Újra elküldtük az üzenetet erre a címre: ${p.email}.`,
  confirmedTitle: "A kérését megerősítette",
  confirmed: (p) => `Adatai törlésének napja: ${p.day}. Addig meggondolhatja magát.`,
  withdraw: "Kérésem visszavonása",
  withdrawing: "Egy pillanat…",
  withdrawn: "Kérését visszavontuk: adatai változatlanul megmaradnak.",
  confirmHeading: "Törli a személyes adatait?",
  confirmText: (p) =>
    `Ha megerősíti, ${p.group} törli a nevét, elérhetőségeit, válaszait és üzeneteit, valamint a fiókját. Erre akkor kerül sor, amikor a regisztrációtól számított három év letelt; addig a kérését visszavonhatja.`,
  confirmButton: "Igen, adataim törlése",
  confirmDone: (p) => `${p.group} törli az adatait, ezen a napon: ${p.day}. Erről üzenetet küldünk.`,
  toPage: "Személyes adataim",
  correct: "Adataim javítása",
  question: "Kérdése van az adatairól, vagy javítana valamit?",
};
