import type { PersonalDataPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const personalData: PersonalDataPhrases = {
  heading: "Moje osobné údaje",
  intro: (p) =>
    `Uchovávame, čo treba k vašim rezerváciám (${p.group}): kto ste, ako vás zastihnúť a kedy máte termín. Všetko si môžete prečítať, vziať so sebou a požiadať o vymazanie.`,
  keptHeading: "Doba uchovávania",
  kept: "Najmenej tri roky odo dňa registrácie.",
  keptUntil: (p) =>
    `Dátum registrácie: ${p.registered}. Údaje uchovávame najmenej tri roky, teda do dátumu: ${p.until}.`,
  login: "Prihláste sa a môžete si údaje stiahnuť alebo požiadať o ich vymazanie.",
  loginButton: "Prihlásiť sa",
  downloadHeading: "Stiahnuť moje údaje",
  downloadText:
    "Všetko v jednom súbore: kontaktné údaje, súhlasy, rezervácie a kto z personálu si ich prezeral alebo ich menil.",
  document: "Stiahnuť na čítanie",
  data: "Stiahnuť dáta (JSON)",
  preparing: "Moment…",
  downloaded: "Súbor je medzi stiahnutými.",
  fileName: "moje-udaje",
  deletionHeading: "Vymazať moje údaje",
  deletionText: (p) =>
    `Vaše meno, kontaktné údaje, odpovede a správy zmiznú natrvalo a s nimi aj účet. Dátum vymazania: ${p.day}. Rezervácie sa počítajú ďalej, ale bez vás.`,
  ask: "Požiadať o vymazanie",
  askTitle: "Požiadať o vymazanie údajov?",
  askText: (p) =>
    `Na adresu ${p.email} pošleme odkaz. Nič sa nestane, kým to na stránke, ktorú otvorí, nepotvrdíte.`,
  askTextNoMail: "Žiadosť môžete vziať späť, kým nie je vybavená.",
  keep: "Ponechať moje údaje",
  asking: "Odosielame…",
  upcoming: plural({
    one: "Máte ešte nadchádzajúcu rezerváciu. Najprv ju zrušte alebo sa vráťte, keď prebehne.",
    few: "Máte ešte {count} nadchádzajúce rezervácie. Najprv ich zrušte alebo sa vráťte, keď prebehnú.",
    other: "Máte ešte {count} nadchádzajúcich rezervácií. Najprv ich zrušte alebo sa vráťte, keď prebehnú.",
  }),
  toAppointments: "Zobraziť moje rezervácie",
  sentTitle: "Ešte jeden krok: pozrite si e‑mail",
  sent: (p) =>
    `Dátum žiadosti: ${p.day}. Otvorte správu poslanú na adresu ${p.email}: odkaz v nej žiadosť potvrdí. Dovtedy sa nič nestane.`,
  again: "Poslať znova",
  sentAgain: (p) => `Správu posielame znova na adresu ${p.email}.`,
  confirmedTitle: "Žiadosť je potvrdená",
  confirmed: (p) => `Dátum vymazania údajov: ${p.day}. Dovtedy si to môžete rozmyslieť.`,
  withdraw: "Vziať žiadosť späť",
  withdrawing: "Moment…",
  withdrawn: "Žiadosť je stiahnutá: údaje zostávajú, ako sú.",
  confirmHeading: "Vymazať vaše osobné údaje?",
  confirmText: (p) =>
    `Keď to potvrdíte, vymažeme vaše meno, kontaktné údaje, odpovede a správy aj účet (${p.group}). Stane sa tak, len čo od registrácie uplynú tri roky; dovtedy môžete žiadosť vziať späť.`,
  confirmButton: "Áno, vymazať moje údaje",
  confirmDone: (p) => `Dátum vymazania vašich údajov (${p.group}): ${p.day}. Potvrdíme vám to správou.`,
  toPage: "Moje osobné údaje",
  correct: "Opraviť moje údaje",
  question: "Máte otázku k svojim údajom alebo treba niečo opraviť?",
};
