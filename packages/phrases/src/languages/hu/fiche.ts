import type { FichePhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const fiche: FichePhrases = {
  choose: {
    offerChanged:
      "Az ár vagy az időtartam megváltozott, mióta kiválasztotta. Most az aktuális adatokat látja majd: nézze át, majd foglaljon újra.",
    forWhom: "Kinek szól ez az időpont?",
    someoneElse: "Valaki másnak",
    full: (p) => `Fiókjához már ${p.count} személy tartozik: több nem fér bele.`,
    accountEmail: "A fiókja címe: ide érkeznek az üzenetek.",
    missing: (p) => `${p.name}: néhány válasz még hiányzik.`,
    expired:
      "A bejelentkezése lejárt. Jelentkezzen be újra: amit beírt, megmaradt. Fiók nélkül is foglalhat.",
    logInAgain: "Bejelentkezés újra",
    wrongFiche:
      "Ezek az adatok nem a bejelentkezett személyéi. Zárja be ezt az oldalt, és térjen vissza arról az oldalról, amely ide vezette.",
    logoutAndBook: "Kijelentkezés és új kezdés",
  },
  search: {
    heading: "Ki jön az időpontra?",
    label: "Személy keresése",
    hint: "Vezetéknév, keresztnév vagy e‑mail-cím: 3 betűtől jelennek meg találatok.",
    searching: "Keresés…",
    results: "Talált személyek",
    found: plural({ one: "{count} személy található", other: "{count} személy található" }),
    none: "Nincs találat. Ellenőrizze az írásmódot, vagy vegyen fel új személyt.",
    noneOfYours: "A fiókjában nincs találat. Ellenőrizze az írásmódot.",
    more: "Több találat is van: szűkítse egy további betűvel.",
    newPerson: "Új személy",
    change: "Másik személy választása",
  },
  information: {
    heading: "Adataim",
    everybody: "Ügyfeleinek adatlapjai",
    tabs: "Személyek és fiókbeállítások",
    parameters: "Beállítások",
    add: "Személy hozzáadása",
    addHint: (p) =>
      `Gyermek, szülő vagy akiről gondoskodik: fiókjához legfeljebb ${p.count} személy tartozhat.`,
    save: "Mentés",
    saveNew: "Személy hozzáadása",
    saving: "Mentés folyamatban…",
    nothingToSave: "Semmi sem változott.",
    emailAsked: (p) =>
      `Írtunk erre a címre: ${p.email}. Nyissa meg ezen az eszközön az üzenetben kapott linket: a cím akkor változik meg.`,
    saved: (p) => `Adatok mentve: ${p.name}.`,
    added: (p) => `${p.name} mostantól a fiókjához tartozik.`,
    addedByPro: (p) => `Adatlap létrehozva: ${p.name}.`,
  },
  parameters: {
    emailTitle: "E‑mail-cím",
    emailPresent: (p) => `Ezzel a címmel jelentkezik be: ${p.email}.`,
    keptElsewhere:
      "Ezt a címet és a jelszavát ott változtathatja meg, ahol a fiókot létrehozta, nem ezen az oldalon.",
    newEmail: "Új cím",
    newEmailMissing: "Adjon meg új e‑mail-címet.",
    changeEmail: "Cím megváltoztatása",
    emailTaken: "Ehhez a címhez már tartozik itt fiók. Válasszon másikat.",
    confirmTitle: "Erősítse meg az új címéről",
    confirmText: (p) =>
      `Üzenetet küldtünk erre a címre: ${p.email}. Nyissa meg, és erősítse meg: addig semmi sem változik, és ezzel a címmel jelentkezik be: ${p.present}.`,
    passwordTitle: "Jelszó",
    presentPassword: "Jelenlegi jelszó",
    presentPasswordEmpty: "Adja meg a jelenlegi jelszavát.",
    changePassword: "Jelszó megváltoztatása",
    passwordChanged: "A jelszava megváltozott. Többi eszközén az újjal jelentkezzen be.",
  },
};
