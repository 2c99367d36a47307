import { change } from "./change.ts";
import type { MailPhrases } from "../../catalogues.ts";

function greet(name: string): string {
  return name === "" ? "Dzień dobry!" : `Dzień dobry, ${name}!`;
}

export const mail: MailPhrases = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "Zobacz tę wizytę",
  viewSeveral: "Zobacz te wizyty",
  // A name is not declined: without a preposition of its own the organisation stands in brackets, wherever the sentence puts it.
  at: (p) => (p.preposition === "" ? `(${p.group})` : `${p.preposition} ${p.group}`),
  confirmationOfSeveral: {
    subject: (p) => `Twoje wizyty, pierwsza: ${p.when} – ${p.group}`,
    heading: "Wizyty potwierdzone",
    intro: (p) => `${greet(p.name)} Zapraszamy na wizyty ${p.at}. Do zobaczenia!`,
    button: "Zobacz, przełóż lub odwołaj te wizyty",
    attached: "Wizyty są w załącznikach: otwórz każdy plik, aby dodać je do kalendarza.",
  },
  cancellationOfSeveral: {
    subject: (p) => `Wizyty odwołane, pierwsza: ${p.when} – ${p.group}`,
    heading: "Wizyty odwołane",
    intro: (p) => `${greet(p.name)} Twoje wizyty ${p.at} się nie odbędą.`,
    button: "Umów inną wizytę",
    attached: "Otwórz każdy załącznik, aby usunąć te wizyty z kalendarza.",
  },
  confirmation: {
    subject: (p) => `Twoja wizyta: ${p.when} – ${p.group}`,
    heading: "Wizyta potwierdzona",
    intro: (p) => `${greet(p.name)} Zapraszamy na wizytę ${p.at}. Do zobaczenia!`,
    button: "Zobacz, przełóż lub odwołaj tę wizytę",
    attached: "Wizyta jest w załączniku: otwórz plik, aby dodać ją do kalendarza.",
  },
  cancellation: {
    subject: (p) => `Wizyta odwołana: ${p.when} – ${p.group}`,
    heading: "Wizyta odwołana",
    intro: (p) => `${greet(p.name)} Twoja wizyta ${p.at} się nie odbędzie.`,
    button: "Umów inną wizytę",
    attached: "Otwórz załącznik, aby usunąć wizytę z kalendarza.",
  },
  bookedForYou: {
    subject: (p) => `Twoja wizyta: ${p.when} – ${p.group}`,
    heading: "Umówiono dla Ciebie wizytę",
    intro: (p) => `${greet(p.name)} Umówiono dla Ciebie wizytę ${p.at} (${p.by}).`,
    button: "Zobacz, przełóż lub odwołaj tę wizytę",
    attached: "Wizyta jest w załączniku: otwórz plik, aby dodać ją do kalendarza.",
  },
  cancelledByPro: {
    subject: (p) => `Wizyta odwołana: ${p.when} – ${p.group}`,
    heading: "Musieliśmy odwołać wizytę",
    intro: (p) => `${greet(p.name)} Bardzo nam przykro: Twoja wizyta ${p.at} nie może się odbyć.`,
    button: "Wybierz inny termin",
    attached: "Otwórz załącznik, aby usunąć wizytę z kalendarza.",
  },
  bookedForYouOfSeveral: {
    subject: (p) => `Twoje wizyty, pierwsza: ${p.when} – ${p.group}`,
    heading: "Umówiono dla Ciebie wizyty",
    intro: (p) => `${greet(p.name)} Umówiono dla Ciebie wizyty ${p.at} (${p.by}).`,
    button: "Zobacz, przełóż lub odwołaj te wizyty",
    attached: "Wizyty są w załącznikach: otwórz każdy plik, aby dodać je do kalendarza.",
  },
  cancelledByProOfSeveral: {
    subject: (p) => `Wizyty odwołane, pierwsza: ${p.when} – ${p.group}`,
    heading: "Musieliśmy odwołać wizyty",
    intro: (p) => `${greet(p.name)} Bardzo nam przykro: Twoje wizyty ${p.at} nie mogą się odbyć.`,
    button: "Wybierz inny termin",
    attached: "Otwórz każdy załącznik, aby usunąć te wizyty z kalendarza.",
  },
  moved: {
    subject: (p) => `Wizyta przełożona, nowy termin: ${p.when} – ${p.group}`,
    heading: "Wizyta przełożona",
    intro: (p) => `${greet(p.name)} Oto nowy termin Twojej wizyty ${p.at}.`,
    button: "Zobacz, przełóż lub odwołaj tę wizytę",
    attached: "Otwórz załącznik, aby zaktualizować wizytę w kalendarzu.",
  },
  movedOfSeveral: {
    subject: (p) => `Wizyty przełożone, pierwsza: ${p.when} – ${p.group}`,
    heading: "Wizyty przełożone",
    intro: (p) => `${greet(p.name)} Oto nowy termin Twoich wizyt ${p.at}.`,
    button: "Zobacz, przełóż lub odwołaj te wizyty",
    attached: "Otwórz każdy załącznik, aby zaktualizować te wizyty w kalendarzu.",
  },
  reminder: {
    subject: (p) => `Przypomnienie o wizycie: ${p.when} – ${p.group}`,
    heading: "Twoja wizyta już wkrótce",
    intro: (p) => `${greet(p.name)} Zapraszamy na wizytę ${p.at}. Do zobaczenia!`,
    button: "Zobacz, przełóż lub odwołaj tę wizytę",
    attached: "Wizyta jest w załączniku, jeśli nie ma jej jeszcze w Twoim kalendarzu.",
  },
  reminderOfSeveral: {
    subject: (p) => `Przypomnienie o wizytach, pierwsza: ${p.when} – ${p.group}`,
    heading: "Twoje wizyty już wkrótce",
    intro: (p) => `${greet(p.name)} Zapraszamy na wizyty ${p.at}. Do zobaczenia!`,
    button: "Zobacz, przełóż lub odwołaj te wizyty",
    attached: "Wizyty są w załącznikach, jeśli nie ma ich jeszcze w Twoim kalendarzu.",
  },
  sms: (p) => `Przypomnienie: wizyta ${p.at}, ${p.when}.`,
  smsConfirmation: (p) => `Potwierdzona wizyta ${p.at}: ${p.when}.`,
  smsAnswer: (p) => `Czy przyjdziesz? ${p.url}`,
  answers: { yes: "Przyjdę", no: "Nie mogę przyjść" },

  wishNoted: {
    subject: (p) => `Jesteś na liście oczekujących – ${p.group}`,
    heading: "Jesteś na liście oczekujących",
    intro: (p) =>
      `${greet("")} Gdy tylko zwolni się pasujący termin ${p.at}, napiszemy do Ciebie i zatrzymamy go dla Ciebie.`,
    button: "Zobacz lub wycofaj zgłoszenie",
  },
  timeOffered: {
    subject: (p) => `Zwolnił się termin: ${p.when} – ${p.group}`,
    heading: "Zwolnił się termin",
    intro: (p) => `${greet("")} Właśnie zwolnił się ten termin ${p.at}. Trzymamy go dla Ciebie.`,
    button: "Odpowiedz",
    until: (p) => `Czeka na Ciebie. Termin odpowiedzi: ${p.until}. Potem otrzyma go następna osoba.`,
    moves: "Twoja obecna wizyta pozostaje bez zmian, dopóki nie przyjmiesz tego terminu.",
    sms: (p) => `Wolny termin ${p.at}: ${p.when}. Termin odpowiedzi: ${p.until}. Odpowiedz tutaj: ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p) => `Nowa wizyta: ${p.name}, ${p.when}`,
      heading: "Nowa wizyta",
      intro: (p) => `Wizyta umówiona online: ${p.name}.`,
    },
    moved: {
      subject: (p) => `Przełożona wizyta: ${p.name}, ${p.when}`,
      heading: "Wizyta przełożona",
      intro: (p) => `Nowy termin wybrany online: ${p.name}.`,
    },
    cancelled: {
      subject: (p) => `Odwołana wizyta: ${p.name}, ${p.when}`,
      heading: "Wizyta odwołana",
      intro: (p) => `Wizyta odwołana online: ${p.name}.`,
    },
  },
  openCalendar: "Otwórz kalendarz",
  noticeFooter: (p) =>
    `Otrzymujesz tę wiadomość, bo ten adres jest na liście adresów do powiadamiania (${p.group}).`,
  preview: (p) => `[Próba] ${p.subject}`,
  activation: {
    subject: (p) => `Aktywuj konto – ${p.group}`,
    heading: "Jeszcze jeden krok",
    intro: (p) => `Twoje konto ${p.at} jest założone. Aktywuj je, a potem wybierz hasło.`,
    button: "Aktywuj konto",
  },
  alreadyRegistered: {
    subject: (p) => `Masz już konto – ${p.group}`,
    heading: "Masz już konto",
    intro: (p) =>
      `Ktoś, zapewne Ty, próbuje założyć konto ${p.at} z tym adresem, a takie konto już istnieje. Wystarczy się zalogować.`,
    button: "Zaloguj się",
  },
  emailChange: {
    subject: (p) => `Potwierdź nowy adres – ${p.group}`,
    heading: "Potwierdź nowy adres",
    intro: (p) =>
      `Otrzymaliśmy prośbę o używanie tego adresu do Twojego konta ${p.at}. Zastąpi on dotychczasowy, gdy tylko go potwierdzisz.`,
    button: "Potwierdź ten adres",
  },
  ficheEmail: {
    subject: (p) => `Potwierdź nowy adres – ${p.group}`,
    heading: "Potwierdź nowy adres",
    intro: (p) =>
      `Otrzymaliśmy prośbę, aby tutaj wysyłać wiadomości o Twoich wizytach ${p.at}. Ten adres zastąpi dotychczasowy, gdy tylko potwierdzisz go na urządzeniu, na którym trwa Twoja sesja.`,
    button: "Potwierdź ten adres",
  },
  bookingRefused: {
    subject: (p) => `Rezerwacja się nie powiodła – ${p.group}`,
    heading: "Rezerwacja się nie powiodła",
    intro: (p) =>
      `Przed chwilą poproszono na Twoje nazwisko o wizytę ${p.at}. Nie została umówiona; powód podajemy tylko tutaj.`,
    button: "Wróć do umawiania wizyty",
  },
  busySourceFailed: {
    subject: (p) => `Nie można odczytać połączonego kalendarza – ${p.group}`,
    heading: "Nie można odczytać połączonego kalendarza",
    intro: (p) => `Kilka razy próbowaliśmy odczytać inny kalendarz połączony z „${p.name}”.`,
    button: "Otwórz kalendarz",
  },
  webhookOff: {
    subject: (p) => `Webhook został wyłączony – ${p.group}`,
    heading: "Webhook został wyłączony",
    intro: (p) =>
      `Wyłączyliśmy webhook „${p.name}”: ten program nie dostaje już wiadomości o tym, co dzieje się w kalendarzu.`,
    button: "Otwórz webhooki",
  },
  antsRegisterFailed: {
    subject: (p) => `Rejestr krajowy przestał odpowiadać – ${p.group}`,
    heading: "Rejestr krajowy przestał odpowiadać",
    intro: () =>
      "Od kilku godzin nie można przekazywać wizyt do krajowego rejestru dowodów osobistych i paszportów ani sprawdzać numerów wniosków wstępnych.",
    button: "Otwórz sieci krajowe",
  },
  sasPlatformFailed: {
    subject: (p) => `Platforma dyspozytorów przestała odpowiadać – ${p.group}`,
    heading: "Platforma dyspozytorów przestała odpowiadać",
    intro: () =>
      "Od kilku godzin wizyt umówionych przez dyspozytorów medycznych nie można przekazać na ich platformę.",
    button: "Otwórz sieci krajowe",
  },
  draftFailed: {
    subject: (p) => `Nie udało się opublikować szkicu – ${p.group}`,
    heading: "Nie udało się opublikować szkicu",
    intro: (p) =>
      `Szkic „${p.name}” miał zostać teraz opublikowany. Dla klientów nic się jeszcze nie zmieniło: otwórz go i opublikuj albo wybierz inną datę.`,
    button: "Otwórz szkic",
  },
  emailChanged: {
    subject: (p) => `Zmieniono adres Twojego konta – ${p.group}`,
    heading: "Zmieniono adres Twojego konta",
    intro: (p) =>
      `Twoje konto ${p.at} ma teraz inny adres. Na ten adres nie będą już przychodzić wiadomości.`,
    button: "Zaloguj się",
  },
  factorOn: {
    subject: (p) => `Weryfikacja dwuetapowa włączona – ${p.group}`,
    heading: "Weryfikacja dwuetapowa włączona",
    intro: (p) =>
      `Do logowania na Twoje konto służbowe ${p.at} dodano aplikację uwierzytelniającą lub klucz dostępu.`,
    button: "Zaloguj się",
  },
  factorOff: {
    subject: (p) => `Weryfikacja dwuetapowa wyłączona – ${p.group}`,
    heading: "Weryfikacja dwuetapowa wyłączona",
    intro: (p) =>
      `Logowanie na Twoje konto służbowe ${p.at} wymaga teraz tylko hasła: drugi krok został wyłączony przez Ciebie lub przez właściciela.`,
    button: "Zaloguj się",
  },
  emailTaken: {
    subject: (p) => `Ten adres ma już konto – ${p.group}`,
    heading: "Ten adres ma już konto",
    intro: (p) =>
      `Ktoś próbuje użyć tego adresu do innego konta ${p.at}. Nie jest to możliwe, bo adres ma już własne; nic się nie zmieniło.`,
    button: "Zaloguj się",
  },
  reset: {
    subject: (p) => `Nowe hasło – ${p.group}`,
    heading: "Wybierz nowe hasło",
    intro: (p) =>
      `Otrzymaliśmy prośbę o nowe hasło do Twojego konta ${p.at}. Obecne jest ważne, dopóki nie wybierzesz nowego.`,
    button: "Wybierz hasło",
  },
  newGroup: {
    subject: (p) => `Twoja strona z terminami – ${p.group}`,
    heading: "Twoja strona jest gotowa",
    intro: (p) =>
      `Umawianie wizyt online ${p.at} jest przygotowane. Potwierdź swój adres, wybierz hasło i opublikuj stronę, kiedy zechcesz: wcześniej nikt jej nie zobaczy.`,
    button: "Otwórz moją stronę",
  },
  invitation: {
    subject: (p) => `Twoje konto służbowe – ${p.group}`,
    heading: "Zaproszenie do zespołu",
    intro: (p) =>
      `${greet(p.name)} Czeka na Ciebie konto służbowe ${p.at}, z kalendarzem i wizytami. Przyjmij zaproszenie, aby uzyskać dostęp.`,
    button: "Zobacz zaproszenie",
  },
  proReset: {
    subject: (p) => `Nowe hasło – ${p.group}`,
    heading: "Wybierz nowe hasło",
    intro: (p) =>
      `Otrzymaliśmy prośbę o nowe hasło do Twojego konta służbowego ${p.at}. Obecne jest ważne, dopóki nie wybierzesz nowego.`,
    button: "Wybierz hasło",
  },
  ficheKey: {
    subject: (p) => `Twoje wizyty – ${p.group}`,
    heading: "Zobacz swoje wizyty",
    intro: (p) => `Ten link otwiera bez hasła Twoje wizyty ${p.at}.`,
    button: "Otwórz moje wizyty",
  },
  noticeAddress: {
    subject: (p) => `Potwierdzić ten adres do powiadomień o wizytach? – ${p.group}`,
    heading: "Potwierdzić ten adres?",
    intro: (p) =>
      `Ten adres podano do powiadomień o wizytach rezerwowanych ${p.at}. Jeśli chcesz je otrzymywać, potwierdź go na stronie, którą otwiera ten przycisk; do tego czasu żadne powiadomienie nie zostanie wysłane.`,
    button: "Otwórz stronę",
  },
  deletion: {
    subject: (p) => `Usunąć Twoje dane osobowe? – ${p.group}`,
    heading: "Usunąć Twoje dane osobowe?",
    intro: (p) =>
      `Otrzymaliśmy prośbę o usunięcie Twoich danych osobowych ${p.at}. Potwierdź ją na stronie, którą otwiera przycisk; do tego czasu nic się nie stanie.`,
    button: "Otwórz stronę",
  },
  deletionConfirmed: {
    subject: (p) => `Twoje dane osobowe zostaną usunięte – ${p.group}`,
    heading: "Prośba potwierdzona",
    intro: (p) => `Przyjęliśmy prośbę o usunięcie Twoich danych osobowych ${p.at}.`,
    button: "Sprawdź, co się z nią dzieje",
  },
  deletionDay: (p) =>
    `Najwcześniejsza data usunięcia: ${p.day}. Do tego czasu możesz się zalogować i wycofać prośbę.`,
  linkForDays: (p) => `Link jest ważny przez ${p.days} dni.`,
  linkFor: (p) => `Ten link otwiera wizyty tej osoby: ${p.name}.`,
  linkHours: (p) => `Link działa tylko raz, w ciągu ${p.hours} godzin.`,
  linkDays: "Link jest ważny przez 90 dni. Nikomu go nie przekazuj.",
  changedByOther: (p) =>
    p.phone === ""
      ? "To nie Ty? Jak najszybciej skontaktuj się z nami."
      : `To nie Ty? Jak najszybciej zadzwoń: ${p.phone}.`,
  notYou: "Ta prośba nie pochodzi od Ciebie? Nie rób nic: nic się nie zmieni.",
  accountFooter: (p) =>
    `Otrzymujesz tę wiadomość, ponieważ ten adres wpisano na stronie umawiania wizyt (${p.group}).`,
  teamFooter: (p) =>
    `Otrzymujesz tę wiadomość, ponieważ ten adres podano jako adres osoby z zespołu (${p.group}).`,
  onItsWay: "Jeśli to właściwy adres, wiadomość czeka w Twojej poczcie.",
  labels: {
    when: "Kiedy",
    busy: "Zajęte",
    what: "Usługa",
    duration: "Czas trwania",
    places: "Miejsca",
    calendar: "Przyjmuje",
    resource: "Sala lub sprzęt",
    fiche: "Dla kogo",
    where: "Gdzie",
    price: "Cena",
    total: "Razem",
    comments: "Twoja wiadomość",
    phone: "Telefon",
    email: "Adres e‑mail",
    message: "Wiadomość",
    video: "Wideorozmowa",
    schedule: "Przebieg",
    before: "Poprzedni termin",
    reason: "Powód",
    arrivalCode: "Kod przy przyjściu",
    pause: "Przerwa",
  },
  addToCalendar: "Dodaj do kalendarza",
  googleCalendar: "Kalendarz Google",
  otherCalendars: "Apple, Outlook",
  insteadOf: (p) => `zamiast ${p.price}`,
  pass: { first: "przed zmianą czasu", second: "po zmianie czasu" },
  localTime: (p) => `Godziny według czasu lokalnego (${p.place}).`,
  help: (p) =>
    p.phone === ""
      ? "Nie możesz przyjść? Odwołaj wizytę jak najszybciej: być może ktoś czeka na ten termin."
      : `Masz pytanie albo nie możesz przyjść? Zadzwoń: ${p.phone}.`,
  footer: (p) => `Otrzymujesz tę wiadomość, ponieważ przy rezerwacji wizyty ${p.at} podano ten adres.`,
};
