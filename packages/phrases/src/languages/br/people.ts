import type { PeoplePhrases } from "../../catalogues.ts";

export const people: PeoplePhrases = {
  invite: "Pediñ unan bennak",
  email: "Chomlec’h postel",
  emailHint: "Kaset e vo ul liamm di, mat e-pad seizh devezh.",
  send: "Kas ar bedadenn",
  sent: (p) => `Kaset eo ar bedadenn da ${p.email}.`,
  role: "Karg",
  roles: {
    owner: { name: "Perc’henn", text: "Gwelet ha cheñch pep tra, ar skipailh hag an arventennoù ivez." },
    pro: { name: "Den a vicher", text: "Emgavioù, teuliadoù, eurioù ha stadegoù e zeiziataerioù." },
    call_centre: {
      name: "Degemer pellgomz",
      text: "Kemer ha dilec’hiañ emgavioù, evit ar servijoù kuzhet ivez.",
    },
  },
  everyCalendar: "An holl zeiziataerioù, ar re nevez ivez",
  chooseOne: "Dibabit un deiziataer da nebeutañ.",
  notices: "Kas ur postel pa vez kemeret, dilec’hiet pe nullet un emgav en deiziataerioù-se",
  invitations: "Pedadennoù o chom digor",
  until: (p) => `mat betek : ${p.day}`,
  takeBack: "Tennañ",
  takenBack: (p) => `Tennet eo pedadenn ${p.email} : ne zigor mui he liamm netra.`,
  seen: (p) => `kevreadenn ziwezhañ : ${p.day}`,
  neverSeen: "kevreadenn ebet c’hoazh",
  you: "c’hwi",
  saved: (p) => `${p.name} : enrollet eo, ha mat diouzhtu.`,
  remove: "Tennañ eus ar skipailh",
  removeTitle: (p) => `Tennañ ${p.name} eus ar skipailh ?`,
  removeText:
    "Echuiñ a ra diouzhtu ar gwir da vont e-barzh amañ, war an holl ardivinkoù. Chom a ra an emgavioù hag an istor.",
  removed: (p) => `N’emañ mui ${p.name} er skipailh.`,
};
