import { change } from "./change.ts";
import type { MailPhrases } from "../../catalogues.ts";

function greet(name: string): string {
  return name === "" ? "Goedendag" : `Beste ${name}`;
}

export const mail: MailPhrases = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "Deze afspraak bekijken",
  viewSeveral: "Deze afspraken bekijken",
  at: (p) => (p.preposition === "" ? `bij ${p.group}` : `${p.preposition} ${p.group}`),
  confirmationOfSeveral: {
    subject: (p) => `Uw afspraken vanaf ${p.when} – ${p.group}`,
    heading: "Uw afspraken zijn bevestigd",
    intro: (p) => `${greet(p.name)}, tot binnenkort ${p.at}.`,
    button: "Deze afspraken bekijken, verzetten of annuleren",
    attached:
      "De afspraken zitten als bijlage bij dit bericht: open elk bestand om ze in uw agenda te zetten.",
  },
  cancellationOfSeveral: {
    subject: (p) => `Geannuleerd: uw afspraken vanaf ${p.when} – ${p.group}`,
    heading: "Uw afspraken zijn geannuleerd",
    intro: (p) => `${greet(p.name)}, uw afspraken ${p.at} gaan niet door.`,
    button: "Nieuwe afspraak maken",
    attached: "Open elk bijgevoegd bestand om deze afspraken uit uw agenda te halen.",
  },
  confirmation: {
    subject: (p) => `Uw afspraak op ${p.when} – ${p.group}`,
    heading: "Uw afspraak is bevestigd",
    intro: (p) => `${greet(p.name)}, tot binnenkort ${p.at}.`,
    button: "Deze afspraak bekijken, verzetten of annuleren",
    attached:
      "De afspraak zit als bijlage bij dit bericht: open het bestand om de afspraak in uw agenda te zetten.",
  },
  cancellation: {
    subject: (p) => `Geannuleerd: uw afspraak op ${p.when} – ${p.group}`,
    heading: "Uw afspraak is geannuleerd",
    intro: (p) => `${greet(p.name)}, uw afspraak ${p.at} gaat niet door.`,
    button: "Nieuwe afspraak maken",
    attached: "Open het bijgevoegde bestand om de afspraak uit uw agenda te halen.",
  },
  bookedForYou: {
    subject: (p) => `Uw afspraak op ${p.when} – ${p.group}`,
    heading: "Er is een afspraak voor u gemaakt",
    intro: (p) => `${greet(p.name)}, ${p.by} heeft deze afspraak ${p.at} voor u gemaakt.`,
    button: "Deze afspraak bekijken, verzetten of annuleren",
    attached:
      "De afspraak zit als bijlage bij dit bericht: open het bestand om de afspraak in uw agenda te zetten.",
  },
  cancelledByPro: {
    subject: (p) => `Geannuleerd: uw afspraak op ${p.when} – ${p.group}`,
    heading: "Uw afspraak moest worden geannuleerd",
    intro: (p) => `${greet(p.name)}, uw afspraak ${p.at} kan helaas niet doorgaan. Onze excuses daarvoor.`,
    button: "Andere tijd kiezen",
    attached: "Open het bijgevoegde bestand om de afspraak uit uw agenda te halen.",
  },
  bookedForYouOfSeveral: {
    subject: (p) => `Uw afspraken vanaf ${p.when} – ${p.group}`,
    heading: "Er zijn afspraken voor u gemaakt",
    intro: (p) => `${greet(p.name)}, ${p.by} heeft deze afspraken ${p.at} voor u gemaakt.`,
    button: "Deze afspraken bekijken, verzetten of annuleren",
    attached:
      "De afspraken zitten als bijlage bij dit bericht: open elk bestand om ze in uw agenda te zetten.",
  },
  cancelledByProOfSeveral: {
    subject: (p) => `Geannuleerd: uw afspraken vanaf ${p.when} – ${p.group}`,
    heading: "Uw afspraken moesten worden geannuleerd",
    intro: (p) =>
      `${greet(p.name)}, uw afspraken ${p.at} kunnen helaas niet doorgaan. Onze excuses daarvoor.`,
    button: "Andere tijd kiezen",
    attached: "Open elk bijgevoegd bestand om deze afspraken uit uw agenda te halen.",
  },
  moved: {
    subject: (p) => `Verzet: uw afspraak is nu op ${p.when} – ${p.group}`,
    heading: "Uw afspraak is verzet",
    intro: (p) => `${greet(p.name)}, dit zijn de nieuwe datum en tijd van uw afspraak ${p.at}.`,
    button: "Deze afspraak bekijken, verzetten of annuleren",
    attached: "Open het bijgevoegde bestand om de afspraak in uw agenda bij te werken.",
  },
  movedOfSeveral: {
    subject: (p) => `Verzet: uw afspraken zijn nu vanaf ${p.when} – ${p.group}`,
    heading: "Uw afspraken zijn verzet",
    intro: (p) => `${greet(p.name)}, dit zijn de nieuwe datums en tijden van uw afspraken ${p.at}.`,
    button: "Deze afspraken bekijken, verzetten of annuleren",
    attached: "Open elk bijgevoegd bestand om deze afspraken in uw agenda bij te werken.",
  },
  reminder: {
    subject: (p) => `Herinnering: uw afspraak op ${p.when} – ${p.group}`,
    heading: "Uw afspraak komt eraan",
    intro: (p) => `${greet(p.name)}, tot binnenkort ${p.at}.`,
    button: "Deze afspraak bekijken, verzetten of annuleren",
    attached: "De afspraak zit als bijlage bij dit bericht, voor het geval die nog niet in uw agenda staat.",
  },
  reminderOfSeveral: {
    subject: (p) => `Herinnering: uw afspraken vanaf ${p.when} – ${p.group}`,
    heading: "Uw afspraken komen eraan",
    intro: (p) => `${greet(p.name)}, tot binnenkort ${p.at}.`,
    button: "Deze afspraken bekijken, verzetten of annuleren",
    attached:
      "De afspraken zitten als bijlage bij dit bericht, voor het geval ze nog niet in uw agenda staan.",
  },
  sms: (p) => `Herinnering: afspraak op ${p.when} ${p.at}.`,
  smsConfirmation: (p) => `Bevestigd: afspraak op ${p.when} ${p.at}.`,
  smsAnswer: (p) => `Komt u? ${p.url}`,
  answers: { yes: "Ik kom", no: "Ik kan niet komen" },

  wishNoted: {
    subject: (p) => `U staat op de wachtlijst – ${p.group}`,
    heading: "U staat op de wachtlijst",
    intro: (p) =>
      `${greet("")}, zodra er ${p.at} een tijd vrijkomt die u past, schrijven we u en houden we die voor u vast.`,
    button: "Mijn aanvraag bekijken of intrekken",
  },
  timeOffered: {
    subject: (p) => `Er is een tijd vrijgekomen: ${p.when} – ${p.group}`,
    heading: "Er is een tijd vrijgekomen",
    intro: (p) => `${greet("")}, deze tijd is net vrijgekomen ${p.at}. We houden hem voor u vast.`,
    button: "Antwoorden",
    until: (p) => `Voor u vastgehouden tot ${p.until}. Daarna is de volgende aan de beurt.`,
    moves: "Uw huidige afspraak blijft staan tot u akkoord gaat.",
    sms: (p) =>
      `Tijd vrijgekomen ${p.at}: ${p.when}. Voor u vastgehouden tot ${p.until}. Antwoord hier: ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p) => `Nieuwe afspraak: ${p.name}, ${p.when}`,
      heading: "Nieuwe afspraak",
      intro: (p) => `${p.name} heeft deze afspraak online gemaakt.`,
    },
    moved: {
      subject: (p) => `Afspraak verzet: ${p.name}, ${p.when}`,
      heading: "Een afspraak is verzet",
      intro: (p) => `${p.name} heeft online deze nieuwe tijd gekozen.`,
    },
    cancelled: {
      subject: (p) => `Afspraak geannuleerd: ${p.name}, ${p.when}`,
      heading: "Een afspraak is geannuleerd",
      intro: (p) => `${p.name} heeft deze afspraak online geannuleerd.`,
    },
  },
  openCalendar: "Agenda openen",
  noticeFooter: (p) =>
    `U ontvangt dit bericht omdat dit adres bij de meldingen van de organisatie staat (${p.group}).`,
  preview: (p) => `[Test] ${p.subject}`,
  activation: {
    subject: (p) => `Activeer uw account – ${p.group}`,
    heading: "Nog één stap",
    intro: (p) => `U hebt een account ${p.at} gemaakt. Activeer het en kies dan uw wachtwoord.`,
    button: "Mijn account activeren",
  },
  alreadyRegistered: {
    subject: (p) => `U hebt al een account – ${p.group}`,
    heading: "U hebt al een account",
    intro: (p) =>
      `Iemand, waarschijnlijk u, wilde een account ${p.at} maken voor dit adres, dat er al een heeft. U hoeft alleen in te loggen.`,
    button: "Inloggen",
  },
  emailChange: {
    subject: (p) => `Bevestig uw nieuwe adres – ${p.group}`,
    heading: "Bevestig uw nieuwe adres",
    intro: (p) =>
      `U wilt dit adres gebruiken voor uw account ${p.at}. Het vervangt het oude zodra u het bevestigt.`,
    button: "Dit adres bevestigen",
  },
  ficheEmail: {
    subject: (p) => `Bevestig uw nieuwe adres – ${p.group}`,
    heading: "Bevestig uw nieuwe adres",
    intro: (p) =>
      `U wilt op dit adres berichten krijgen over uw afspraken ${p.at}. Het vervangt het oude zodra u het bevestigt, op het apparaat waarop u bent ingelogd.`,
    button: "Dit adres bevestigen",
  },
  bookingRefused: {
    subject: (p) => `Uw boeking is niet gelukt – ${p.group}`,
    heading: "Uw boeking is niet gelukt",
    intro: (p) =>
      `Er is zojuist op uw naam een afspraak ${p.at} aangevraagd. Die is niet gemaakt; de reden vertellen we alleen u.`,
    button: "Terug naar afspraak maken",
  },
  busySourceFailed: {
    subject: (p) => `Een gekoppelde agenda kan niet worden gelezen – ${p.group}`,
    heading: "Een gekoppelde agenda kan niet worden gelezen",
    intro: (p) =>
      `We hebben meermaals geprobeerd de andere agenda te lezen die aan ‘${p.name}’ is gekoppeld.`,
    button: "Agenda openen",
  },
  webhookOff: {
    subject: (p) => `Een webhook is uitgeschakeld – ${p.group}`,
    heading: "Een webhook is uitgeschakeld",
    intro: (p) =>
      `We hebben de webhook “${p.name}” uitgeschakeld: dat programma krijgt niet meer te horen wat er in uw agenda gebeurt.`,
    button: "Webhooks openen",
  },
  antsRegisterFailed: {
    subject: (p) => `Het nationale register antwoordt niet meer – ${p.group}`,
    heading: "Het nationale register antwoordt niet meer",
    intro: () =>
      "Sinds enkele uren kunnen afspraken niet aan het nationale register voor identiteitskaarten en paspoorten worden gemeld en kunnen nummers van vooraanvragen niet worden gecontroleerd.",
    button: "De nationale netwerken openen",
  },
  sasPlatformFailed: {
    subject: (p) => `Het platform van de regulateurs antwoordt niet meer – ${p.group}`,
    heading: "Het platform van de regulateurs antwoordt niet meer",
    intro: () =>
      "Al enkele uren kunnen afspraken die spoedregulateurs maken niet aan hun platform worden gemeld.",
    button: "De nationale netwerken openen",
  },
  draftFailed: {
    subject: (p) => `Een concept kon niet worden gepubliceerd – ${p.group}`,
    heading: "Uw concept kon niet worden gepubliceerd",
    intro: (p) =>
      `Het concept ‘${p.name}’ zou nu worden gepubliceerd. Voor uw klanten is nog niets veranderd: open het en publiceer het, of kies een andere datum.`,
    button: "Concept openen",
  },
  emailChanged: {
    subject: (p) => `Het adres van uw account is gewijzigd – ${p.group}`,
    heading: "Het adres van uw account is gewijzigd",
    intro: (p) => `Uw account ${p.at} gebruikt nu een ander adres. Op dit adres komen geen berichten meer.`,
    button: "Inloggen",
  },
  factorOn: {
    subject: (p) => `Tweestapsverificatie staat aan – ${p.group}`,
    heading: "Tweestapsverificatie staat aan",
    intro: (p) => `Aan uw zakelijke account ${p.at} is een authenticatie-app of een passkey toegevoegd.`,
    button: "Inloggen",
  },
  factorOff: {
    subject: (p) => `Tweestapsverificatie staat uit – ${p.group}`,
    heading: "Tweestapsverificatie staat uit",
    intro: (p) =>
      `Uw zakelijke account ${p.at} vraagt nu alleen nog het wachtwoord: u of een beheerder van de organisatie heeft de tweede stap uitgezet.`,
    button: "Inloggen",
  },
  emailTaken: {
    subject: (p) => `Dit adres heeft al een account – ${p.group}`,
    heading: "Dit adres heeft al een account",
    intro: (p) =>
      `Iemand wilde dit adres gebruiken voor een ander account ${p.at}. Dat kan niet, want het heeft er al een; er is niets veranderd.`,
    button: "Inloggen",
  },
  reset: {
    subject: (p) => `Uw nieuwe wachtwoord – ${p.group}`,
    heading: "Kies een nieuw wachtwoord",
    intro: (p) =>
      `U hebt een nieuw wachtwoord aangevraagd voor uw account ${p.at}. Uw huidige blijft gelden tot u een ander hebt gekozen.`,
    button: "Wachtwoord kiezen",
  },
  newGroup: {
    subject: (p) => `Uw afsprakenpagina – ${p.group}`,
    heading: "Uw pagina staat klaar",
    intro: (p) =>
      `Online afspraken maken ${p.at} staat klaar. Bevestig uw adres, kies een wachtwoord en publiceer de pagina wanneer u wilt: tot dan ziet niemand die.`,
    button: "Mijn pagina openen",
  },
  invitation: {
    subject: (p) => `Uw zakelijke account – ${p.group}`,
    heading: "U bent uitgenodigd voor het team",
    intro: (p) =>
      `${greet(p.name)}, er staat een zakelijk account ${p.at} voor u klaar, met de agenda en de afspraken. Neem de uitnodiging aan om het te openen.`,
    button: "Uitnodiging bekijken",
  },
  proReset: {
    subject: (p) => `Uw nieuwe wachtwoord – ${p.group}`,
    heading: "Kies een nieuw wachtwoord",
    intro: (p) =>
      `U hebt een nieuw wachtwoord aangevraagd voor uw zakelijke account ${p.at}. Uw huidige blijft gelden tot u een ander hebt gekozen.`,
    button: "Wachtwoord kiezen",
  },
  ficheKey: {
    subject: (p) => `Uw afspraken – ${p.group}`,
    heading: "Naar uw afspraken",
    intro: (p) => `Met deze link gaat u zonder wachtwoord naar uw afspraken ${p.at}.`,
    button: "Mijn afspraken openen",
  },
  noticeAddress: {
    subject: (p) => `Dit adres bevestigen voor berichten over afspraken? – ${p.group}`,
    heading: "Dit adres bevestigen?",
    intro: (p) =>
      `Dit adres is opgegeven om berichten te krijgen over de afspraken die ${p.at} worden gemaakt. Wilt u dat, bevestig het dan op de pagina die deze knop opent; tot dan gaat er geen bericht naartoe.`,
    button: "Pagina openen",
  },
  deletion: {
    subject: (p) => `Uw persoonsgegevens verwijderen? – ${p.group}`,
    heading: "Uw persoonsgegevens verwijderen?",
    intro: (p) =>
      `U hebt gevraagd uw persoonsgegevens ${p.at} te verwijderen. Bevestig dat op de pagina die deze knop opent; tot dan gebeurt er niets.`,
    button: "Pagina openen",
  },
  deletionConfirmed: {
    subject: (p) => `Uw persoonsgegevens worden verwijderd – ${p.group}`,
    heading: "Uw aanvraag is bevestigd",
    intro: (p) => `We hebben genoteerd dat u uw persoonsgegevens ${p.at} wilt laten verwijderen.`,
    button: "Stand van de aanvraag bekijken",
  },
  deletionDay: (p) => `Dat gebeurt vanaf ${p.day}. Tot dan kunt u inloggen en uw aanvraag intrekken.`,
  linkForDays: (p) => `De link is ${p.days} dagen geldig.`,
  linkFor: (p) => `Deze link opent de afspraken van ${p.name}.`,
  linkHours: (p) => `De link werkt één keer, binnen ${p.hours} uur.`,
  linkDays: "De link is 90 dagen geldig. Geef hem aan niemand door.",
  changedByOther: (p) =>
    p.phone === ""
      ? "Was u dit niet? Neem dan meteen contact op met de organisatie."
      : `Was u dit niet? Bel dan meteen ${p.phone}.`,
  notYou: "Hebt u dit niet aangevraagd? Dan hoeft u niets te doen: er verandert niets.",
  accountFooter: (p) =>
    `U krijgt dit bericht omdat dit adres is ingevuld op een afsprakenpagina (${p.group}).`,
  teamFooter: (p) =>
    `U ontvangt dit bericht omdat dit adres bij het team van de organisatie staat (${p.group}).`,
  onItsWay: "Als dit adres klopt, wacht er een bericht in uw mailbox.",
  labels: {
    when: "Wanneer",
    busy: "Bezet",
    what: "Dienst",
    duration: "Duur",
    places: "Plaatsen",
    calendar: "Met",
    resource: "Ruimte of apparaat",
    fiche: "Voor",
    where: "Waar",
    price: "Prijs",
    total: "Totaal",
    comments: "Uw bericht",
    phone: "Telefoon",
    email: "E‑mailadres",
    message: "Bericht",
    video: "Per videogesprek",
    schedule: "Programma",
    before: "Vorige tijd",
    reason: "Reden",
    arrivalCode: "Code bij aankomst",
    pause: "Pauze",
  },
  addToCalendar: "In mijn agenda zetten",
  googleCalendar: "Google Agenda",
  otherCalendars: "Apple, Outlook",
  insteadOf: (p) => `in plaats van ${p.price}`,
  pass: { first: "voordat de klok wordt verzet", second: "nadat de klok is verzet" },
  localTime: (p) => `De tijden zijn lokale tijd (${p.place}).`,
  help: (p) =>
    p.phone === ""
      ? "Kunt u niet komen? Annuleer zo snel mogelijk: misschien wacht iemand op deze tijd."
      : `Een vraag, of kunt u niet komen? Bel ${p.phone}.`,
  footer: (p) => `U krijgt dit bericht omdat dit adres is opgegeven voor een afspraak ${p.at}.`,
};
