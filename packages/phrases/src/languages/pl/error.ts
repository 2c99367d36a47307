import { type ErrorPhrases, formatWaitingTime } from "../../error-phrases.ts";
import { plural } from "./plural.ts";

const again = {
  unknown: "Poczekaj minutę i spróbuj ponownie.",
  minutes: plural({
    one: "Spróbuj ponownie za minutę.",
    few: "Spróbuj ponownie za {count} minuty.",
    many: "Spróbuj ponownie za {count} minut.",
  }),
  hours: plural({
    one: "Spróbuj ponownie za godzinę.",
    few: "Spróbuj ponownie za {count} godziny.",
    many: "Spróbuj ponownie za {count} godzin.",
  }),
};

function orCall(phone: string): string {
  return phone === "" ? "" : ` Możesz też zadzwonić: ${phone}.`;
}

function pleaseCall(phone: string): string {
  return phone === "" ? "Skontaktuj się z nami bezpośrednio." : `Zadzwoń: ${phone}.`;
}

const changed = "Tymczasem coś się tu zmieniło. Odśwież stronę i wprowadź zmianę ponownie.";

export const error: ErrorPhrases = {
  max_rdv_number: (p) =>
    `Masz już największą możliwą liczbę nadchodzących wizyt. Odwołaj jedną, aby umówić kolejną.${orCall(p.phone)}`,
  mintime_between: (p) => `Masz już wizytę zbyt blisko tego terminu. Wybierz dalszą datę.${orCall(p.phone)}`,
  max_rdv_period: "Tej daty nie można jeszcze rezerwować. Wybierz wcześniejszy termin.",
  mintime_rdv: (p) =>
    `Na rezerwację tego terminu online jest już za późno. Wybierz dalszy termin.${orCall(p.phone)}`,
  same_time_rdv: "Masz już wizytę o tej godzinie. Wybierz inny termin.",
  not_open_group: (p) =>
    `Wizyty online mogą umawiać tylko nasi dotychczasowi klienci. ${pleaseCall(p.phone)}`,
  not_open_group_health: (p) =>
    `Wizyty online mogą umawiać tylko nasi dotychczasowi pacjenci, którzy mają pierwszeństwo. ${pleaseCall(p.phone)}`,
  user_blacklisted: (p) => `Tutaj nie możesz umawiać wizyt online. ${pleaseCall(p.phone)}`,
  missed_too_often: (p) =>
    `Po kilku opuszczonych wizytach rezerwacja jest możliwa tylko telefonicznie. ${pleaseCall(p.phone)}`,
  pass_needed: (p) =>
    `Tę usługę rezerwuje się z karnetem. Zaloguj się, aby użyć swojego, albo kup karnet u nas. ${pleaseCall(p.phone)}`,
  fiche_not_authorized: (p) =>
    `Nie udało się potwierdzić Twojej tożsamości. Wyloguj się i zacznij rezerwację ponownie.${orCall(p.phone)}`,
  see_your_mail: (p) =>
    `Ta rezerwacja nie jest możliwa na to nazwisko. Powód podajemy w wiadomości na wskazany adres e‑mail.${orCall(p.phone)}`,
  availabletimeslots: "Ten termin został właśnie zajęty. Wybierz inny: wszystko, co wpisano, jest zachowane.",
  too_many_items: (p) =>
    `Tylu usług nie da się zarezerwować razem. Zarezerwuj je w dwóch lub trzech częściach.${orCall(p.phone)}`,
  vevent: (p) => `Nie udało się umówić tej wizyty. Wybierz wszystko od początku.${orCall(p.phone)}`,
  create_vevent_failed: (p) =>
    `Nie udało się zapisać tej wizyty. Sprawdź informacje o wizycie i spróbuj ponownie.${orCall(p.phone)}`,
  application_consumed:
    "Ten wniosek wstępny został już rozpatrzony. Wypełnij nowy online i podaj jego numer.",
  application_declared:
    "France Titres nie zatwierdził jeszcze tego wniosku wstępnego. Sprawdź, czy jest ukończony, i podaj jego numer ponownie.",
  application_unknown: "France Titres nie zna tego numeru wniosku wstępnego. Sprawdź go w podsumowaniu.",
  application_expired: "Ten wniosek wstępny wygasł. Wypełnij nowy online i podaj jego numer.",
  application_count: "Potrzebny jest dokładnie jeden numer wniosku wstępnego na osobę.",
  application_unchecked: "Nie udało się sprawdzić numeru wniosku wstępnego. Spróbuj ponownie za chwilę.",
  application_elsewhere:
    "Dla tego wniosku wstępnego istnieje już inna wizyta. Odwołaj ją, jeśli nie jest już potrzebna.",
  create_fiche_failed: "Nie udało się zapisać Twoich danych. Sprawdź oznaczone pola i spróbuj ponownie.",
  invalid_calendar: "Ten kalendarz nie jest już dostępny. Wybierz inny.",

  too_late_to_cancel: (p) =>
    `Na odwołanie lub zmianę tej wizyty online jest już za późno. ${pleaseCall(p.phone)}`,
  already_cancelled: (p) => `Ta wizyta jest już odwołana.${orCall(p.phone)}`,
  unknown_appointment: (p) =>
    `Ta wizyta nie istnieje albo już jej nie ma. Otwórz link z ostatniej otrzymanej wiadomości.${orCall(p.phone)}`,
  other_calendar:
    "Ta wizyta zajmuje też kalendarz innej osoby z zespołu: odwołać lub przełożyć ją może tylko ktoś, kto zarządza wszystkimi tymi kalendarzami.",
  offer_over: "Ten termin nie jest już dla Ciebie trzymany. Nadal jesteś na liście oczekujących.",
  cannot_restore: "Tego odwołania nie można już cofnąć. Umów wizytę ponownie.",
  unknown_pass: "Ten karnet nie istnieje albo należy do kogoś innego.",
  no_visits_left: "Na tym karnecie pozostało za mało wejść.",

  email_already_exists: "Ten adres e‑mail ma już konto. Zaloguj się albo poproś o nowe hasło.",
  email_not_found: "Żadne konto nie ma tego adresu e‑mail. Sprawdź go.",

  emailError: "Żadne konto nie pasuje do tego adresu e‑mail i hasła. Sprawdź jedno i drugie.",
  passwordError: "To hasło jest nieprawidłowe. Spróbuj ponownie albo poproś o nowe hasło.",
  blockedUser:
    "Zbyt wiele nieudanych prób: logowanie jest zablokowane na 10 minut. Poczekaj chwilę albo poproś o nowe hasło.",
  dead_key: "Ten link został już użyty albo jest za stary. Poproś o nowy.",
  sso_login_only: "Tutaj logowanie odbywa się przez stronę Twojej firmy lub instytucji.",
  needPasswordChange: "Zanim przejdziesz dalej, wybierz nowe hasło.",
  needFactor: "Dokończ logowanie drugim krokiem.",
  factorError: "Ten kod lub klucz jest nieprawidłowy albo został już użyty. Spróbuj ponownie.",
  wrongPwd: "To hasło nie jest dość bezpieczne. Sprawdź, co ma zawierać, i spróbuj ponownie.",
  emailValidator: "Ten adres e‑mail jest niepełny. Powinien wyglądać jak ola@przyklad.pl.",
  emailUsing: "To już Twój adres e‑mail. Aby go zmienić, wpisz inny.",
  max_fiches: "Na Twoim koncie jest już największa możliwa liczba osób.",
  upcoming_appointments:
    "Masz jeszcze nadchodzącą wizytę. Najpierw ją odwołaj albo ponów prośbę, gdy już się odbędzie.",
  cannot_merge: "Tych dwóch kart nie można połączyć: należą do różnych kont albo są już jedną kartą.",
  invalid_record: "Niektóre pola nie są jeszcze poprawne. Popraw te, które są zaznaczone.",
  appointments_concerned: "Niektóre wizyty przestałyby pasować. Zdecyduj, co zrobić z każdą z nich.",
  cannot_undo: "Od tego czasu znów coś tu zmieniono. Najpierw cofnij późniejszą zmianę.",
  last_owner: "Zawsze musi zostać co najmniej jeden właściciel. Najpierw wyznacz kogoś innego.",
  works_here_already: "Ta osoba już tu pracuje. Zmień jej uprawnienia na liście zespołu.",
  draft_preview: "To jest podgląd. Nic nie można tu zarezerwować.",
  full: "Limit został osiągnięty. Nic więcej nie można tu dodać.",

  bad_request: "Nie udało się zrozumieć tego żądania. Wróć o krok i spróbuj ponownie.",
  invalid_api_key: "Ta strona jest nieaktualna. Odśwież ją i spróbuj ponownie.",
  expired_connection: "Sesja wygasła. Zaloguj się ponownie, aby przejść dalej.",
  forbidden: "Nie masz dostępu do tej strony. Zaloguj się albo wróć na stronę główną.",
  group_does_not_exist: "Nie ma takiej firmy ani instytucji. Sprawdź adres strony.",
  inactive_group: (p) => `Umawianie wizyt online jest obecnie zamknięte. ${pleaseCall(p.phone)}`,
  not_found: "Tego, czego szukasz, nie ma albo już nie istnieje. Wróć na stronę główną.",
  not_acceptable: "Nie można pokazać tej strony w żądanej postaci. Wróć o krok.",
  method_not_allowed: "To działanie nie jest możliwe. Wróć o krok.",
  payload_too_large: "Wysłano zbyt dużo danych. Skróć teksty i spróbuj ponownie.",
  unsupported_media_type: "Ten format nie jest przyjmowany. Odśwież stronę i spróbuj ponownie.",
  changed_meanwhile: changed,
  precondition_failed: changed,
  stale_cursor: changed,
  idempotency_key_reused:
    "Ta rezerwacja została już wysłana z innymi danymi. Odśwież stronę, aby zobaczyć jej stan.",
  too_many_requests: (p) => `Zbyt wiele żądań w krótkim czasie. ${formatWaitingTime(p, again)}`,
  internal_error: (p) => `Wystąpił błąd po naszej stronie. Spróbuj ponownie za chwilę.${orCall(p.phone)}`,
  unavailable: (p) => `Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.${orCall(p.phone)}`,
  newer_version: (p) => `Działa już nowsza wersja usługi. Odśwież stronę za chwilę.${orCall(p.phone)}`,
};
