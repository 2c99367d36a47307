import type { EmbedPhrases } from "../../catalogues.ts";

export const embed: EmbedPhrases = {
  title: "Kemer un emgav adalek ho lec’hienn",
  mode: "Pelec’h e tigor an emgav",
  inline: "Er bajenn hec’h-unan",
  popup: "En ur prenestr, adalek ul liamm",
  button: "En ur prenestr, adalek un nozelenn a chom da welet",
  words: "Testenn al liamm pe an nozelenn",
  browsersLanguage: "Hini ar merdeer",
  header: "Diskouez an anv hag ar c’hevreañ",
  footer: "Diskouez traoñ ar bajenn",
  minHeight: "Uhelder bihanañ, e pikselioù",
  scroll: "Derc’hel an uhelder-mañ ; dibunañ a reer ar peurrest e-barzh",
  show: "Hizivaat",
  code: "Ar c’hod da begañ en ho pajenn",
  copy: "Eilañ ar c’hod",
  copied: "Eilet eo ar c’hod",
  policy: (p) =>
    `Ma vez bevennet gant ho lec’hienn ar pezh a vez karget gant he fajennoù (Content-Security-Policy), aotreit ${p.site} e script-src hag e frame-src.`,
  hosts: (p) => `War al lec’hiennoù-mañ hepken e c’haller kemer un emgav : ${p.hosts}.`,
  result: "An disoc’h",
};
