import type { PersonalDataPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const personalData: PersonalDataPhrases = {
  heading: "Moje dane osobowe",
  intro: (p) =>
    `Przechowujemy to, co jest potrzebne do Twoich wizyt (${p.group}): kim jesteś, jak się z Tobą skontaktować i na kiedy masz wizyty. Możesz wszystko przeczytać, zabrać ze sobą i poprosić o usunięcie.`,
  keptHeading: "Okres przechowywania",
  kept: "Co najmniej trzy lata od dnia rejestracji.",
  keptUntil: (p) =>
    `Data rejestracji: ${p.registered}. Dane przechowujemy co najmniej trzy lata, czyli do dnia: ${p.until}.`,
  login: "Zaloguj się, aby pobrać swoje dane lub poprosić o ich usunięcie.",
  loginButton: "Zaloguj się",
  downloadHeading: "Pobierz swoje dane",
  downloadText:
    "Wszystko w jednym pliku: dane kontaktowe, zgody, wizyty oraz to, kto z personelu je przeglądał lub zmieniał.",
  document: "Pobierz do czytania",
  data: "Pobierz dane (JSON)",
  preparing: "Chwileczkę…",
  downloaded: "Plik jest wśród pobranych.",
  fileName: "moje-dane",
  deletionHeading: "Usuń swoje dane",
  deletionText: (p) =>
    `Imię i nazwisko, dane kontaktowe, odpowiedzi i wiadomości znikną na zawsze, a wraz z nimi konto. Data usunięcia: ${p.day}. Wizyty nadal będą liczone, ale bez Ciebie.`,
  ask: "Poproś o usunięcie",
  askTitle: "Poprosić o usunięcie danych?",
  askText: (p) =>
    `Wyślemy link na adres ${p.email}. Nic się nie stanie, dopóki nie potwierdzisz na stronie, którą on otwiera.`,
  askTextNoMail: "Prośbę możesz wycofać, dopóki nie zostanie wykonana.",
  keep: "Zachowaj moje dane",
  asking: "Wysyłamy…",
  upcoming: plural({
    one: "Masz jeszcze nadchodzącą wizytę. Najpierw ją odwołaj albo wróć tu po niej.",
    few: "Masz jeszcze {count} nadchodzące wizyty. Najpierw je odwołaj albo wróć tu po nich.",
    many: "Masz jeszcze {count} nadchodzących wizyt. Najpierw je odwołaj albo wróć tu po nich.",
  }),
  toAppointments: "Zobacz moje wizyty",
  sentTitle: "Jeszcze jeden krok: sprawdź swoją pocztę",
  sent: (p) =>
    `Data prośby: ${p.day}. Otwórz wiadomość wysłaną na adres ${p.email}: link w niej potwierdza prośbę. Do tego czasu nic się nie stanie.`,
  again: "Wyślij ponownie",
  sentAgain: (p) => `Wysyłamy wiadomość ponownie na adres ${p.email}.`,
  confirmedTitle: "Prośba potwierdzona",
  confirmed: (p) => `Data usunięcia danych: ${p.day}. Do tego czasu możesz zmienić zdanie.`,
  withdraw: "Wycofaj prośbę",
  withdrawing: "Chwileczkę…",
  withdrawn: "Prośba wycofana: Twoje dane zostają bez zmian.",
  confirmHeading: "Usunąć Twoje dane osobowe?",
  confirmText: (p) =>
    `Po potwierdzeniu usuniemy Twoje imię i nazwisko, dane kontaktowe, odpowiedzi i wiadomości oraz konto (${p.group}). Zrobimy to, gdy miną trzy lata od rejestracji; do tego czasu możesz wycofać prośbę.`,
  confirmButton: "Tak, usuń moje dane",
  confirmDone: (p) => `Data usunięcia Twoich danych (${p.group}): ${p.day}. Potwierdzimy to w wiadomości.`,
  toPage: "Moje dane osobowe",
  correct: "Popraw moje dane",
  question: "Masz pytanie o swoje dane albo coś do poprawienia?",
};
