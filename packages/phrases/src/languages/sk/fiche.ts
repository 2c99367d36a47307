import type { FichePhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const fiche: FichePhrases = {
  choose: {
    offerChanged:
      "Cena alebo dĺžka sa od vášho výberu zmenila. Teraz uvidíte, ako to je: skontrolujte to a rezervujte znova.",
    forWhom: "Pre koho je táto rezervácia?",
    someoneElse: "Niekto iný",
    full: (p) => `Počet ľudí vo vašom účte je už ${p.count}: ďalších pridať nemožno.`,
    accountEmail: "Adresa vášho účtu: sem budú chodiť správy.",
    missing: (p) => `Ešte chýba niekoľko odpovedí (${p.name}).`,
    expired:
      "Prihlásenie vypršalo. Prihláste sa znova: čo je vyplnené, zostáva. Rezervovať môžete aj bez účtu.",
    logInAgain: "Prihlásiť sa znova",
    wrongFiche:
      "Tieto údaje nepatria k prihlásenej osobe. Zatvorte túto stránku a vráťte sa cez web, z ktorého sem viedol odkaz.",
    logoutAndBook: "Odhlásiť sa a začať znova",
  },
  search: {
    heading: "Kto príde?",
    label: "Hľadať osobu",
    hint: "Priezvisko, meno alebo e‑mail: výsledky sa objavia od 3 písmen.",
    searching: "Hľadáme…",
    results: "Nájdené osoby",
    found: plural({
      one: "Našla sa {count} osoba",
      few: "Našli sa {count} osoby",
      other: "Našlo sa {count} osôb",
    }),
    none: "Nikto nezodpovedá. Skontrolujte pravopis alebo zadajte novú osobu.",
    noneOfYours: "Vo vašom účte nikto nezodpovedá. Skontrolujte pravopis.",
    more: "Je ich viac: pridajte písmeno a výber zúžte.",
    newPerson: "Nová osoba",
    change: "Vybrať niekoho iného",
  },
  information: {
    heading: "Moje údaje",
    everybody: "Karty vašich klientov",
    tabs: "Osoby a nastavenia účtu",
    parameters: "Nastavenia",
    add: "Pridať osobu",
    addHint: (p) => `Dieťa, rodič, niekto, o koho sa staráte: v účte môže byť až ${p.count} osôb.`,
    save: "Uložiť",
    saveNew: "Pridať túto osobu",
    saving: "Ukladáme…",
    nothingToSave: "Nič sa nezmenilo.",
    emailAsked: (p) =>
      `Na adresu ${p.email} sme poslali správu. Otvorte odkaz v nej na tomto zariadení: tým sa adresa zmení.`,
    saved: (p) => `Údaje sú uložené: ${p.name}.`,
    added: (p) => `Do účtu pribúda: ${p.name}.`,
    addedByPro: (p) => `Karta je vytvorená: ${p.name}.`,
  },
  parameters: {
    emailTitle: "E‑mailová adresa",
    emailPresent: (p) => `Prihlasujete sa adresou ${p.email}.`,
    keptElsewhere: "Túto adresu a heslo zmeníte tam, kde účet vznikol, nie na tejto stránke.",
    newEmail: "Nová adresa",
    newEmailMissing: "Zadajte novú e‑mailovú adresu.",
    changeEmail: "Zmeniť adresu",
    emailTaken: "Táto adresa tu už účet má. Vyberte inú.",
    confirmTitle: "Potvrďte z novej adresy",
    confirmText: (p) =>
      `Na adresu ${p.email} sme poslali správu. Otvorte ju a potvrďte: dovtedy sa nič nemení a prihlasujete sa adresou ${p.present}.`,
    passwordTitle: "Heslo",
    presentPassword: "Súčasné heslo",
    presentPasswordEmpty: "Zadajte súčasné heslo.",
    changePassword: "Zmeniť heslo",
    passwordChanged: "Heslo je zmenené. Na ostatných zariadeniach sa prihláste novým.",
  },
};
