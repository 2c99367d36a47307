import type { FichePhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const fiche: FichePhrases = {
  choose: {
    offerChanged:
      "Cena lub czas trwania zmieniły się od Twojego wyboru. Za chwilę zobaczysz aktualne dane: sprawdź je i zarezerwuj ponownie.",
    forWhom: "Dla kogo jest ta wizyta?",
    someoneElse: "Ktoś inny",
    full: (p) => `Liczba osób na Twoim koncie to już ${p.count}: nie można dodać kolejnej.`,
    accountEmail: "Adres Twojego konta: tam będą przychodzić wiadomości.",
    missing: (p) => `Brakuje jeszcze kilku odpowiedzi (${p.name}).`,
    expired:
      "Sesja wygasła. Zaloguj się ponownie: wszystko, co wpisano, jest zachowane. Możesz też rezerwować bez konta.",
    logInAgain: "Zaloguj się ponownie",
    wrongFiche:
      "Te dane nie należą do zalogowanej osoby. Zamknij tę stronę i wróć przez witrynę, z której tu prowadził link.",
    logoutAndBook: "Wyloguj się i zacznij ponownie",
  },
  search: {
    heading: "Kto przyjdzie na wizytę?",
    label: "Szukaj osoby",
    hint: "Nazwisko, imię lub e‑mail: wyniki pojawiają się od 3 liter.",
    searching: "Szukamy…",
    results: "Znalezione osoby",
    found: plural({
      one: "Znaleziono {count} osobę",
      few: "Znaleziono {count} osoby",
      many: "Znaleziono {count} osób",
    }),
    none: "Nikogo nie znaleziono. Sprawdź pisownię albo wpisz nową osobę.",
    noneOfYours: "Nikogo takiego nie ma na Twoim koncie. Sprawdź pisownię.",
    more: "Jest ich więcej: dopisz literę, aby zawęzić wyniki.",
    newPerson: "Nowa osoba",
    change: "Wybierz inną osobę",
  },
  information: {
    heading: "Moje dane",
    everybody: "Karty klientów",
    tabs: "Osoby i ustawienia konta",
    parameters: "Ustawienia",
    add: "Dodaj osobę",
    addHint: (p) => `Dziecko, rodzic, ktoś pod Twoją opieką: na koncie może być do ${p.count} osób.`,
    save: "Zapisz",
    saveNew: "Dodaj tę osobę",
    saving: "Zapisujemy…",
    nothingToSave: "Nic się nie zmieniło.",
    emailAsked: (p) =>
      `Wysłaliśmy wiadomość na adres ${p.email}. Otwórz link z niej na tym urządzeniu: wtedy adres się zmieni.`,
    saved: (p) => `Dane zapisane: ${p.name}.`,
    added: (p) => `Dodano do Twojego konta: ${p.name}.`,
    addedByPro: (p) => `Utworzono kartę: ${p.name}.`,
  },
  parameters: {
    emailTitle: "Adres e‑mail",
    emailPresent: (p) => `Do logowania służy adres ${p.email}.`,
    keptElsewhere: "Ten adres i hasło zmienisz tam, gdzie założono to konto, a nie na tej stronie.",
    newEmail: "Nowy adres",
    newEmailMissing: "Podaj nowy adres e‑mail.",
    changeEmail: "Zmień adres",
    emailTaken: "Ten adres ma tu już konto. Wybierz inny.",
    confirmTitle: "Potwierdź z nowego adresu",
    confirmText: (p) =>
      `Wysłaliśmy wiadomość na adres ${p.email}. Otwórz ją i potwierdź: do tego czasu nic się nie zmieni i do logowania nadal służy ${p.present}.`,
    passwordTitle: "Hasło",
    presentPassword: "Obecne hasło",
    presentPasswordEmpty: "Podaj obecne hasło.",
    changePassword: "Zmień hasło",
    passwordChanged: "Hasło zostało zmienione. Na innych urządzeniach zaloguj się nowym.",
  },
};
