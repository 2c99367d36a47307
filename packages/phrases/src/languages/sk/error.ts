import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Počkajte minútu a skúste to znova.",
  minutes: plural({
    one: "Skúste to znova o minútu.",
    few: "Skúste to znova o {count} minúty.",
    other: "Skúste to znova o {count} minút.",
  }),
  hours: plural({
    one: "Skúste to znova o hodinu.",
    few: "Skúste to znova o {count} hodiny.",
    other: "Skúste to znova o {count} hodín.",
  }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` Môžete aj zavolať: ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === "" ? "Obráťte sa, prosím, priamo na nás." : `Zavolajte, prosím: ${phone}.`;
}

const changed = "Medzitým sa tu niečo zmenilo. Načítajte stránku znova a zmenu zopakujte.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `Viac nadchádzajúcich rezervácií už mať nemôžete. Ak chcete ďalšiu, jednu zrušte.${orCall(p.phone)}`,
  mintime_between: (p) =>
    `Už máte rezerváciu príliš blízko tohto termínu. Vyberte vzdialenejší dátum.${orCall(p.phone)}`,
  max_rdv_period: "Tento dátum sa ešte nedá rezervovať. Vyberte skorší termín.",
  mintime_rdv: (p) =>
    `Tento termín je na online rezerváciu príliš blízko. Vyberte neskorší.${orCall(p.phone)}`,
  same_time_rdv: "V tomto čase už rezerváciu máte. Vyberte iný termín.",
  not_open_group: (p) => `Online rezervácie sú vyhradené existujúcim klientom. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `Online rezervácie sú vyhradené existujúcim pacientom, ktorí majú prednosť. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) => `Tu si termín online rezervovať nemôžete. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `Po niekoľkých zmeškaných termínoch môžete rezervovať len telefonicky. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `Táto služba sa rezervuje s permanentkou. Prihláste sa, aby sa použila tá vaša, alebo si ju u nás zaobstarajte. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `Nepodarilo sa overiť, kto ste. Odhláste sa a rezervujte znova.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `Na toto meno rezervácia nie je možná. Dôvod vám posielame e‑mailom na uvedenú adresu.${orCall(p.phone)}`,
  availabletimeslots: "Tento termín si práve vzal niekto iný. Vyberte ďalší: čo je vyplnené, zostáva.",
  too_many_items: (p) =>
    `Toľko služieb sa nedá rezervovať naraz. Rozdeľte ich na dve alebo tri rezervácie.${orCall(p.phone)}`,
  vevent: (p) => `Rezervácia sa nepodarila. Vyberte, prosím, všetko znova.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `Rezerváciu sa nepodarilo uložiť. Skontrolujte údaje o rezervácii a skúste to znova.${orCall(p.phone)}`,
  application_consumed: "Táto predbežná žiadosť už bola vybavená. Vyplňte novú online a zadajte jej číslo.",
  application_declared:
    "France Titres túto predbežnú žiadosť zatiaľ nepotvrdil. Skontrolujte, či je dokončená, a zadajte jej číslo znova.",
  application_unknown:
    "France Titres toto číslo predbežnej žiadosti nepozná. Skontrolujte ho na svojom súhrne.",
  application_expired:
    "Platnosť tejto predbežnej žiadosti vypršala. Vyplňte novú online a zadajte jej číslo.",
  application_count: "Potrebujeme jedno číslo predbežnej žiadosti za každú osobu, ani viac, ani menej.",
  application_unchecked: "Číslo predbežnej žiadosti sa nepodarilo overiť. Skúste to o chvíľu znova.",
  application_elsewhere:
    "K tejto predbežnej žiadosti už existuje iný termín. Ak ho už nepotrebujete, zrušte ho.",
  create_fiche_failed: "Vaše údaje sa nepodarilo uložiť. Skontrolujte označené polia a skúste to znova.",
  invalid_calendar: "Tento kalendár už v ponuke nie je. Vyberte iný.",

  too_late_to_cancel: (p) =>
    `Na zrušenie alebo zmenu online je už príliš neskoro, termín sa blíži. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `Táto rezervácia už je zrušená.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `Táto rezervácia neexistuje alebo už neplatí. Otvorte odkaz v poslednej správe, ktorá vám prišla.${orCall(p.phone)}`,
  other_calendar:
    "Táto rezervácia je aj v kalendári niekoho ďalšieho z tímu: zrušiť alebo presunúť ju môže len ten, kto spravuje všetky tieto kalendáre.",
  offer_over: "Tento termín už pre vás nedržíme. Na čakacej listine zostávate.",
  cannot_restore: "Toto zrušenie sa už nedá vziať späť. Vytvorte rezerváciu znova.",
  unknown_pass: "Táto permanentka neexistuje alebo patrí niekomu inému.",
  no_visits_left: "Na tejto permanentke už nezostáva dosť vstupov.",

  email_already_exists: "Táto e‑mailová adresa už účet má. Prihláste sa alebo požiadajte o nové heslo.",
  email_not_found: "Túto e‑mailovú adresu nemá žiadny účet. Skontrolujte ju.",

  emailError: "Tejto e‑mailovej adrese a heslu nezodpovedá žiadny účet. Skontrolujte oboje.",
  passwordError: "Heslo nie je správne. Skúste to znova alebo požiadajte o nové heslo.",
  blockedUser:
    "Priveľa neúspešných pokusov: prihlásenie je na 10 minút zablokované. Chvíľu počkajte alebo požiadajte o nové heslo.",
  dead_key: "Tento odkaz už bol použitý alebo je príliš starý. Požiadajte o nový.",
  sso_login_only: "Tu sa prihlasuje cez stránku vašej firmy alebo inštitúcie.",
  needPasswordChange: "Skôr než budete pokračovať, nastavte si nové heslo.",
  needFactor: "Dokončite prihlásenie druhým krokom.",
  factorError: "Tento kód alebo kľúč nie je správny alebo už bol použitý. Skúste to znova.",
  wrongPwd: "Toto heslo nie je dosť bezpečné. Pozrite sa, čo má obsahovať, a skúste to znova.",
  emailValidator: "Táto e‑mailová adresa nie je úplná. Má vyzerať ako jana@priklad.sk.",
  emailUsing: "To už je vaša e‑mailová adresa. Ak ju chcete zmeniť, zadajte inú.",
  max_fiches: "Viac ľudí už vo svojom účte mať nemôžete.",
  upcoming_appointments:
    "Máte ešte nadchádzajúcu rezerváciu. Najprv ju zrušte alebo požiadajte znova, keď prebehne.",
  cannot_merge: "Tieto dve karty sa nedajú zlúčiť: patria k rôznym účtom alebo už sú jednou kartou.",
  invalid_record: "Niektoré polia ešte nie sú v poriadku. Opravte tie, ktoré sú označené.",
  appointments_concerned: "Niektoré termíny by už nevyhovovali. Rozhodnite, čo bude s každým z nich.",
  cannot_undo: "Medzitým sa to znova zmenilo. Najprv vráťte späť neskoršiu zmenu.",
  last_owner: "Vždy musí zostať aspoň jeden správca. Najprv určte iného.",
  works_here_already: "Táto osoba tu už pracuje. Jej oprávnenia zmeňte v zozname tímu.",
  draft_preview: "Toto je náhľad. Nič sa tu nedá rezervovať.",
  full: "Limit je vyčerpaný. Nič ďalšie sa sem už nedá pridať.",

  bad_request: "Tejto požiadavke nerozumieme. Vráťte sa o krok späť a skúste to znova.",
  invalid_api_key: "Táto stránka je zastaraná. Načítajte ju znova a skúste to ešte raz.",
  expired_connection: "Prihlásenie vypršalo. Ak chcete pokračovať, prihláste sa znova.",
  forbidden: "K tejto stránke nemáte prístup. Prihláste sa alebo sa vráťte na úvodnú stránku.",
  group_does_not_exist: "Taká firma ani inštitúcia tu nie je. Skontrolujte adresu stránky.",
  inactive_group: (p) => `Online rezervácie sú teraz zatvorené. ${pleaseCall(p.phone)}`,
  not_found: "To, čo hľadáte, neexistuje alebo tu už nie je. Vráťte sa na úvodnú stránku.",
  not_acceptable: "Stránku nemožno zobraziť v požadovanej podobe. Vráťte sa o krok späť.",
  method_not_allowed: "Táto akcia nie je možná. Vráťte sa o krok späť.",
  payload_too_large: "Posielate priveľa údajov. Skráťte texty a skúste to znova.",
  unsupported_media_type: "Tento formát neprijímame. Načítajte stránku znova a skúste to ešte raz.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "Táto rezervácia už bola odoslaná s inými údajmi. Načítajte stránku znova a uvidíte, v akom je stave.",
  too_many_requests: (p) => `Priveľa požiadaviek za krátky čas. ${formatWaitingTime(p, again)}`,
  internal_error: (p) => `Na našej strane nastala chyba. Skúste to o chvíľu znova.${orCall(p.phone)}`,
  unavailable: (p) => `Služba je chvíľu nedostupná. Skúste to o chvíľu znova.${orCall(p.phone)}`,
  newer_version: (p) => `Služba už beží v novšej verzii. Načítajte stránku o chvíľu znova.${orCall(p.phone)}`,
};
