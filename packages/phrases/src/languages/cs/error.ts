import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Počkejte minutu a zkuste to znovu.",
  minutes: plural({
    one: "Zkuste to znovu za minutu.",
    few: "Zkuste to znovu za {count} minuty.",
    other: "Zkuste to znovu za {count} minut.",
  }),
  hours: plural({
    one: "Zkuste to znovu za hodinu.",
    few: "Zkuste to znovu za {count} hodiny.",
    other: "Zkuste to znovu za {count} hodin.",
  }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` Můžete také zavolat: ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === "" ? "Obraťte se prosím přímo na nás." : `Zavolejte prosím: ${phone}.`;
}

const changed = "Mezitím se tu něco změnilo. Načtěte stránku znovu a změnu zopakujte.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `Víc nadcházejících rezervací už mít nemůžete. Chcete-li další, jednu zrušte.${orCall(p.phone)}`,
  mintime_between: (p) =>
    `Už máte rezervaci příliš blízko tomuto termínu. Vyberte vzdálenější datum.${orCall(p.phone)}`,
  max_rdv_period: "Toto datum ještě nelze rezervovat. Vyberte dřívější termín.",
  mintime_rdv: (p) =>
    `Tento termín je pro online rezervaci příliš blízko. Vyberte pozdější.${orCall(p.phone)}`,
  same_time_rdv: "V tuto dobu už rezervaci máte. Vyberte jiný termín.",
  not_open_group: (p) => `Online rezervace jsou vyhrazeny stávajícím klientům. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `Online rezervace jsou vyhrazeny stávajícím pacientům, kteří mají přednost. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) => `Tady si termín online rezervovat nemůžete. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `Po několika zmeškaných termínech můžete rezervovat jen telefonicky. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `Tato služba se rezervuje s permanentkou. Přihlaste se, aby se použila ta vaše, nebo si ji u nás pořiďte. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `Nepodařilo se ověřit, kdo jste. Odhlaste se a rezervujte znovu.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `Na toto jméno rezervace není možná. Důvod vám posíláme e‑mailem na uvedenou adresu.${orCall(p.phone)}`,
  availabletimeslots: "Tento termín si právě vzal někdo jiný. Vyberte další: co je vyplněno, zůstává.",
  too_many_items: (p) =>
    `Tolik služeb nelze rezervovat najednou. Rozdělte je na dvě nebo tři rezervace.${orCall(p.phone)}`,
  vevent: (p) => `Rezervace se nezdařila. Vyberte prosím vše znovu.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `Rezervaci se nepodařilo uložit. Zkontrolujte údaje o rezervaci a zkuste to znovu.${orCall(p.phone)}`,
  application_consumed: "Tato předběžná žádost už byla vyřízena. Vyplňte novou online a zadejte její číslo.",
  application_declared:
    "France Titres tuto předběžnou žádost zatím nepotvrdil. Zkontrolujte, že je dokončená, a zadejte její číslo znovu.",
  application_unknown: "France Titres toto číslo předběžné žádosti nezná. Zkontrolujte ho na svém souhrnu.",
  application_expired: "Platnost této předběžné žádosti vypršela. Vyplňte novou online a zadejte její číslo.",
  application_count: "Potřebujeme jedno číslo předběžné žádosti za každou osobu, ani více, ani méně.",
  application_unchecked: "Číslo předběžné žádosti se nepodařilo ověřit. Zkuste to za chvíli znovu.",
  application_elsewhere:
    "K této předběžné žádosti už existuje jiný termín. Pokud ho už nepotřebujete, zrušte ho.",
  create_fiche_failed: "Vaše údaje se nepodařilo uložit. Zkontrolujte označená pole a zkuste to znovu.",
  invalid_calendar: "Tento kalendář už v nabídce není. Vyberte jiný.",

  too_late_to_cancel: (p) =>
    `Na zrušení nebo změnu online je už příliš pozdě, termín se blíží. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `Tato rezervace už je zrušená.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `Tato rezervace neexistuje, nebo už neplatí. Otevřete odkaz v poslední zprávě, která vám přišla.${orCall(p.phone)}`,
  other_calendar:
    "Tato rezervace je i v kalendáři někoho dalšího z týmu: zrušit nebo přesunout ji může jen ten, kdo spravuje všechny tyto kalendáře.",
  offer_over: "Tento termín už pro vás nedržíme. Na čekací listině zůstáváte.",
  cannot_restore: "Toto zrušení už nelze vzít zpět. Vytvořte rezervaci znovu.",
  unknown_pass: "Tato permanentka neexistuje, nebo patří někomu jinému.",
  no_visits_left: "Na této permanentce už nezbývá dost vstupů.",

  email_already_exists: "Tato e‑mailová adresa už účet má. Přihlaste se, nebo požádejte o nové heslo.",
  email_not_found: "Tuto e‑mailovou adresu žádný účet nemá. Zkontrolujte ji.",

  emailError: "Této e‑mailové adrese a heslu žádný účet neodpovídá. Zkontrolujte obojí.",
  passwordError: "Heslo není správné. Zkuste to znovu, nebo požádejte o nové heslo.",
  blockedUser:
    "Příliš mnoho neúspěšných pokusů: přihlášení je na 10 minut zablokované. Chvíli počkejte, nebo požádejte o nové heslo.",
  dead_key: "Tento odkaz už byl použit, nebo je příliš starý. Požádejte o nový.",
  sso_login_only: "Tady se přihlašuje přes stránku vaší firmy nebo instituce.",
  needPasswordChange: "Než budete pokračovat, nastavte si nové heslo.",
  needFactor: "Dokončete přihlášení druhým krokem.",
  factorError: "Tento kód nebo klíč není správný, nebo už byl použit. Zkuste to znovu.",
  wrongPwd: "Toto heslo není dost bezpečné. Podívejte se, co má obsahovat, a zkuste to znovu.",
  emailValidator: "Tato e‑mailová adresa není úplná. Má vypadat jako jana@priklad.cz.",
  emailUsing: "To už je vaše e‑mailová adresa. Chcete-li ji změnit, zadejte jinou.",
  max_fiches: "Víc lidí už ve svém účtu mít nemůžete.",
  upcoming_appointments:
    "Máte ještě nadcházející rezervaci. Nejprve ji zrušte, nebo požádejte znovu, až proběhne.",
  cannot_merge: "Tyto dvě karty nelze sloučit: každá patří k jinému účtu, nebo už jsou jednou kartou.",
  invalid_record: "Některá pole ještě nejsou v pořádku. Opravte ta, která jsou označená.",
  appointments_concerned: "Některé termíny by už neodpovídaly. Rozhodněte, co bude s každým z nich.",
  cannot_undo: "Mezitím se to změnilo znovu. Nejdříve vraťte zpět pozdější změnu.",
  last_owner: "Vždy musí zůstat alespoň jeden správce. Nejdříve určete jiného.",
  works_here_already: "Tato osoba tu už pracuje. Její oprávnění změňte v seznamu týmu.",
  draft_preview: "Toto je náhled. Nic se tu nedá rezervovat.",
  full: "Limit je vyčerpán. Nic dalšího sem už nelze přidat.",

  bad_request: "Tomuto požadavku nerozumíme. Vraťte se o krok zpět a zkuste to znovu.",
  invalid_api_key: "Tato stránka je zastaralá. Načtěte ji znovu a zkuste to ještě jednou.",
  expired_connection: "Přihlášení vypršelo. Chcete-li pokračovat, přihlaste se znovu.",
  forbidden: "K této stránce nemáte přístup. Přihlaste se, nebo se vraťte na úvodní stránku.",
  group_does_not_exist: "Taková firma ani instituce tu není. Zkontrolujte adresu stránky.",
  inactive_group: (p) => `Online rezervace jsou teď uzavřené. ${pleaseCall(p.phone)}`,
  not_found: "To, co hledáte, neexistuje, nebo už tu není. Vraťte se na úvodní stránku.",
  not_acceptable: "Stránku nelze zobrazit v požadované podobě. Vraťte se o krok zpět.",
  method_not_allowed: "Tato akce není možná. Vraťte se o krok zpět.",
  payload_too_large: "Posíláte příliš mnoho dat. Zkraťte texty a zkuste to znovu.",
  unsupported_media_type: "Tento formát nepřijímáme. Načtěte stránku znovu a zkuste to ještě jednou.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "Tato rezervace už byla odeslána s jinými údaji. Načtěte stránku znovu a uvidíte, v jakém je stavu.",
  too_many_requests: (p) => `Příliš mnoho požadavků v krátké době. ${formatWaitingTime(p, again)}`,
  internal_error: (p) => `Na naší straně došlo k chybě. Zkuste to za chvíli znovu.${orCall(p.phone)}`,
  unavailable: (p) => `Služba je chvíli nedostupná. Zkuste to za okamžik znovu.${orCall(p.phone)}`,
  newer_version: (p) => `Služba už běží v novější verzi. Načtěte stránku za okamžik znovu.${orCall(p.phone)}`,
};
