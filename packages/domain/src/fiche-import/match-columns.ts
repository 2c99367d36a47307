import { foldName } from "../fiche/is-same-person.ts";

/** The targets of a column, besides the questions of the group's form. */
export const COLUMN_TARGETS = [
  "lastname",
  "firstname",
  "fullname",
  "email",
  "firstphone",
  "externid",
] as const;
export type ColumnTarget = (typeof COLUMN_TARGETS)[number];

/** A question of the group's form, with its label in the owner's language. */
export interface ImportedQuestion {
  readonly name: string;
  readonly label: string;
  readonly isBirthdate: boolean;
}

/**
 * The usual headings of Doctolib, Planity, Google Contacts, Easy!Appointments and this product in its languages, folded; the best
 * one first.
 */
const HEADINGS: Readonly<Record<ColumnTarget | "birthdate", string>> = {
  lastname:
    "lastname|last name|family name|surname|nom|nom de famille|nom d usage|nom usuel|nom de naissance|nachname|familienname|zuname|apellidos|apellido|cognome|achternaam|familienaam|apelido|sobrenome|nazwisko|prijmeni|priezvisko|vezeteknev|csaladnev|anv|anv familh",
  firstname:
    "firstname|first name|given name|prenom|prenoms|vorname|rufname|nombre|nome|voornaam|nome proprio|imie|jmeno|meno|keresztnev|utonev|anv bihan",
  fullname:
    "name|full name|fullname|display name|client|customer|patient|contact|nom complet|nom et prenom|nom prenom|prenom nom|prenom et nom|kunde|vollstandiger name|nombre completo|nombre y apellidos|nome completo|nome e cognome|cognome e nome|volledige naam|naam|imie i nazwisko|cele jmeno|jmeno a prijmeni|meno a priezvisko|nev|teljes nev|anv klok",
  email:
    "email|e mail|e mail 1 value|email address|e mail address|mail|adresse email|adresse e mail|adresse mail|courriel|e mail adresse|correo electronico|correo|indirizzo e mail|indirizzo email|posta elettronica|e mailadres|emailadres|endereco de e mail|endereco de email|adres e mail|adres email|e mailova adresa|e mail cim|postel|chomlec h postel",
  firstphone:
    "mobile|mobile number|mobile phone|cell phone|cell|portable|telephone portable|tel portable|telephone mobile|tel mobile|numero de portable|numero de telephone portable|handy|handynummer|mobiltelefon|mobilnummer|movil|telefono movil|cellulare|telefono cellulare|mobiel|mobiel nummer|telemovel|telefon komorkowy|komorka|mobil|mobilni telefon|mobilny telefon|mobilszam|firstphone|phone|phone number|phone 1 value|telephone|tel|numero de telephone|telephone 1|telefon|telefonnummer|telefono|numero de telefono|numero di telefono|telefoon|telefoonnummer|telefone|numer telefonu|telefonni cislo|telefonne cislo|telefonszam|pellgomz|telephone fixe|tel fixe|home phone|festnetz",
  externid:
    "externid|client number|customer number|customer id|client id|patient id|numero de client|numero client|numero de dossier|numero de patient|identifiant|kundennummer|patientennummer|numero de cliente|numero cliente|klantnummer|numer klienta|cislo klienta|ugyfelszam|niverenn arval|id",
  birthdate:
    "birthdate|birthday|date of birth|dob|birth date|born|date de naissance|naissance|ne e le|ne le|geburtsdatum|geburtstag|fecha de nacimiento|nacimiento|data di nascita|nascita|geboortedatum|data de nascimento|data urodzenia|datum narozeni|datum narodenia|szuletesi datum|szuletesi ido|deiziad ganedigezh",
};

const RANKS = new Map(
  Object.entries(HEADINGS).map(([target, list]) => [
    target,
    new Map(list.split("|").map((heading, rank) => [heading, rank] as const)),
  ]),
);

/**
 * Returns for each heading the name of a question or a target; null for a column that is left out. Each is named once, by the
 * best of the headings.
 */
export function matchColumns(
  headings: readonly string[],
  questions: readonly ImportedQuestion[],
): (string | null)[] {
  const folded = headings.map(foldName);
  const matched: (string | null)[] = headings.map(() => null);
  const take = (name: string, rankOf: (heading: string) => number | undefined): void => {
    const best = folded
      .map((heading, index) => ({ index, rank: matched[index] === null ? rankOf(heading) : undefined }))
      .filter((one): one is { index: number; rank: number } => one.rank !== undefined)
      .sort((one, other) => one.rank - other.rank)[0];
    if (best) matched[best.index] = name;
  };
  for (const { name, label } of questions)
    take(name, (heading) =>
      heading !== "" && [foldName(name), foldName(label)].includes(heading) ? 0 : undefined,
    );
  const birthdate = questions.find(({ isBirthdate }) => isBirthdate);
  if (birthdate && !matched.includes(birthdate.name))
    take(birthdate.name, (heading) => RANKS.get("birthdate")?.get(heading));
  for (const target of COLUMN_TARGETS) {
    // With both names, a column of whole names adds nothing.
    if (target === "fullname" && matched.includes("lastname") && matched.includes("firstname")) continue;
    take(target, (heading) => RANKS.get(target)?.get(heading));
  }
  return matched;
}
