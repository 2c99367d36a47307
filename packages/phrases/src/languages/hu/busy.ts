import type { BusyPhrases } from "../../catalogues.ts";

export const busy: BusyPhrases = {
  text: "Kapcsoljon hozzá egy másik naptárat, például a magánnaptárát. Amíg az foglaltat jelez, ebbe a naptárba nem lehet online foglalni. Csak az időket olvassuk, a címeket és a neveket nem.",
  address: "A másik naptár címe",
  hint: "A naptárprogramok titkos vagy közzétett címnek nevezik; gyakran ics a vége. Többé nem jelenik meg.",
  connect: "Hozzákapcsolás",
  full: "Ehhez a naptárhoz már három másik kapcsolódik, többet nem lehet.",
  list: "Hozzákapcsolt naptárak",
  reading: "Első olvasás folyamatban",
  read: (p) => `Utoljára olvasva: ${p.when}`,
  times: (p) => `Következő foglalt idők: ${p.count}`,
  readNow: "Olvasás most",
  end: "Leválasztás",
  endTitle: "Leválasztja ezt a naptárat?",
  endText: "A benne foglalt idők újra foglalhatók lesznek.",
  ended: "A naptár leválasztva.",
  stays: "A legutóbb olvasott idők érvényben maradnak.",
  notice: (p) => `${p.name}: a hozzákapcsolt naptár nem olvasható (${p.host}).`,
  why: "Miért?",
  failures: {
    unreachable: "A kiszolgálója nem válaszol.",
    refused: "A cím már nem érvényes. Másolja ki újra a naptárprogramból.",
    not_public: "Csak https kezdetű, nyilvános címeket olvasunk.",
    too_long: "A naptár nagyobb 1 MB-nál.",
    too_many: "A naptárban túl sok esemény van.",
    not_a_calendar: "Ezen a címen nincs naptár.",
  },
};
