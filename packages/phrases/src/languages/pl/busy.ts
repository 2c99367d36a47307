import type { BusyPhrases } from "../../catalogues.ts";

export const busy: BusyPhrases = {
  text: "Połącz inny kalendarz, na przykład prywatny. Gdy jest w nim zajęte, tego kalendarza nie można rezerwować online. Odczytywane są tylko godziny, bez tytułów i nazwisk.",
  address: "Adres innego kalendarza",
  hint: "Programy kalendarzowe nazywają go tajnym lub opublikowanym adresem; często kończy się na ics. Nie będzie już pokazany.",
  connect: "Połącz",
  full: "Ten kalendarz ma trzy połączone kalendarze, więcej mieć nie może.",
  list: "Połączone kalendarze",
  reading: "Trwa pierwszy odczyt",
  read: (p) => `Ostatni odczyt: ${p.when}`,
  times: (p) => `Najbliższe zajęte terminy: ${p.count}`,
  readNow: "Odczytaj teraz",
  end: "Rozłącz",
  endTitle: "Rozłączyć ten kalendarz?",
  endText: "Godziny, które w nim są zajęte, będzie można znowu rezerwować.",
  ended: "Kalendarz został rozłączony.",
  stays: "Ostatnio odczytane godziny nadal obowiązują.",
  notice: (p) => `${p.name}: nie można odczytać połączonego kalendarza (${p.host}).`,
  why: "Zobacz powód",
  failures: {
    unreachable: "Jego serwer nie odpowiada.",
    refused: "Adres nie jest już ważny. Skopiuj go ponownie z programu kalendarza.",
    not_public: "Odczytywane są tylko publiczne adresy, które zaczynają się od https.",
    too_long: "Kalendarz ma ponad 1 MB.",
    too_many: "W kalendarzu jest zbyt wiele wydarzeń.",
    not_a_calendar: "Pod tym adresem nie ma kalendarza.",
  },
};
