import type { ManagePhrases } from "../../catalogues.ts";

export const manage: ManagePhrases = {
  heading: "Mererezh",
  overview: "Alberz",
  text: "Ar pezh a wel hag a vir ho kliented, lec’h ma c’hell bezañ cheñchet.",
  page: "Ho pajenn",
  pageText: "Roit ar chomlec’h-mañ d’ho kliented : amañ e kemeront o emgavioù.",
  sections: {
    offer: {
      name: "Servijoù ha prizioù",
      text: "Ar pezh a c’heller mirout, pegeit e pad ha pegement e koust.",
    },
    calendars: {
      name: "Deiziataerioù hag eurioù",
      text: "Gant piv, pelec’h ha pegoulz e c’heller kemer un emgav.",
    },
    organisation: { name: "Ensavadur", text: "Ar reolennoù, an testennoù, ar furmskridoù hag an neuz." },
    people: { name: "Skipailh", text: "Piv a labour amañ, ha petra a c’hell pep hini gwelet ha cheñch." },
    online: {
      name: "Enlinenn",
      text: "Ar pezh a c’hell ho kliented kavout bremañ, hag ar pezh a zo bet miret.",
    },
    data: { name: "Roadennoù", text: "Lakaat kuit hag enporzhiañ an ensavadur a-bezh evel ur restr." },
  },
  pages: {
    interventions: "Servijoù",
    interventionsets: "Seurtoù servijoù",
    packs: "Pakadoù",
    promotions: "Distaoloù",
    calendars: "Deiziataerioù",
    calendarsets: "Lec’hioù ha skipailhoù",
    resources: "Salioù ha dafar",
    rules: "Reolennoù",
    texts: "Testennoù",
    look: "Neuz",
    website: "Pajenn degemer",
    forms: "Furmskridoù",
    people: "Skipailh",
    api_keys: "Alc’hwezioù API",
    data: "Ezporzhiañ hag enporzhiañ",
    online: "Ar pezh a zo enlinenn",
    "why-no-slot": "Perak n’eus eur ebet ?",
    statistics: "Stadegoù",
  },
};
