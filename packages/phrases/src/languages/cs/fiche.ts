import type { FichePhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const fiche: FichePhrases = {
  choose: {
    offerChanged:
      "Cena nebo délka se od vašeho výběru změnila. Teď uvidíte, jak to je: zkontrolujte to a rezervujte znovu.",
    forWhom: "Pro koho je tato rezervace?",
    someoneElse: "Někdo jiný",
    full: (p) => `Počet lidí ve vašem účtu je už ${p.count}: další přidat nelze.`,
    accountEmail: "Adresa vašeho účtu: sem budou chodit zprávy.",
    missing: (p) => `Ještě chybí několik odpovědí (${p.name}).`,
    expired:
      "Přihlášení vypršelo. Přihlaste se znovu: co je vyplněno, zůstává. Rezervovat můžete i bez účtu.",
    logInAgain: "Přihlásit se znovu",
    wrongFiche:
      "Tyto údaje nepatří k přihlášené osobě. Zavřete tuto stránku a vraťte se přes web, ze kterého sem vedl odkaz.",
    logoutAndBook: "Odhlásit se a začít znovu",
  },
  search: {
    heading: "Kdo přijde?",
    label: "Hledat osobu",
    hint: "Příjmení, jméno nebo e‑mail: výsledky se objeví od 3 písmen.",
    searching: "Hledáme…",
    results: "Nalezené osoby",
    found: plural({
      one: "Nalezena {count} osoba",
      few: "Nalezeny {count} osoby",
      other: "Nalezeno {count} osob",
    }),
    none: "Nikdo neodpovídá. Zkontrolujte pravopis, nebo zadejte novou osobu.",
    noneOfYours: "Ve vašem účtu nikdo neodpovídá. Zkontrolujte pravopis.",
    more: "Je jich víc: přidejte písmeno a výběr zužte.",
    newPerson: "Nová osoba",
    change: "Vybrat někoho jiného",
  },
  information: {
    heading: "Moje údaje",
    everybody: "Karty vašich klientů",
    tabs: "Osoby a nastavení účtu",
    parameters: "Nastavení",
    add: "Přidat osobu",
    addHint: (p) => `Dítě, rodič, někdo, o koho pečujete: v účtu může být až ${p.count} osob.`,
    save: "Uložit",
    saveNew: "Přidat tuto osobu",
    saving: "Ukládáme…",
    nothingToSave: "Nic se nezměnilo.",
    emailAsked: (p) =>
      `Na adresu ${p.email} jsme poslali zprávu. Otevřete odkaz v ní na tomto zařízení: tím se adresa změní.`,
    saved: (p) => `Údaje jsou uložené: ${p.name}.`,
    added: (p) => `Do účtu přibývá: ${p.name}.`,
    addedByPro: (p) => `Karta je vytvořená: ${p.name}.`,
  },
  parameters: {
    emailTitle: "E‑mailová adresa",
    emailPresent: (p) => `Přihlašujete se adresou ${p.email}.`,
    keptElsewhere: "Tuto adresu a heslo změníte tam, kde účet vznikl, ne na této stránce.",
    newEmail: "Nová adresa",
    newEmailMissing: "Zadejte novou e‑mailovou adresu.",
    changeEmail: "Změnit adresu",
    emailTaken: "Tato adresa tu už účet má. Vyberte jinou.",
    confirmTitle: "Potvrďte z nové adresy",
    confirmText: (p) =>
      `Na adresu ${p.email} jsme poslali zprávu. Otevřete ji a potvrďte: do té doby se nic nemění a přihlašujete se adresou ${p.present}.`,
    passwordTitle: "Heslo",
    presentPassword: "Současné heslo",
    presentPasswordEmpty: "Zadejte současné heslo.",
    changePassword: "Změnit heslo",
    passwordChanged: "Heslo je změněné. Na ostatních zařízeních se přihlaste novým.",
  },
};
