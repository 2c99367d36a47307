import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Gortozit ur vunutenn, ha klaskit en-dro.",
  minutes: plural({
    one: "Klaskit en-dro a-benn {count} vunutenn.",
    two: "Klaskit en-dro a-benn {count} vunutenn.",
    few: "Klaskit en-dro a-benn {count} munutenn.",
    other: "Klaskit en-dro a-benn {count} munutenn.",
  }),
  hours: plural({
    one: "Klaskit en-dro a-benn {count} eurvezh.",
    two: "Klaskit en-dro a-benn {count} eurvezh.",
    few: "Klaskit en-dro a-benn {count} eurvezh.",
    other: "Klaskit en-dro a-benn {count} eurvezh.",
  }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` Gallout a rit ivez pellgomz d’an ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === "" ? "Kit e darempred gant an ensavadur war-eeun." : `Pellgomzit d’an ${phone}.`;
}

const changed = "Cheñchet eo bet an titouroù-se etretant. Adkargit ar bajenn, ha grit ho cheñchamant en-dro.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `Tizhet hoc’h eus dija an niver brasañ a emgavioù da zont. Nullit unan evit kemer unan all.${orCall(p.phone)}`,
  mintime_between: (p) =>
    `Un emgav hoc’h eus dija re dost d’an hini-mañ. Dibabit un deiz pelloc’h dioutañ.${orCall(p.phone)}`,
  max_rdv_period: "Re bell emañ an deiz-se c’hoazh evit bezañ miret. Dibabit un eur dostoc’h.",
  mintime_rdv: (p) =>
    `Re dost eo an eur-se evit bezañ miret enlinenn. Dibabit unan diwezhatoc’h.${orCall(p.phone)}`,
  same_time_rdv: "Un emgav hoc’h eus dija d’an eur-se. Dibabit un eur all.",
  not_open_group: (p) =>
    `An dud anavezet dija hepken a c’hall kemer emgavioù enlinenn. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `An dud a vez heuliet dija hepken a c’hall kemer emgavioù enlinenn : tremen a reont a-raok ar re all. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) =>
    `N’hallit ket kemer emgavioù enlinenn gant an den a vicher-mañ. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `War-lerc’h meur a emgav c’hwitet ne c’hallit mirout nemet dre bellgomz. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `Gant ur gartenn e vez miret ar servij-mañ. Kevreit evit implijout hoc’h hini, pe goulennit unan diganeomp. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `N’hon eus ket gallet anavezout ac’hanoc’h evit an den a vicher-mañ. Digevreit, ha kemerit an emgav en-dro.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `N’haller ket mirout gant an anv-se. Skrivañ a reomp deoc’h perak, d’ar chomlec’h postel hoc’h eus merket.${orCall(p.phone)}`,
  availabletimeslots:
    "Emañ an eur-se o paouez bezañ kemeret. Dibabit unan all : miret eo kement hoc’h eus skrivet.",
  too_many_items: (p) =>
    `Re a servijoù eo evit bezañ miret asambles. Mirit anezho e div pe deir gwech.${orCall(p.phone)}`,
  vevent: (p) =>
    `N’eus ket bet gallet kemer an emgav-mañ. Dibabit en-dro adalek ar penn-kentañ.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `N’eus ket bet gallet enrollañ an emgav-mañ. Gwiriit titouroù an emgav, ha klaskit en-dro.${orCall(p.phone)}`,
  application_consumed:
    "Ar rakgoulenn-mañ a zo bet pledet ganti dija. Grit unan nevez enlinenn, ha merkit he niverenn.",
  application_declared:
    "N’eo ket bet kadarnaet ar rakgoulenn-mañ gant France Titres c’hoazh. Gwiriit eo echu, ha merkit he niverenn adarre.",
  application_unknown:
    "Ne anavez ket France Titres niverenn ar rakgoulenn-mañ. Gwiriit anezhi war ho tiverrañ.",
  application_expired:
    "Aet eo ar rakgoulenn-mañ d’he zermen. Grit unan nevez enlinenn, ha merkit he niverenn.",
  application_count: "Un niverenn rakgoulenn a zo ezhomm evit pep den : na muioc’h, na nebeutoc’h.",
  application_unchecked:
    "N’eus ket bet gallet gwiriañ niverenn ar rakgoulenn. Klaskit en-dro a-benn ur pennadig.",
  application_elsewhere:
    "Un emgav all a zo dija evit ar rakgoulenn-mañ. Nullit anezhañ ma n’hoc’h eus ket ezhomm anezhañ ken.",
  create_fiche_failed:
    "N’eus ket bet gallet enrollañ ho titouroù. Gwiriit ar maeziennoù merket, ha klaskit en-dro.",
  invalid_calendar: "N’eo ket kinniget an deiziataer-se ken. Dibabit unan all.",

  too_late_to_cancel: (p) =>
    `Re dost eo an emgav evit bezañ nullet pe cheñchet enlinenn. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `Nullet eo an emgav-mañ dija.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `N’eus ket eus an emgav-mañ, pe n’eus ket anezhañ ken. Digorit al liamm a zo er gemennadenn ziwezhañ hoc’h eus resevet.${orCall(p.phone)}`,
  other_calendar:
    "War zeiziataer ur c’heneil-labour emañ an emgav-mañ ivez : an neb a ver an holl zeiziataerioù-se hepken a c’hall e nullañ pe e zilec’hiañ.",
  offer_over: "N’eo ket dalc’het an eur-mañ evidoc’h ken.",
  cannot_restore: "Re ziwezhat eo evit distreiñ war an dra-se. Kemerit an emgav en-dro.",
  unknown_pass: "N’eus ket eus ar gartenn-mañ, pe da unan all eo.",
  no_visits_left: "Ne chom ket a-walc’h a dro war ar gartenn-mañ.",

  email_already_exists:
    "Ur gont a zo dija gant ar chomlec’h postel-mañ. Kevreit, pe goulennit ur ger-tremen nevez.",
  email_not_found: "N’eus kont ebet gant ar chomlec’h postel-mañ. Gwiriit anezhañ.",

  emailError: "N’eus kont ebet gant ar chomlec’h postel hag ar ger-tremen-mañ. Gwiriit an daou.",
  passwordError: "N’eo ket an hini mat ar ger-tremen-mañ. Klaskit en-dro, pe goulennit unan nevez.",
  blockedUser:
    "Re a daolioù-esae : stanket eo ar c’hevreañ e-pad 10 munutenn. Gortozit ur pennadig, pe goulennit ur ger-tremen nevez.",
  dead_key: "Servijet en deus al liamm-mañ dija, pe eo re gozh. Goulennit unan nevez.",
  sso_login_only: "Amañ e kevreer dre bajenn hoc’h ensavadur.",
  needPasswordChange: "Dibabit ur ger-tremen nevez a-raok kenderc’hel.",
  needFactor: "Echuit ar c’hevreañ gant an eil pazenn.",
  factorError: "N’eo ket mat ar c’hod pe an alc’hwez-se, pe implijet eo bet dija. Klaskit en-dro.",
  wrongPwd:
    "N’eo ket suraat a-walc’h ar ger-tremen-mañ. Gwiriit ar roll eus ar pezh a dle bezañ ennañ, ha klaskit en-dro.",
  emailValidator: "N’eo ket klok ar chomlec’h postel-mañ. Heñvel eo ouzh anv@skouer.bzh.",
  emailUsing: "Ho chomlec’h postel eo dija. Merkit unan all evit cheñch.",
  max_fiches: "Leun eo ho kont : n’haller ket ouzhpennañ den ebet enni ken.",
  upcoming_appointments:
    "Un emgav da zont hoc’h eus c’hoazh. Nullit anezhañ da gentañ, pe grit ar goulenn goude.",
  cannot_merge:
    "N’haller ket kendeuziñ an daou deuliad-mañ : ur gont disheñvel o deus, pe kendeuzet int dija.",
  invalid_record: "N’eo ket reizh c’hoazh maeziennoù zo. Reizhit ar re merket.",
  appointments_concerned: "Emgavioù zo ne glotfent ket ken. Divizit petra vo graet gant pep hini.",
  cannot_undo: "Cheñchet eo bet en-dro abaoe : ret eo dizober ar cheñchamant diwezhañ da gentañ.",
  last_owner:
    "Ret eo d’un ensavadur kaout atav ur perc’henn da nebeutañ. Lakait unan all da berc’henn da gentañ.",
  works_here_already: "Labourat a ra an den-mañ amañ dija. Cheñchit e wirioù e roll ar skipailh.",
  draft_preview: "Ur rakwel eo. Ne c’haller mirout netra amañ.",
  full: "Tizhet eo ar vevenn. N’haller ouzhpennañ netra ken amañ.",

  bad_request: "N’eo ket bet komprenet ar goulenn-mañ. Distroit d’ar bazenn a-raok, ha klaskit en-dro.",
  invalid_api_key: "Kozh eo ar bajenn-mañ. Adkargit anezhi, ha klaskit en-dro.",
  expired_connection: "Echu eo ho kevreadenn. Kevreit en-dro evit kenderc’hel.",
  forbidden: "N’hallit ket gwelet ar bajenn-mañ. Kevreit, pe distroit d’an degemer.",
  group_does_not_exist: "N’eus ket eus an ensavadur-mañ. Gwiriit chomlec’h ar bajenn.",
  inactive_group: (p) => `Serret eo an emgavioù enlinenn evit ar mare. ${pleaseCall(p.phone)}`,
  not_found: "N’eus ket eus ar pezh emaoc’h o klask, pe n’eus ket anezhañ ken. Distroit d’an degemer.",
  not_acceptable: "N’haller ket diskouez ar bajenn-mañ er stumm goulennet. Distroit d’ar bazenn a-raok.",
  method_not_allowed: "N’haller ket ober an dra-se. Distroit d’ar bazenn a-raok.",
  payload_too_large: "Re vras eo ar pezh a gasit. Berrait ho testennoù, ha klaskit en-dro.",
  unsupported_media_type: "Ne vez ket degemeret ar stumm-se. Adkargit ar bajenn, ha klaskit en-dro.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "Kaset eo bet an emgav-mañ dija gant titouroù all. Adkargit ar bajenn evit gwelet pelec’h emañ.",
  too_many_requests: (p) => `Re a c’houlennoù e berr amzer. ${formatWaitingTime(p, again)}`,
  internal_error: (p) => `Ur fazi a zo bet diouzh hon tu. Klaskit en-dro a-benn nebeut.${orCall(p.phone)}`,
  unavailable: (p) =>
    `N’eo ket hegerz ar servij evit ar mare. Klaskit en-dro a-benn nebeut.${orCall(p.phone)}`,
  newer_version: (p) => `Nevesaet eo bet ar servij. Adkargit ar bajenn a-benn nebeut.${orCall(p.phone)}`,
};
