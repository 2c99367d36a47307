import { foldName } from "../fiche/is-same-person.ts";

/** The contents of a file. */
export const IMPORT_KINDS = ["clients", "appointments"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** The targets of a column in a file of appointments, besides those of its client. */
export const APPOINTMENT_TARGETS = [
  "appointment_id",
  "start",
  "time",
  "end",
  "length",
  "service",
  "calendar",
  "status",
  "comments",
] as const;
export type AppointmentTarget = (typeof APPOINTMENT_TARGETS)[number];

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

/** Returns the product's own targets in a file of this kind. */
export function targetsOf(kind: ImportKind): readonly (ColumnTarget | AppointmentTarget)[] {
  return kind === "clients" ? COLUMN_TARGETS : [...APPOINTMENT_TARGETS, ...COLUMN_TARGETS];
}

/** A question of the group's form, with its label in the owner's language. */
export interface ImportedQuestion {
  readonly name: string;
  readonly label: string;
  readonly isBirthdate: boolean;
}

/**
 * The usual headings of Doctolib, Planity, Google Contacts, Google Calendar, Easy!Appointments and this product in its languages,
 * folded; the best one first.
 */
const HEADINGS: Readonly<Record<ColumnTarget | AppointmentTarget | "birthdate", string>> = {
  appointment_id:
    "appointment id|appointment number|booking id|booking number|booking reference|reference|event id|uid|id rdv|id rendez vous|id du rendez vous|numero de rendez vous|numero de rdv|termin id|terminnummer|buchungsnummer|id cita|numero de cita|id appuntamento|numero appuntamento|afspraak id|afspraaknummer|numero da marcacao|id da marcacao|id wizyty|numer wizyty|id rezervace|cislo rezervace|cislo rezervacie|foglalas azonosito|foglalasi szam|niverenn an emgav|id",
  start:
    "start at|start datetime|start date time|date and time|date time|datetime|start date|appointment date|date of appointment|start|begins at|date|date et heure|date heure|date du rendez vous|date du rdv|date rdv|date de debut|debut|jour|datum und uhrzeit|datum uhrzeit|startdatum|termindatum|beginn|datum|tag|fecha y hora|fecha de la cita|fecha de inicio|inicio|fecha|data e ora|data e hora|data appuntamento|data inizio|data de inicio|data da marcacao|data|inizio|datum en tijd|begindatum|afspraakdatum|data i godzina|data wizyty|poczatek|datum a cas|datum rezervace|zacatek|datum rezervacie|zaciatok|datum es ido|idopont|kezdet|kezdete|deiziad|deiziad hag eur",
  time: "start time|time|appointment time|from|heure de debut|heure debut|heure|heure du rendez vous|heure du rdv|horaire|uhrzeit|startzeit|von|zeit|hora de inicio|hora|ora inizio|ora di inizio|ora|orario|starttijd|begintijd|tijd|tijdstip|godzina|godzina rozpoczecia|od|cas|cas zacatku|cas zaciatku|ido|kezdes|kezdesi ido|eur|eur kregin",
  end: "end at|end datetime|end date time|end time|end|until|to|heure de fin|heure fin|fin|date de fin|endzeit|ende|bis|hora de fin|hora fin|ora fine|ora di fine|fine|eindtijd|einde|hora de fim|fim|godzina zakonczenia|koniec|do|cas konce|konec|cas konca|vege|befejezes|eur echuin|fin an emgav",
  length:
    "duration|length|duration minutes|minutes|duration min|duree|duree min|duree en minutes|duree minutes|dauer|dauer min|duracion|duracion min|durata|durata min|duur|duracao|czas trwania|trvani|delka|trvanie|dlzka|idotartam|hossz|padelezh",
  service:
    "service|service name|appointment type|treatment|event type|prestation|prestations|motif|motif de consultation|motif de rendez vous|acte|soin|type de rendez vous|type de rdv|leistung|dienstleistung|behandlung|terminart|besuchsgrund|servicio|tratamiento|motivo|motivo de consulta|tipo de cita|servizio|prestazione|trattamento|tipo di appuntamento|dienst|behandeling|soort afspraak|afspraaktype|servico|tratamento|usluga|zabieg|rodzaj wizyty|sluzba|procedura|typ navstevy|szolgaltatas|kezeles|servij",
  calendar:
    "calendar|calendar name|provider|provider name|practitioner|staff|staff member|employee|resource|agenda|agendas|praticien|collaborateur|collaboratrice|collaborateur trice|employe|medecin|soignant|intervenant|kalender|behandler|behandelnde|mitarbeiter|mitarbeiterin|arzt|calendario|profesional|empleado|medico|professionista|operatore|operatrice|collaboratore|agenda medico|medewerker|behandelaar|zorgverlener|profissional|colaborador|kalendarz|pracownik|specjalista|lekarz|kalendar|zamestnanec|lekar|pracovnik|naptar|munkatars|szakember|orvos|deiziataer",
  status:
    "status|state|appointment status|statut|statut du rendez vous|etat|zustand|estado|stato|situacao|stav|allapot|statusz|stad",
  comments:
    "comments|comment|notes|note|appointment notes|description|commentaire|commentaires|remarque|remarques|notes du rendez vous|bemerkung|bemerkungen|kommentar|notiz|notizen|comentario|comentarios|observaciones|notas|nota|commento|commenti|osservazioni|opmerking|opmerkingen|notities|observacoes|komentarz|uwagi|notatki|poznamka|poznamky|komentar|megjegyzes|megjegyzesek|evezhiadennou|notenn",
  lastname:
    "lastname|last name|family name|surname|nom|nom de famille|nom d usage|nom usuel|nom de naissance|nachname|familienname|zuname|apellidos|apellido|cognome|achternaam|familienaam|apelido|sobrenome|nazwisko|prijmeni|priezvisko|vezeteknev|csaladnev|anv|anv familh",
  firstname:
    "firstname|first name|given name|prenom|prenoms|vorname|rufname|nombre|nome|voornaam|nome proprio|imie|jmeno|meno|keresztnev|utonev|anv bihan",
  fullname:
    "name|full name|fullname|customer name|client name|patient name|nom du client|nom du patient|display name|client|customer|patient|contact|nom complet|nom et prenom|nom prenom|prenom nom|prenom et nom|kunde|vollstandiger name|nombre completo|nombre y apellidos|nome completo|nome e cognome|cognome e nome|volledige naam|naam|imie i nazwisko|cele jmeno|jmeno a prijmeni|meno a priezvisko|nev|teljes nev|anv klok|subject|objet|betreff|asunto|oggetto|onderwerp|assunto|temat|predmet|targy",
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
 * Returns for each heading of a file of this kind the name of a question or a target; null for a column that is left out. Each
 * target is used once, for the heading that fits best.
 */
export function matchColumns(
  headings: readonly string[],
  questions: readonly ImportedQuestion[],
  kind: ImportKind = "clients",
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
  for (const target of targetsOf(kind)) {
    // Beside first and last name, a column of whole names is not needed.
    if (target === "fullname" && matched.includes("lastname") && matched.includes("firstname")) continue;
    take(target, (heading) => RANKS.get(target)?.get(heading));
  }
  return matched;
}
