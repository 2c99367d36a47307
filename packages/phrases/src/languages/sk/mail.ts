import { change } from "./change.ts";
import type { MailPhrases } from "../../catalogues.ts";

/** Slovak calls by the nominative, so a name needs no other form. */
function greet(name: string): string {
  return name === "" ? "Dobrý deň" : `Dobrý deň, ${name}`;
}

export const mail: MailPhrases = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "Zobraziť rezerváciu",
  viewSeveral: "Zobraziť rezervácie",
  // A name is not declined: without a preposition of its own the organisation stands in brackets, wherever the sentence puts it.
  at: (p) => (p.preposition === "" ? `(${p.group})` : `${p.preposition} ${p.group}`),
  confirmationOfSeveral: {
    subject: (p) => `Vaše rezervácie, prvá: ${p.when} – ${p.group}`,
    heading: "Rezervácie sú potvrdené",
    intro: (p) => `${greet(p.name)}, tešíme sa na vaše návštevy ${p.at}.`,
    button: "Zobraziť, presunúť alebo zrušiť rezervácie",
    attached: "Rezervácie sú v prílohách: otvorte každý súbor a pridáte si ich do kalendára.",
  },
  cancellationOfSeveral: {
    subject: (p) => `Zrušené rezervácie, prvá: ${p.when} – ${p.group}`,
    heading: "Rezervácie sú zrušené",
    intro: (p) => `${greet(p.name)}, vaše rezervácie ${p.at} sú zrušené.`,
    button: "Rezervovať iný termín",
    attached: "Otvorte každú prílohu a rezervácie z kalendára odstránite.",
  },
  confirmation: {
    subject: (p) => `Vaša rezervácia: ${p.when} – ${p.group}`,
    heading: "Rezervácia je potvrdená",
    intro: (p) => `${greet(p.name)}, tešíme sa na vašu návštevu ${p.at}.`,
    button: "Zobraziť, presunúť alebo zrušiť rezerváciu",
    attached: "Rezervácia je v prílohe: otvorte súbor a pridáte si ju do kalendára.",
  },
  cancellation: {
    subject: (p) => `Zrušená rezervácia: ${p.when} – ${p.group}`,
    heading: "Rezervácia je zrušená",
    intro: (p) => `${greet(p.name)}, vaša rezervácia ${p.at} je zrušená.`,
    button: "Rezervovať iný termín",
    attached: "Otvorte prílohu a rezerváciu z kalendára odstránite.",
  },
  bookedForYou: {
    subject: (p) => `Vaša rezervácia: ${p.when} – ${p.group}`,
    heading: "Máte novú rezerváciu",
    intro: (p) => `${greet(p.name)}, rezerváciu ${p.at} pre vás vybavuje ${p.by}.`,
    button: "Zobraziť, presunúť alebo zrušiť rezerváciu",
    attached: "Rezervácia je v prílohe: otvorte súbor a pridáte si ju do kalendára.",
  },
  cancelledByPro: {
    subject: (p) => `Zrušená rezervácia: ${p.when} – ${p.group}`,
    heading: "Rezerváciu sme museli zrušiť",
    intro: (p) =>
      `${greet(p.name)}, vašu rezerváciu ${p.at}, žiaľ, nemôžeme dodržať. Veľmi sa ospravedlňujeme.`,
    button: "Vybrať iný termín",
    attached: "Otvorte prílohu a rezerváciu z kalendára odstránite.",
  },
  bookedForYouOfSeveral: {
    subject: (p) => `Vaše rezervácie, prvá: ${p.when} – ${p.group}`,
    heading: "Máte nové rezervácie",
    intro: (p) => `${greet(p.name)}, rezervácie ${p.at} pre vás vybavuje ${p.by}.`,
    button: "Zobraziť, presunúť alebo zrušiť rezervácie",
    attached: "Rezervácie sú v prílohách: otvorte každý súbor a pridáte si ich do kalendára.",
  },
  cancelledByProOfSeveral: {
    subject: (p) => `Zrušené rezervácie, prvá: ${p.when} – ${p.group}`,
    heading: "Rezervácie sme museli zrušiť",
    intro: (p) =>
      `${greet(p.name)}, vaše rezervácie ${p.at}, žiaľ, nemôžeme dodržať. Veľmi sa ospravedlňujeme.`,
    button: "Vybrať iný termín",
    attached: "Otvorte každú prílohu a rezervácie z kalendára odstránite.",
  },
  moved: {
    subject: (p) => `Presunutá rezervácia, nový termín: ${p.when} – ${p.group}`,
    heading: "Rezervácia je presunutá",
    intro: (p) => `${greet(p.name)}, vaša rezervácia ${p.at} má nový termín.`,
    button: "Zobraziť, presunúť alebo zrušiť rezerváciu",
    attached: "Otvorte prílohu a rezerváciu v kalendári aktualizujete.",
  },
  movedOfSeveral: {
    subject: (p) => `Presunuté rezervácie, prvá: ${p.when} – ${p.group}`,
    heading: "Rezervácie sú presunuté",
    intro: (p) => `${greet(p.name)}, vaše rezervácie ${p.at} majú nový termín.`,
    button: "Zobraziť, presunúť alebo zrušiť rezervácie",
    attached: "Otvorte každú prílohu a rezervácie v kalendári aktualizujete.",
  },
  reminder: {
    subject: (p) => `Pripomienka rezervácie: ${p.when} – ${p.group}`,
    heading: "Vaša rezervácia sa blíži",
    intro: (p) => `${greet(p.name)}, tešíme sa na vašu návštevu ${p.at}.`,
    button: "Zobraziť, presunúť alebo zrušiť rezerváciu",
    attached: "Rezervácia je v prílohe, ak ju v kalendári ešte nemáte.",
  },
  reminderOfSeveral: {
    subject: (p) => `Pripomienka rezervácií, prvá: ${p.when} – ${p.group}`,
    heading: "Vaše rezervácie sa blížia",
    intro: (p) => `${greet(p.name)}, tešíme sa na vaše návštevy ${p.at}.`,
    button: "Zobraziť, presunúť alebo zrušiť rezervácie",
    attached: "Rezervácie sú v prílohách, ak ich v kalendári ešte nemáte.",
  },
  sms: (p) => `Pripomienka: rezervácia ${p.at}, ${p.when}.`,
  smsConfirmation: (p) => `Potvrdené: rezervácia ${p.at}, ${p.when}.`,
  smsAnswer: (p) => `Prídete? ${p.url}`,
  answers: { yes: "Prídem", no: "Nemôžem prísť" },

  wishNoted: {
    subject: (p) => `Ste na čakacej listine – ${p.group}`,
    heading: "Ste na čakacej listine",
    intro: (p) => `${greet("")}, hneď ako sa uvoľní vhodný termín ${p.at}, napíšeme vám a podržíme vám ho.`,
    button: "Zobraziť alebo stiahnuť žiadosť",
  },
  timeOffered: {
    subject: (p) => `Uvoľnil sa termín: ${p.when} – ${p.group}`,
    heading: "Uvoľnil sa termín",
    intro: (p) => `${greet("")}, práve sa uvoľnil tento termín ${p.at}. Držíme ho pre vás.`,
    button: "Odpovedať",
    until: (p) => `Držíme ho pre vás. Lehota na odpoveď: ${p.until}. Potom ho dostane ďalší v poradí.`,
    moves: "Vaša súčasná rezervácia platí, kým nový termín neprijmete.",
    sms: (p) => `Voľný termín ${p.at}: ${p.when}. Lehota na odpoveď: ${p.until}. Odpovedzte tu: ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p) => `Nová rezervácia: ${p.name}, ${p.when}`,
      heading: "Nová rezervácia",
      intro: (p) => `Online rezervácia na meno ${p.name}.`,
    },
    moved: {
      subject: (p) => `Presunutá rezervácia: ${p.name}, ${p.when}`,
      heading: "Rezervácia bola presunutá",
      intro: (p) => `Nový termín vybraný online, na meno ${p.name}.`,
    },
    cancelled: {
      subject: (p) => `Zrušená rezervácia: ${p.name}, ${p.when}`,
      heading: "Rezervácia bola zrušená",
      intro: (p) => `Rezervácia na meno ${p.name} bola zrušená online.`,
    },
  },
  openCalendar: "Otvoriť kalendár",
  noticeFooter: (p) =>
    `Túto správu dostávate, lebo je táto adresa uvedená medzi adresami na oznámenia (${p.group}).`,
  preview: (p) => `[Skúška] ${p.subject}`,
  activation: {
    subject: (p) => `Aktivujte účet – ${p.group}`,
    heading: "Ešte jeden krok",
    intro: (p) => `Váš účet ${p.at} je založený. Aktivujte ho a potom si nastavte heslo.`,
    button: "Aktivovať účet",
  },
  alreadyRegistered: {
    subject: (p) => `Účet už máte – ${p.group}`,
    heading: "Účet už máte",
    intro: (p) =>
      `Niekto, zrejme vy, skúša založiť účet ${p.at} s touto adresou, ktorá už účet má. Stačí sa prihlásiť.`,
    button: "Prihlásiť sa",
  },
  emailChange: {
    subject: (p) => `Potvrďte novú adresu – ${p.group}`,
    heading: "Potvrďte novú adresu",
    intro: (p) =>
      `Prišla nám žiadosť používať túto adresu pre váš účet ${p.at}. Doterajšiu nahradí, len čo ju potvrdíte.`,
    button: "Potvrdiť túto adresu",
  },
  ficheEmail: {
    subject: (p) => `Potvrďte novú adresu – ${p.group}`,
    heading: "Potvrďte novú adresu",
    intro: (p) =>
      `Prišla nám žiadosť posielať sem správy o vašich rezerváciách ${p.at}. Táto adresa nahradí doterajšiu, len čo ju potvrdíte na zariadení, kde ste v účte.`,
    button: "Potvrdiť túto adresu",
  },
  bookingRefused: {
    subject: (p) => `Rezervácia sa nepodarila – ${p.group}`,
    heading: "Rezervácia sa nepodarila",
    intro: (p) =>
      `Práve prišla žiadosť o termín na vaše meno ${p.at}. Rezervácia nevznikla; dôvod uvádzame len tu.`,
    button: "Späť k rezervácii",
  },
  busySourceFailed: {
    subject: (p) => `Pripojený kalendár sa nedá načítať – ${p.group}`,
    heading: "Pripojený kalendár sa nedá načítať",
    intro: (p) => `Niekoľkokrát sme sa pokúsili načítať iný kalendár pripojený k „${p.name}“.`,
    button: "Otvoriť kalendár",
  },
  webhookOff: {
    subject: (p) => `Webhook bol vypnutý – ${p.group}`,
    heading: "Webhook bol vypnutý",
    intro: (p) =>
      `Vypli sme webhook „${p.name}“: tento program sa už nedozvie, čo sa deje vo vašom kalendári.`,
    button: "Otvoriť webhooky",
  },
  antsRegisterFailed: {
    subject: (p) => `Národný register prestal odpovedať – ${p.group}`,
    heading: "Národný register prestal odpovedať",
    intro: () =>
      "Už niekoľko hodín nemožno odovzdávať termíny národnému registru občianskych preukazov a pasov ani overovať čísla predbežných žiadostí.",
    button: "Otvoriť národné siete",
  },
  sasPlatformFailed: {
    subject: (p) => `Platforma dispečerov prestala odpovedať – ${p.group}`,
    heading: "Platforma dispečerov prestala odpovedať",
    intro: () =>
      "Už niekoľko hodín sa termíny rezervované zdravotníckymi dispečermi nedajú odovzdať ich platforme.",
    button: "Otvoriť národné siete",
  },
  draftFailed: {
    subject: (p) => `Koncept sa nepodarilo zverejniť – ${p.group}`,
    heading: "Koncept sa nepodarilo zverejniť",
    intro: (p) =>
      `Koncept „${p.name}“ sa mal teraz zverejniť. Pre vašich klientov sa zatiaľ nič nezmenilo: otvorte ho a zverejnite, alebo zvoľte iný dátum.`,
    button: "Otvoriť koncept",
  },
  emailChanged: {
    subject: (p) => `Adresa vášho účtu sa zmenila – ${p.group}`,
    heading: "Adresa vášho účtu sa zmenila",
    intro: (p) => `Váš účet ${p.at} teraz používa inú adresu. Na túto už správy chodiť nebudú.`,
    button: "Prihlásiť sa",
  },
  factorOn: {
    subject: (p) => `Dvojstupňové overenie je zapnuté – ${p.group}`,
    heading: "Dvojstupňové overenie je zapnuté",
    intro: (p) =>
      `K vášmu pracovnému prihláseniu ${p.at} pribudla overovacia aplikácia alebo prístupový kľúč.`,
    button: "Prihlásiť sa",
  },
  factorOff: {
    subject: (p) => `Dvojstupňové overenie je vypnuté – ${p.group}`,
    heading: "Dvojstupňové overenie je vypnuté",
    intro: (p) =>
      `Vaše pracovné prihlásenie ${p.at} teraz vyžaduje iba heslo: druhý krok ste vypli vy alebo správca pracoviska.`,
    button: "Prihlásiť sa",
  },
  emailTaken: {
    subject: (p) => `Táto adresa už účet má – ${p.group}`,
    heading: "Táto adresa už účet má",
    intro: (p) =>
      `Niekto skúša použiť túto adresu pre iný účet ${p.at}. To nie je možné, lebo už má vlastný; nič sa nezmenilo.`,
    button: "Prihlásiť sa",
  },
  reset: {
    subject: (p) => `Nové heslo – ${p.group}`,
    heading: "Nastavte si nové heslo",
    intro: (p) =>
      `Prišla nám žiadosť o nové heslo k vášmu účtu ${p.at}. Súčasné platí, kým si nenastavíte iné.`,
    button: "Nastaviť heslo",
  },
  newGroup: {
    subject: (p) => `Vaša rezervačná stránka – ${p.group}`,
    heading: "Vaša stránka je pripravená",
    intro: (p) =>
      `Online rezervácie ${p.at} sú pripravené. Potvrďte svoju adresu, nastavte si heslo a stránku zverejnite, keď budete chcieť: dovtedy ju nikto neuvidí.`,
    button: "Otvoriť moju stránku",
  },
  invitation: {
    subject: (p) => `Váš pracovný účet – ${p.group}`,
    heading: "Máte pozvánku do tímu",
    intro: (p) =>
      `${greet(p.name)}, je pre vás pripravený pracovný účet ${p.at} s kalendárom a rezerváciami. Otvoríte ho prijatím pozvánky.`,
    button: "Zobraziť pozvánku",
  },
  proReset: {
    subject: (p) => `Nové heslo – ${p.group}`,
    heading: "Nastavte si nové heslo",
    intro: (p) =>
      `Prišla nám žiadosť o nové heslo k vášmu pracovnému účtu ${p.at}. Súčasné platí, kým si nenastavíte iné.`,
    button: "Nastaviť heslo",
  },
  ficheKey: {
    subject: (p) => `Vaše rezervácie – ${p.group}`,
    heading: "Pozrite si svoje rezervácie",
    intro: (p) => `Tento odkaz otvorí bez hesla vaše rezervácie ${p.at}.`,
    button: "Otvoriť moje rezervácie",
  },
  noticeAddress: {
    subject: (p) => `Potvrdiť túto adresu pre oznámenia o termínoch? – ${p.group}`,
    heading: "Potvrdiť túto adresu?",
    intro: (p) =>
      `Táto adresa bola uvedená pre oznámenia o termínoch rezervovaných ${p.at}. Ak ich chcete dostávať, potvrďte ju na stránke, ktorú otvorí toto tlačidlo; dovtedy sa žiadne oznámenie neposiela.`,
    button: "Otvoriť stránku",
  },
  deletion: {
    subject: (p) => `Vymazať vaše osobné údaje? – ${p.group}`,
    heading: "Vymazať vaše osobné údaje?",
    intro: (p) =>
      `Prišla nám žiadosť o vymazanie vašich osobných údajov ${p.at}. Potvrďte ju na stránke, ktorú otvorí tlačidlo; dovtedy sa nič nestane.`,
    button: "Otvoriť stránku",
  },
  deletionConfirmed: {
    subject: (p) => `Vaše osobné údaje budú vymazané – ${p.group}`,
    heading: "Žiadosť je potvrdená",
    intro: (p) => `Prijali sme žiadosť o vymazanie vašich osobných údajov ${p.at}.`,
    button: "Zobraziť stav žiadosti",
  },
  deletionDay: (p) =>
    `Najbližší dátum vymazania: ${p.day}. Dovtedy sa môžete prihlásiť a žiadosť vziať späť.`,
  linkForDays: (p) => `Odkaz platí ${p.days} dní.`,
  linkFor: (p) => `Tento odkaz otvorí rezervácie tejto osoby: ${p.name}.`,
  linkHours: (p) => `Odkaz funguje len raz, do ${p.hours} hodín.`,
  linkDays: "Odkaz platí 90 dní. Nikomu ho neposielajte ďalej.",
  changedByOther: (p) =>
    p.phone === ""
      ? "Neboli ste to vy? Čo najskôr sa nám ozvite."
      : `Neboli ste to vy? Čo najskôr zavolajte: ${p.phone}.`,
  notYou: "Táto žiadosť nie je od vás? Nerobte nič: nič sa nezmení.",
  accountFooter: (p) =>
    `Túto správu dostávate, lebo niekto zadal túto adresu na stránke s rezerváciami (${p.group}).`,
  teamFooter: (p) => `Túto správu dostávate, lebo je táto adresa uvedená pri niekom z tímu (${p.group}).`,
  onItsWay: "Ak je adresa správna, čaká na vás správa v poštovej schránke.",
  labels: {
    when: "Kedy",
    busy: "Obsadené",
    what: "Služba",
    duration: "Dĺžka",
    places: "Počet miest",
    calendar: "Obsluhuje",
    resource: "Miestnosť alebo vybavenie",
    fiche: "Pre koho",
    where: "Kde",
    price: "Cena",
    total: "Spolu",
    comments: "Vaša správa",
    phone: "Telefón",
    email: "E‑mailová adresa",
    message: "Správa",
    video: "Videohovor",
    schedule: "Priebeh",
    before: "Predchádzajúci termín",
    reason: "Dôvod",
    arrivalCode: "Kód pri príchode",
    pause: "Prestávka",
  },
  addToCalendar: "Pridať do kalendára",
  googleCalendar: "Kalendár Google",
  otherCalendars: "Apple, Outlook",
  insteadOf: (p) => `namiesto ${p.price}`,
  pass: { first: "pred zmenou času", second: "po zmene času" },
  localTime: (p) => `Časy sú uvedené v miestnom čase (${p.place}).`,
  help: (p) =>
    p.phone === ""
      ? "Nemôžete prísť? Zrušte, prosím, rezerváciu čo najskôr: na termín možno niekto čaká."
      : `Máte otázku alebo nemôžete prísť? Zavolajte: ${p.phone}.`,
  footer: (p) => `Túto správu dostávate, lebo pri rezervácii ${p.at} je uvedená táto adresa.`,
};
