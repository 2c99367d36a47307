import type { MessagesPhrases } from "../../catalogues.ts";

export const messages: MessagesPhrases = {
  usual: "Szokásos szöveg",
  own: (p) => `Saját szöveg: ${p.languages}`,
  subject: "Tárgy",
  text: "Szöveg",
  begin: "Kezdés a szokásos szöveggel",
  insert: "Beszúrás a szövegbe",
  example: "Példa",
  send: "Próba küldése nekem",
  sent: (p) => `A próba úton van ide: ${p.email}`,
  note: "A nap, a hely és a gomb mindig követi. Amit valaki beírt, csak ellenőrzött címre ismételjük meg.",
  noteSms:
    "Az SMS csak ebből a szövegből áll: ne feledje a napot és az időpontot. Amit valaki beírt, csak ellenőrzött címre ismételjük meg.",
  noteAccount: "A gomb mindig követi.",
  email: "E‑mail-cím",
  add: "Cím hozzáadása",
  remove: (p) => `Eltávolítás: ${p.email}`,
  unproven:
    "Még nincs megerősítve: értesítés csak azután megy ide, hogy megnyitották az e‑mailben kapott linket.",
  sendLink: "Link küldése újra",
  linkSent: (p) => `A linket elküldtük ide: ${p.email}.`,
  code: "A kód a weboldalához",
  notOnline: "A kód itt lesz, amint az oldal online.",
  events: {
    booked: "Új időpontok",
    moved: "Áthelyezett időpontok",
    cancelled: "Lemondások",
  },
  names: {
    group: "Szolgáltató",
    phone: "Telefonszám",
    firstname: "Keresztnév",
    name: "Teljes név",
    when: "Nap és időpont",
    day: "Nap",
    time: "Időpont",
    service: "Szolgáltatás",
    calendar: "Fogadja",
    place: "Hely",
    by: "Ki foglalta",
  },
};
