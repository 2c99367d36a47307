import type { DeedPhrases } from "../../catalogues.ts";

export const deeds: DeedPhrases = {
  heading: "Istor an emgav",
  booked: (p) => `Emgav kemeret (${p.by})`,
  moved: (p) => `Emgav dilec’hiet (${p.by})`,
  cancelled: (p) => `Emgav nullet (${p.by})`,
  restored: (p) => `Emgav adlakaet (${p.by})`,
  changed: (p) => `Emgav kemmet (${p.by})`,
  told: "Kemennet eo an den.",
  untold: "N’eo ket kemennet an den.",
  start: "Deroù",
  end: "Dibenn",
  calendar: "Deiziataer",
  resource: "Sal pe dafar",
  state: "Merk liv",
  note: "Notenn ar skipailh",
  presence: "Bezañs",
  overbooked: "Dreist-niver",
};
