import type { AppointmentTablePhrases } from "../../catalogues.ts";

export const appointmentTable: AppointmentTablePhrases = {
  heading: "Wizyty w\u00a0pliku",
  text: "Jeden wiersz na każdą wizytę z\u00a0wybranego powyżej okresu, według czasu lokalnego.",
  chosen: "Kolumny",
  columns: {
    start: "Początek",
    end: "Koniec",
    minutes: "Minuty",
    calendar: "Kalendarz",
    resource: "Sala lub sprzęt",
    service: "Usługa",
    lastname: "Nazwisko",
    firstname: "Imię",
    email: "E‑mail",
    phone: "Telefon",
    state: "Stan",
    price: "Cena",
    source: "Źródło",
    language: "Język",
    booked_at: "Zarezerwowano",
  },
  states: {
    booked: "Zarezerwowana",
    cancelled: "Odwołana",
    arrived: "Na miejscu",
    done: "Zakończona",
    no_show: "Nieobecność",
  },
  download: (p) => `Pobierz wizyty (${p.format})`,
  received: (p) => `Odebrano ${p.size}…`,
  downloaded: "Plik został pobrany.",
};
