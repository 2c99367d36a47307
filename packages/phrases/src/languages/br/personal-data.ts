import type { PersonalDataPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const personalData: PersonalDataPhrases = {
  heading: "Ma roadennoù personel",
  intro: (p) =>
    `${p.group} a vir ar pezh a zo ezhomm evit ho tegemer : piv oc’h, penaos mont e darempred ganeoc’h, hag hoc’h emgavioù. Gallout a rit lenn pep tra, kas pep tra ganeoc’h, ha goulenn ma vefe dilamet.`,
  keptHeading: "Padelezh ar mirout",
  kept: "Tri bloaz da nebeutañ adalek ma’z oc’h enskrivet.",
  keptUntil: (p) =>
    `Deiz hoc’h enskrivadur : ${p.registered}. Miret e vez ho roadennoù tri bloaz da nebeutañ, betek : ${p.until}.`,
  login: "Kevreit evit pellgargañ ho roadennoù pe goulenn ma vefent dilamet.",
  loginButton: "Kevreañ",
  downloadHeading: "Pellgargañ ho roadennoù",
  downloadText:
    "Pep tra en ur restr hepken : ho taveennoù, ar pezh hoc’h eus asantet, hoc’h emgavioù, ha piv en deus gwelet pe cheñchet anezho.",
  document: "Pellgargañ evit lenn",
  data: "Pellgargañ ar roadennoù (JSON)",
  preparing: "Gortozit ur pennadig…",
  downloaded: "Emañ ar restr e-touez ho pellgargadurioù.",
  fileName: "ma-roadennou",
  deletionHeading: "Dilemel ho roadennoù",
  deletionText: (p) =>
    `Diverket da vat e vefe hoc’h anv, ho taveennoù, ho respontoù hag ho kemennadennoù, hag ho kont ganto, d’an deiz-mañ : ${p.day}. Hoc’h emgavioù a chom er c’hontadur, hepdoc’h.`,
  ask: "Goulenn dilemel",
  askTitle: "Goulenn dilemel ho roadennoù ?",
  askText: (p) =>
    `Kaset e vo ul liamm da ${p.email}. Ne c’hoarvez netra keit ha n’hoc’h eus ket kadarnaet war ar bajenn a vo digoret gantañ.`,
  askTextNoMail: "Gallout a reot tennañ ho koulenn kuit keit ha n’eo ket bet graet.",
  keep: "Mirout ma roadennoù",
  asking: "O kas…",
  upcoming: plural({
    one: "{count} emgav da zont hoc’h eus c’hoazh. Ret eo nullañ da gentañ, pe distreiñ diwezhatoc’h.",
    two: "{count} emgav da zont hoc’h eus c’hoazh. Ret eo nullañ da gentañ, pe distreiñ diwezhatoc’h.",
    few: "{count} emgav da zont hoc’h eus c’hoazh. Ret eo nullañ da gentañ, pe distreiñ diwezhatoc’h.",
    other: "{count} emgav da zont hoc’h eus c’hoazh. Ret eo nullañ da gentañ, pe distreiñ diwezhatoc’h.",
  }),
  toAppointments: "Gwelet ma emgavioù",
  sentTitle: "Ur bazenn c’hoazh : digorit ho poest postel",
  sent: (p) =>
    `Goulenn graet : ${p.day}. Digorit ar gemennadenn kaset da ${p.email} : gant he liamm e vez kadarnaet ho koulenn. Betek neuze ne c’hoarvez netra.`,
  again: "Kas ar gemennadenn en-dro",
  sentAgain: (p) => `Kaset e vez ar gemennadenn en-dro da ${p.email}.`,
  confirmedTitle: "Kadarnaet eo ho koulenn",
  confirmed: (p) => `Deiz ma vo dilamet ho roadennoù : ${p.day}. Betek neuze e c’hallit cheñch ho soñj.`,
  withdraw: "Tennañ ma goulenn kuit",
  withdrawing: "Gortozit ur pennadig…",
  withdrawn: "Tennet eo ho koulenn kuit : miret eo ho roadennoù.",
  confirmHeading: "Dilemel ho roadennoù personel ?",
  confirmText: (p) =>
    `Ma kadarnait e vo diverket gant ${p.group} hoc’h anv, ho taveennoù, ho respontoù hag ho kemennadennoù, hag ho kont ivez. Graet e vo kerkent ha ma vo tremenet tri bloaz abaoe m’oc’h enskrivet ; betek neuze e c’hallit tennañ ho koulenn kuit.`,
  confirmButton: "Ya, dilemel ma roadennoù",
  confirmDone: (p) =>
    `Dilamet e vo ho roadennoù gant ${p.group} d’an deiz-mañ : ${p.day}. Kaset e vo deoc’h ur gemennadenn evit kadarnaat an dra-se.`,
  toPage: "Ma roadennoù personel",
  correct: "Reizhañ ma zitouroù",
  question: "Ur goulenn diwar-benn ho roadennoù, pe un dra da reizhañ ?",
};
