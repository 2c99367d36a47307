import type { MessagesPhrases } from "../../catalogues.ts";

export const messages: MessagesPhrases = {
  usual: "Testenn boas",
  own: (p) => `Ho testenn : ${p.languages}`,
  subject: "Danvez",
  text: "Testenn",
  begin: "Kregiñ gant an destenn boas",
  insert: "Ouzhpennañ en destenn",
  example: "Skouer",
  send: "Kas un taol-esae din",
  sent: (p) => `Kaset eo an taol-esae da : ${p.email}`,
  note: "Dont a ra atav an deiz, al lec’h hag an nozelenn war-lerc’h. Ar pezh a zo bet skrivet gant unan bennak ne vez adlavaret nemet d’ur chomlec’h gwiriet.",
  noteSms:
    "N’eus nemet an destenn-mañ er SMS : na ankounac’hait nag an deiz nag an eur. Ar pezh a zo bet skrivet gant unan bennak ne vez adlavaret nemet d’ur chomlec’h gwiriet.",
  noteAccount: "Dont a ra atav an nozelenn war-lerc’h.",
  email: "Chomlec’h postel",
  add: "Ouzhpennañ ur chomlec’h",
  remove: (p) => `Tennañ ${p.email}`,
  unproven:
    "N’eo ket kadarnaet c’hoazh : ne vo kaset kemenn ebet a-raok ma vo digoret al liamm resevet er chomlec’h-se.",
  sendLink: "Adkas al liamm",
  linkSent: (p) => `Kaset eo bet al liamm da ${p.email}.`,
  code: "Ar c’hod evit ho lec’hienn",
  notOnline: "Amañ e vo ar c’hod kerkent ha ma vo ar bajenn enlinenn.",
  events: {
    booked: "Emgavioù nevez",
    moved: "Emgavioù dilec’hiet",
    cancelled: "Emgavioù nullet",
  },
  names: {
    group: "Ensavadur",
    phone: "Pellgomz",
    firstname: "Anv-bihan",
    name: "Anv klok",
    when: "Deiz hag eur",
    day: "Deiz",
    time: "Eur",
    service: "Servij",
    calendar: "Gant piv",
    place: "Lec’h",
    by: "Piv en deus miret",
  },
};
