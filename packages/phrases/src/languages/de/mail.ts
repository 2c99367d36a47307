import { change } from "./change.ts";
import type { MailPhrases } from "../../catalogues.ts";

function greet(name: string): string {
  return name === "" ? "Guten Tag" : `Guten Tag ${name}`;
}

export const mail: MailPhrases = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "Diesen Termin ansehen",
  viewSeveral: "Diese Termine ansehen",
  at: (p) => (p.preposition === "" ? `bei ${p.group}` : `${p.preposition} ${p.group}`),
  confirmationOfSeveral: {
    subject: (p) => `Ihre Termine ab ${p.when} – ${p.group}`,
    heading: "Ihre Termine sind bestätigt",
    intro: (p) => `${greet(p.name)}, bis bald ${p.at}.`,
    button: "Diese Termine ansehen, verschieben oder absagen",
    attached: "Die Termine sind angehängt: Öffnen Sie jede Datei, um sie in Ihren Kalender zu übernehmen.",
  },
  cancellationOfSeveral: {
    subject: (p) => `Abgesagt: Ihre Termine ab ${p.when} – ${p.group}`,
    heading: "Ihre Termine sind abgesagt",
    intro: (p) => `${greet(p.name)}, Ihre Termine ${p.at} finden nicht statt.`,
    button: "Neuen Termin buchen",
    attached: "Öffnen Sie jede angehängte Datei, um diese Termine aus Ihrem Kalender zu entfernen.",
  },
  confirmation: {
    subject: (p) => `Ihr Termin am ${p.when} – ${p.group}`,
    heading: "Ihr Termin ist bestätigt",
    intro: (p) => `${greet(p.name)}, bis bald ${p.at}.`,
    button: "Diesen Termin ansehen, verschieben oder absagen",
    attached: "Der Termin ist angehängt: Öffnen Sie die Datei, um ihn in Ihren Kalender zu übernehmen.",
  },
  cancellation: {
    subject: (p) => `Abgesagt: Ihr Termin am ${p.when} – ${p.group}`,
    heading: "Ihr Termin ist abgesagt",
    intro: (p) => `${greet(p.name)}, Ihr Termin ${p.at} findet nicht statt.`,
    button: "Neuen Termin buchen",
    attached: "Öffnen Sie die angehängte Datei, um den Termin aus Ihrem Kalender zu entfernen.",
  },
  bookedForYou: {
    subject: (p) => `Ihr Termin am ${p.when} – ${p.group}`,
    heading: "Für Sie wurde ein Termin gebucht",
    intro: (p) => `${greet(p.name)}, ${p.by} hat diesen Termin ${p.at} für Sie gebucht.`,
    button: "Diesen Termin ansehen, verschieben oder absagen",
    attached: "Der Termin ist angehängt: Öffnen Sie die Datei, um ihn in Ihren Kalender zu übernehmen.",
  },
  cancelledByPro: {
    subject: (p) => `Abgesagt: Ihr Termin am ${p.when} – ${p.group}`,
    heading: "Ihr Termin musste abgesagt werden",
    intro: (p) =>
      `${greet(p.name)}, Ihr Termin ${p.at} kann leider nicht stattfinden. Wir bitten um Entschuldigung.`,
    button: "Andere Zeit wählen",
    attached: "Öffnen Sie die angehängte Datei, um den Termin aus Ihrem Kalender zu entfernen.",
  },
  bookedForYouOfSeveral: {
    subject: (p) => `Ihre Termine ab ${p.when} – ${p.group}`,
    heading: "Für Sie wurden Termine gebucht",
    intro: (p) => `${greet(p.name)}, ${p.by} hat diese Termine ${p.at} für Sie gebucht.`,
    button: "Diese Termine ansehen, verschieben oder absagen",
    attached: "Die Termine sind angehängt: Öffnen Sie jede Datei, um sie in Ihren Kalender zu übernehmen.",
  },
  cancelledByProOfSeveral: {
    subject: (p) => `Abgesagt: Ihre Termine ab ${p.when} – ${p.group}`,
    heading: "Ihre Termine mussten abgesagt werden",
    intro: (p) =>
      `${greet(p.name)}, Ihre Termine ${p.at} können leider nicht stattfinden. Wir bitten um Entschuldigung.`,
    button: "Andere Zeit wählen",
    attached: "Öffnen Sie jede angehängte Datei, um diese Termine aus Ihrem Kalender zu entfernen.",
  },
  moved: {
    subject: (p) => `Verschoben: Ihr Termin ist jetzt am ${p.when} – ${p.group}`,
    heading: "Ihr Termin ist verschoben",
    intro: (p) => `${greet(p.name)}, hier sind das neue Datum und die neue Uhrzeit Ihres Termins ${p.at}.`,
    button: "Diesen Termin ansehen, verschieben oder absagen",
    attached: "Öffnen Sie die angehängte Datei, um den Termin in Ihrem Kalender zu aktualisieren.",
  },
  movedOfSeveral: {
    subject: (p) => `Verschoben: Ihre Termine sind jetzt ab ${p.when} – ${p.group}`,
    heading: "Ihre Termine sind verschoben",
    intro: (p) => `${greet(p.name)}, hier sind die neuen Daten und Uhrzeiten Ihrer Termine ${p.at}.`,
    button: "Diese Termine ansehen, verschieben oder absagen",
    attached: "Öffnen Sie jede angehängte Datei, um diese Termine in Ihrem Kalender zu aktualisieren.",
  },
  reminder: {
    subject: (p) => `Erinnerung: Ihr Termin am ${p.when} – ${p.group}`,
    heading: "Ihr Termin rückt näher",
    intro: (p) => `${greet(p.name)}, bis bald ${p.at}.`,
    button: "Diesen Termin ansehen, verschieben oder absagen",
    attached: "Der Termin ist angehängt, falls er noch nicht in Ihrem Kalender steht.",
  },
  reminderOfSeveral: {
    subject: (p) => `Erinnerung: Ihre Termine ab ${p.when} – ${p.group}`,
    heading: "Ihre Termine rücken näher",
    intro: (p) => `${greet(p.name)}, bis bald ${p.at}.`,
    button: "Diese Termine ansehen, verschieben oder absagen",
    attached: "Die Termine sind angehängt, falls sie noch nicht in Ihrem Kalender stehen.",
  },
  sms: (p) => `Erinnerung: Termin am ${p.when} ${p.at}.`,
  smsConfirmation: (p) => `Bestätigt: Termin am ${p.when} ${p.at}.`,
  smsAnswer: (p) => `Kommen Sie? ${p.url}`,
  answers: { yes: "Ich komme", no: "Ich kann nicht kommen" },

  wishNoted: {
    subject: (p) => `Sie stehen auf der Warteliste – ${p.group}`,
    heading: "Sie stehen auf der Warteliste",
    intro: (p) =>
      `${greet("")}, sobald ${p.at} ein passender Termin frei wird, schreiben wir Ihnen und halten ihn für Sie frei.`,
    button: "Anfrage ansehen oder zurückziehen",
  },
  timeOffered: {
    subject: (p) => `Ein Termin ist frei geworden: ${p.when} – ${p.group}`,
    heading: "Ein Termin ist frei geworden",
    intro: (p) =>
      `${greet("")}, dieser Termin ist gerade ${p.at} frei geworden. Wir halten ihn für Sie frei.`,
    button: "Antworten",
    until: (p) => `Für Sie frei gehalten bis ${p.until}. Danach bekommt ihn die nächste Person.`,
    moves: "Ihr jetziger Termin bleibt bestehen, bis Sie annehmen.",
    sms: (p) =>
      `Termin frei geworden ${p.at}: ${p.when}. Für Sie frei gehalten bis ${p.until}. Hier antworten: ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p) => `Neuer Termin: ${p.name}, ${p.when}`,
      heading: "Neuer Termin",
      intro: (p) => `${p.name} hat diesen Termin online gebucht.`,
    },
    moved: {
      subject: (p) => `Termin verschoben: ${p.name}, ${p.when}`,
      heading: "Ein Termin wurde verschoben",
      intro: (p) => `${p.name} hat online diese neue Zeit gewählt.`,
    },
    cancelled: {
      subject: (p) => `Termin abgesagt: ${p.name}, ${p.when}`,
      heading: "Ein Termin wurde abgesagt",
      intro: (p) => `${p.name} hat diesen Termin online abgesagt.`,
    },
  },
  openCalendar: "Kalender öffnen",
  noticeFooter: (p) =>
    `Sie erhalten diese Nachricht, weil die Benachrichtigungen der Einrichtung (${p.group}) an diese Adresse gehen.`,
  preview: (p) => `[Test] ${p.subject}`,
  activation: {
    subject: (p) => `Aktivieren Sie Ihr Konto – ${p.group}`,
    heading: "Nur noch ein Schritt",
    intro: (p) => `Sie haben ein Konto ${p.at} erstellt. Aktivieren Sie es und wählen Sie dann Ihr Passwort.`,
    button: "Mein Konto aktivieren",
  },
  alreadyRegistered: {
    subject: (p) => `Sie haben schon ein Konto – ${p.group}`,
    heading: "Sie haben schon ein Konto",
    intro: (p) =>
      `Jemand, wahrscheinlich Sie, wollte für diese Adresse ein Konto ${p.at} erstellen. Es gibt aber schon eines: Sie brauchen sich nur anzumelden.`,
    button: "Anmelden",
  },
  emailChange: {
    subject: (p) => `Bestätigen Sie Ihre neue Adresse – ${p.group}`,
    heading: "Bestätigen Sie Ihre neue Adresse",
    intro: (p) =>
      `Sie möchten diese Adresse für Ihr Konto ${p.at} verwenden. Sie ersetzt die alte, sobald Sie sie bestätigt haben.`,
    button: "Diese Adresse bestätigen",
  },
  ficheEmail: {
    subject: (p) => `Bestätigen Sie Ihre neue Adresse – ${p.group}`,
    heading: "Bestätigen Sie Ihre neue Adresse",
    intro: (p) =>
      `Sie möchten an dieser Adresse Nachrichten zu Ihren Terminen ${p.at} erhalten. Sie ersetzt die alte, sobald Sie sie bestätigt haben, und zwar auf dem Gerät, auf dem Sie angemeldet sind.`,
    button: "Diese Adresse bestätigen",
  },
  bookingRefused: {
    subject: (p) => `Ihre Buchung hat nicht geklappt – ${p.group}`,
    heading: "Ihre Buchung hat nicht geklappt",
    intro: (p) =>
      `In Ihrem Namen wurde gerade ein Termin ${p.at} angefragt. Er wurde nicht gebucht; den Grund erfahren nur Sie.`,
    button: "Zurück zur Buchung",
  },
  busySourceFailed: {
    subject: (p) => `Ein verbundener Kalender kann nicht gelesen werden – ${p.group}`,
    heading: "Ein verbundener Kalender kann nicht gelesen werden",
    intro: (p) =>
      `Wir haben mehrmals versucht, den anderen Kalender zu lesen, der mit „${p.name}“ verbunden ist.`,
    button: "Kalender öffnen",
  },
  webhookOff: {
    subject: (p) => `Ein Webhook wurde ausgeschaltet – ${p.group}`,
    heading: "Ein Webhook wurde ausgeschaltet",
    intro: (p) =>
      `Wir haben den Webhook „${p.name}“ ausgeschaltet: Das Programm erfährt nicht mehr, was in Ihrem Kalender geschieht.`,
    button: "Webhooks öffnen",
  },
  antsRegisterFailed: {
    subject: (p) => `Das nationale Register antwortet nicht mehr – ${p.group}`,
    heading: "Das nationale Register antwortet nicht mehr",
    intro: () =>
      "Seit einigen Stunden lassen sich keine Termine mehr an das nationale Register für Personalausweise und Reisepässe melden und keine Nummern von Voranträgen prüfen.",
    button: "Nationale Netze öffnen",
  },
  sasPlatformFailed: {
    subject: (p) => `Die Plattform der Leitstellen antwortet nicht mehr – ${p.group}`,
    heading: "Die Plattform der Leitstellen antwortet nicht mehr",
    intro: () =>
      "Seit einigen Stunden lassen sich Termine, die Leitstellen vereinbart haben, nicht mehr an deren Plattform melden.",
    button: "Nationale Netze öffnen",
  },
  draftFailed: {
    subject: (p) => `Ein Entwurf konnte nicht veröffentlicht werden – ${p.group}`,
    heading: "Ihr Entwurf konnte nicht veröffentlicht werden",
    intro: (p) =>
      `Der Entwurf „${p.name}“ sollte jetzt veröffentlicht werden. Für Ihre Kundinnen und Kunden hat sich noch nichts geändert: Öffnen Sie ihn, veröffentlichen Sie ihn selbst oder wählen Sie ein anderes Datum.`,
    button: "Entwurf öffnen",
  },
  emailChanged: {
    subject: (p) => `Die Adresse Ihres Kontos ist geändert – ${p.group}`,
    heading: "Die Adresse Ihres Kontos ist geändert",
    intro: (p) =>
      `Für Ihr Konto ${p.at} gilt jetzt eine andere Adresse. An diese kommen keine Nachrichten mehr.`,
    button: "Anmelden",
  },
  factorOn: {
    subject: (p) => `Zwei-Faktor-Anmeldung eingeschaltet – ${p.group}`,
    heading: "Zwei-Faktor-Anmeldung eingeschaltet",
    intro: (p) =>
      `Zu Ihrem beruflichen Zugang ${p.at} ist eine Authenticator-App oder ein Passkey hinzugekommen.`,
    button: "Anmelden",
  },
  factorOff: {
    subject: (p) => `Zwei-Faktor-Anmeldung ausgeschaltet – ${p.group}`,
    heading: "Zwei-Faktor-Anmeldung ausgeschaltet",
    intro: (p) =>
      `Ihr beruflicher Zugang ${p.at} verlangt jetzt nur noch das Passwort: Sie selbst oder die Leitung der Einrichtung haben den zweiten Schritt ausgeschaltet.`,
    button: "Anmelden",
  },
  emailTaken: {
    subject: (p) => `Zu dieser Adresse gibt es schon ein Konto – ${p.group}`,
    heading: "Zu dieser Adresse gibt es schon ein Konto",
    intro: (p) =>
      `Jemand wollte diese Adresse für ein anderes Konto ${p.at} verwenden. Das geht nicht, weil sie schon ihr eigenes hat; es hat sich nichts geändert.`,
    button: "Anmelden",
  },
  reset: {
    subject: (p) => `Ihr neues Passwort – ${p.group}`,
    heading: "Wählen Sie ein neues Passwort",
    intro: (p) =>
      `Sie haben ein neues Passwort für Ihr Konto ${p.at} angefordert. Ihr jetziges gilt, bis Sie ein anderes gewählt haben.`,
    button: "Passwort wählen",
  },
  newGroup: {
    subject: (p) => `Ihre Buchungsseite – ${p.group}`,
    heading: "Ihre Seite ist vorbereitet",
    intro: (p) =>
      `Die Online-Buchung ${p.at} ist vorbereitet. Bestätigen Sie Ihre Adresse, wählen Sie ein Passwort und veröffentlichen Sie die Seite, wann Sie möchten: Vorher sieht sie niemand.`,
    button: "Meine Seite öffnen",
  },
  invitation: {
    subject: (p) => `Ihr beruflicher Zugang – ${p.group}`,
    heading: "Sie sind ins Team eingeladen",
    intro: (p) =>
      `${greet(p.name)}, für Sie ist ein beruflicher Zugang ${p.at} vorbereitet, mit Kalender und Terminen. Nehmen Sie die Einladung an, um ihn zu öffnen.`,
    button: "Einladung ansehen",
  },
  proReset: {
    subject: (p) => `Ihr neues Passwort – ${p.group}`,
    heading: "Wählen Sie ein neues Passwort",
    intro: (p) =>
      `Sie haben ein neues Passwort für Ihren beruflichen Zugang ${p.at} angefordert. Ihr jetziges gilt, bis Sie ein anderes gewählt haben.`,
    button: "Passwort wählen",
  },
  ficheKey: {
    subject: (p) => `Ihre Termine – ${p.group}`,
    heading: "Hier geht es zu Ihren Terminen",
    intro: (p) => `Dieser Link führt Sie ohne Passwort zu Ihren Terminen ${p.at}.`,
    button: "Meine Termine öffnen",
  },
  noticeAddress: {
    subject: (p) => `Diese Adresse für Hinweise auf Termine bestätigen? – ${p.group}`,
    heading: "Diese Adresse bestätigen?",
    intro: (p) =>
      `Diese Adresse wurde angegeben, um Hinweise auf Termine ${p.at} zu erhalten. Wenn Sie das möchten, bestätigen Sie sie auf der Seite, die diese Schaltfläche öffnet; bis dahin geht kein Hinweis dorthin.`,
    button: "Seite öffnen",
  },
  deletion: {
    subject: (p) => `Ihre persönlichen Daten löschen? – ${p.group}`,
    heading: "Ihre persönlichen Daten löschen?",
    intro: (p) =>
      `Sie haben die Löschung Ihrer persönlichen Daten ${p.at} beantragt. Bestätigen Sie sie auf der Seite, die diese Schaltfläche öffnet; bis dahin geschieht nichts.`,
    button: "Seite öffnen",
  },
  deletionConfirmed: {
    subject: (p) => `Ihre persönlichen Daten werden gelöscht – ${p.group}`,
    heading: "Ihr Antrag ist bestätigt",
    intro: (p) => `Wir haben notiert, dass Ihre persönlichen Daten ${p.at} gelöscht werden sollen.`,
    button: "Stand des Antrags ansehen",
  },
  deletionDay: (p) =>
    `Das geschieht ab ${p.day}. Bis dahin können Sie sich anmelden und Ihren Antrag zurückziehen.`,
  linkForDays: (p) => `Der Link gilt ${p.days} Tage.`,
  linkFor: (p) => `Dieser Link öffnet die Termine von ${p.name}.`,
  linkHours: (p) => `Der Link gilt ein einziges Mal und nur ${p.hours} Stunden lang.`,
  linkDays: "Der Link gilt 90 Tage. Geben Sie ihn nicht weiter.",
  changedByOther: (p) =>
    p.phone === ""
      ? "Das waren nicht Sie? Wenden Sie sich bitte sofort an die Einrichtung."
      : `Das waren nicht Sie? Rufen Sie bitte sofort an: ${p.phone}.`,
  notYou: "Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Es ändert sich nichts.",
  accountFooter: (p) =>
    `Sie erhalten diese Nachricht, weil diese Adresse auf einer Buchungsseite eingegeben wurde (${p.group}).`,
  teamFooter: (p) =>
    `Sie erhalten diese Nachricht, weil diese Adresse im Team der Einrichtung eingetragen ist (${p.group}).`,
  onItsWay: "Wenn diese Adresse stimmt, wartet eine Nachricht in Ihrem Postfach.",
  labels: {
    when: "Wann",
    busy: "Belegt",
    what: "Was",
    duration: "Dauer",
    places: "Plätze",
    calendar: "Mit",
    resource: "Raum oder Gerät",
    fiche: "Für",
    where: "Wo",
    price: "Preis",
    total: "Summe",
    comments: "Ihre Nachricht",
    phone: "Telefon",
    email: "E‑Mail-Adresse",
    message: "Nachricht",
    video: "Als Videogespräch",
    schedule: "Ablauf",
    before: "Bisherige Zeit",
    reason: "Grund",
    arrivalCode: "Code bei der Ankunft",
    pause: "Pause",
  },
  addToCalendar: "In meinen Kalender",
  googleCalendar: "Google Kalender",
  otherCalendars: "Apple, Outlook",
  insteadOf: (p) => `statt ${p.price}`,
  pass: { first: "vor der Zeitumstellung", second: "nach der Zeitumstellung" },
  localTime: (p) => `Alle Zeiten sind Ortszeit (${p.place}).`,
  help: (p) =>
    p.phone === ""
      ? "Sie können nicht kommen? Sagen Sie bitte so früh wie möglich ab: Vielleicht wartet jemand auf diese Zeit."
      : `Eine Frage, oder Sie können nicht kommen? Rufen Sie an: ${p.phone}.`,
  footer: (p) => `Sie erhalten diese Nachricht, weil diese Adresse für einen Termin ${p.at} angegeben wurde.`,
};
