import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Várjon egy percet, majd próbálja újra.",
  minutes: plural({ one: "Próbálja újra egy perc múlva.", other: "Próbálja újra {count} perc múlva." }),
  hours: plural({ one: "Próbálja újra egy óra múlva.", other: "Próbálja újra {count} óra múlva." }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` Telefonon is segítünk: ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === ""
    ? "Kérjük, forduljon közvetlenül a szolgáltatóhoz."
    : `Kérjük, hívja ezt a számot: ${phone}.`;
}

const changed = "Ez időközben megváltozott. Töltse be újra az oldalt, majd módosítsa ismét.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `Már elérte a közelgő időpontok legnagyobb számát. Mondjon le egyet, ha másikat szeretne foglalni.${orCall(p.phone)}`,
  mintime_between: (p) =>
    `Már van egy időpontja, amely túl közel esik ehhez. Válasszon távolabbi napot.${orCall(p.phone)}`,
  max_rdv_period: "Ez a nap még túl messze van a foglaláshoz. Válasszon korábbi időpontot.",
  mintime_rdv: (p) =>
    `Ez az időpont túl közeli ahhoz, hogy online lefoglalja. Válasszon későbbit.${orCall(p.phone)}`,
  same_time_rdv: "Erre az időre már van időpontja. Válasszon másikat.",
  not_open_group: (p) => `Online csak meglévő ügyfelek foglalhatnak. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `Online csak a már kezelt páciensek foglalhatnak, akik elsőbbséget élveznek. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) => `Ön itt nem foglalhat online időpontot. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `Több elmulasztott időpont után már csak telefonon foglalhat. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `Ez a szolgáltatás bérlettel foglalható. Jelentkezzen be, hogy a sajátját használhassa, vagy váltson nálunk bérletet. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `Nem sikerült azonosítanunk Önt ennél a szolgáltatónál. Jelentkezzen ki, majd foglaljon újra.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `Ezen a néven ez a foglalás nem lehetséges. Az okát e‑mailben írjuk meg a megadott címre.${orCall(p.phone)}`,
  availabletimeslots: "Ezt az időpontot épp most foglalták le. Válasszon másikat: amit beírt, megmaradt.",
  too_many_items: (p) =>
    `Ennyi szolgáltatás nem foglalható le együtt. Foglalja le két vagy három részletben.${orCall(p.phone)}`,
  vevent: (p) =>
    `Ezt az időpontot nem sikerült lefoglalni. Kérjük, kezdje elölről a választást.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `Ezt az időpontot nem sikerült elmenteni. Ellenőrizze az időpont adatait, majd próbálja újra.${orCall(p.phone)}`,
  application_consumed:
    "Ezt az előzetes kérelmet már elbírálták. Töltsön ki egy újat az interneten, és adja meg a számát.",
  application_declared:
    "A France Titres még nem hagyta jóvá ezt az előzetes kérelmet. Ellenőrizze, hogy befejezte-e, majd adja meg újra a számát.",
  application_unknown: "A France Titres nem ismeri ezt a számot. Ellenőrizze az összefoglalóján.",
  application_expired:
    "Ez az előzetes kérelem lejárt. Töltsön ki egy újat az interneten, és adja meg a számát.",
  application_count: "Személyenként pontosan egy előzetes kérelem számára van szükség.",
  application_unchecked: "Az előzetes kérelem számát nem sikerült ellenőrizni. Próbálja újra egy perc múlva.",
  application_elsewhere:
    "Ehhez az előzetes kérelemhez már van másik időpont. Mondja le, ha már nincs rá szüksége.",
  create_fiche_failed:
    "Az adatait nem sikerült elmenteni. Ellenőrizze a megjelölt mezőket, majd próbálja újra.",
  invalid_calendar: "Ez a naptár már nem választható. Válasszon másikat.",

  too_late_to_cancel: (p) =>
    `Az időpont túl közeli ahhoz, hogy online lemondja vagy módosítsa. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `Ezt az időpontot már lemondták.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `Ez az időpont nem vagy már nem létezik. Nyissa meg a legutóbbi üzenetben kapott linket.${orCall(p.phone)}`,
  other_calendar:
    "Ez az időpont egy munkatárs naptárában is szerepel: csak az mondhatja le vagy helyezheti át, aki mindegyik naptárt kezeli.",
  offer_over: "Ezt az időpontot már nem tartjuk fenn Önnek. A várólistán marad.",
  cannot_restore: "Ez a lemondás már nem vonható vissza. Foglalja le újra az időpontot.",
  unknown_pass: "Ez a bérlet nem létezik, vagy másé.",
  no_visits_left: "Ezen a bérleten már nincs elég alkalom.",

  email_already_exists: "Ehhez az e‑mail-címhez már tartozik fiók. Jelentkezzen be, vagy kérjen új jelszót.",
  email_not_found: "Ehhez az e‑mail-címhez nem tartozik fiók. Kérjük, ellenőrizze.",

  emailError: "Ehhez az e‑mail-címhez és jelszóhoz nem tartozik fiók. Kérjük, ellenőrizze mindkettőt.",
  passwordError: "Ez a jelszó nem helyes. Próbálja újra, vagy kérjen új jelszót.",
  blockedUser:
    "Túl sok sikertelen kísérlet: a bejelentkezés 10 percig nem lehetséges. Várjon egy kicsit, vagy kérjen új jelszót.",
  dead_key: "Ezt a linket már felhasználták, vagy túl régi. Kérjen újat.",
  sso_login_only: "Itt a szervezete saját oldalán keresztül jelentkezhet be.",
  needPasswordChange: "A folytatás előtt válasszon új jelszót.",
  needFactor: "Fejezze be a bejelentkezést a második lépéssel.",
  factorError: "Ez a kód vagy kulcs nem megfelelő, vagy már használták. Próbálja újra.",
  wrongPwd: "Ez a jelszó nem elég biztonságos. Nézze meg a feltételek listáját, majd próbálja újra.",
  emailValidator: "Ez az e‑mail-cím nem teljes. Ilyen formájú: nev@example.com.",
  emailUsing: "Ez már most is az Ön e‑mail-címe. A módosításhoz adjon meg másikat.",
  max_fiches: "A fiókjához már annyi személy tartozik, amennyi lehetséges.",
  upcoming_appointments: "Még van közelgő időpontja. Előbb mondja le, vagy ismételje meg a kérését utána.",
  cannot_merge: "Ez a két adatlap nem vonható össze: különböző fiókhoz tartoznak, vagy már egy adatlap.",
  invalid_record: "Néhány mező még nem megfelelő. Javítsa ki a megjelölteket.",
  appointments_concerned: "Néhány időpont már nem férne bele. Döntse el mindegyikről, mi legyen vele.",
  cannot_undo: "Ez azóta újra megváltozott. Előbb a későbbi módosítást vonja vissza.",
  last_owner: "Legalább egy vezetőnek mindig maradnia kell. Előbb adja át ezt a szerepet valaki másnak.",
  works_here_already: "Ez a személy már itt dolgozik. A jogosultságait a csapat listájában módosíthatja.",
  draft_preview: "Ez egy előnézet. Itt nem lehet foglalni.",
  full: "A keret betelt. Ide már nem lehet többet hozzáadni.",

  bad_request: "Ezt a kérést nem tudtuk értelmezni. Lépjen vissza egyet, majd próbálja újra.",
  invalid_api_key: "Ez az oldal elavult. Töltse be újra, majd próbálja ismét.",
  expired_connection: "A bejelentkezése lejárt. A folytatáshoz jelentkezzen be újra.",
  forbidden: "Ehhez az oldalhoz nincs hozzáférése. Jelentkezzen be, vagy térjen vissza a kezdőlapra.",
  group_does_not_exist: "Ez a szolgáltató nem létezik. Ellenőrizze az oldal címét.",
  inactive_group: (p) => `Az online foglalás jelenleg zárva van. ${pleaseCall(p.phone)}`,
  not_found: "Amit keres, nem vagy már nem létezik. Térjen vissza a kezdőlapra.",
  not_acceptable: "Az oldal a kért formában nem jeleníthető meg. Lépjen vissza egyet.",
  method_not_allowed: "Ez a művelet itt nem lehetséges. Lépjen vissza egyet.",
  payload_too_large: "Ez egyszerre túl sok. Rövidítse le a szövegeit, majd próbálja újra.",
  unsupported_media_type:
    "Ez a formátum itt nem fogadható el. Töltse be újra az oldalt, majd próbálja ismét.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "Ezt a foglalást más adatokkal már elküldte. Töltse be újra az oldalt, és nézze meg, hol tart.",
  too_many_requests: (p) => `Túl sok kérés rövid idő alatt. ${formatWaitingTime(p, again)}`,
  internal_error: (p) => `Nálunk történt hiba. Próbálja újra egy pillanat múlva.${orCall(p.phone)}`,
  unavailable: (p) =>
    `A szolgáltatás átmenetileg nem érhető el. Próbálja újra egy pillanat múlva.${orCall(p.phone)}`,
  newer_version: (p) =>
    `A szolgáltatás újabb változata lépett működésbe. Töltse be újra az oldalt egy pillanat múlva.${orCall(p.phone)}`,
};
