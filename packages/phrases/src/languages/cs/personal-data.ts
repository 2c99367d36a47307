import type { PersonalDataPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const personalData: PersonalDataPhrases = {
  heading: "Moje osobní údaje",
  intro: (p) =>
    `Uchováváme, co je potřeba k vašim rezervacím (${p.group}): kdo jste, jak vás zastihnout a kdy máte termín. Vše si můžete přečíst, odnést si to s sebou a požádat o výmaz.`,
  keptHeading: "Doba uchování",
  kept: "Nejméně tři roky ode dne registrace.",
  keptUntil: (p) =>
    `Datum registrace: ${p.registered}. Údaje uchováváme nejméně tři roky, tedy do data: ${p.until}.`,
  login: "Přihlaste se a můžete si údaje stáhnout nebo požádat o jejich výmaz.",
  loginButton: "Přihlásit se",
  downloadHeading: "Stáhnout moje údaje",
  downloadText:
    "Vše v jednom souboru: kontaktní údaje, souhlasy, rezervace a kdo z personálu si je prohlížel nebo je měnil.",
  document: "Stáhnout ke čtení",
  data: "Stáhnout data (JSON)",
  preparing: "Okamžik…",
  downloaded: "Soubor je mezi staženými.",
  fileName: "moje-udaje",
  deletionHeading: "Vymazat moje údaje",
  deletionText: (p) =>
    `Vaše jméno, kontaktní údaje, odpovědi a zprávy zmizí natrvalo a s nimi i účet. Datum výmazu: ${p.day}. Rezervace se počítají dál, ale bez vás.`,
  ask: "Požádat o výmaz",
  askTitle: "Požádat o výmaz údajů?",
  askText: (p) =>
    `Na adresu ${p.email} pošleme odkaz. Nic se nestane, dokud to na stránce, kterou otevře, nepotvrdíte.`,
  askTextNoMail: "Žádost můžete vzít zpět, dokud není vyřízená.",
  keep: "Ponechat moje údaje",
  asking: "Odesíláme…",
  upcoming: plural({
    one: "Máte ještě nadcházející rezervaci. Nejprve ji zrušte, nebo se vraťte, až proběhne.",
    few: "Máte ještě {count} nadcházející rezervace. Nejprve je zrušte, nebo se vraťte, až proběhnou.",
    other: "Máte ještě {count} nadcházejících rezervací. Nejprve je zrušte, nebo se vraťte, až proběhnou.",
  }),
  toAppointments: "Zobrazit moje rezervace",
  sentTitle: "Ještě jeden krok: podívejte se do e‑mailu",
  sent: (p) =>
    `Datum žádosti: ${p.day}. Otevřete zprávu poslanou na adresu ${p.email}: odkaz v ní žádost potvrdí. Do té doby se nic nestane.`,
  again: "Poslat znovu",
  sentAgain: (p) => `Zprávu posíláme znovu na adresu ${p.email}.`,
  confirmedTitle: "Žádost je potvrzená",
  confirmed: (p) => `Datum výmazu údajů: ${p.day}. Do té doby si to můžete rozmyslet.`,
  withdraw: "Vzít žádost zpět",
  withdrawing: "Okamžik…",
  withdrawn: "Žádost je vzatá zpět: údaje zůstávají, jak jsou.",
  confirmHeading: "Vymazat vaše osobní údaje?",
  confirmText: (p) =>
    `Když to potvrdíte, vymažeme vaše jméno, kontaktní údaje, odpovědi a zprávy i účet (${p.group}). Stane se tak, jakmile od registrace uplynou tři roky; do té doby můžete žádost vzít zpět.`,
  confirmButton: "Ano, vymazat moje údaje",
  confirmDone: (p) => `Datum výmazu vašich údajů (${p.group}): ${p.day}. Potvrdíme vám to zprávou.`,
  toPage: "Moje osobní údaje",
  correct: "Opravit moje údaje",
  question: "Máte dotaz ke svým údajům, nebo je třeba něco opravit?",
};
