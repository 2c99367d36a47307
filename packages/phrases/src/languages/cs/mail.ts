import { change } from "./change.ts";
import type { MailPhrases } from "../../catalogues.ts";

/** A greeting by name would ask for the vocative, which no rule forms for every name: the booking is in the person's name instead. */
function inName(name: string): string {
  return name === "" ? "" : ` na jméno ${name}`;
}

export const mail: MailPhrases = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "Zobrazit rezervaci",
  viewSeveral: "Zobrazit rezervace",
  // A name is not declined: without a preposition of its own the organisation stands in brackets, wherever the sentence puts it.
  at: (p) => (p.preposition === "" ? `(${p.group})` : `${p.preposition} ${p.group}`),
  confirmationOfSeveral: {
    subject: (p) => `Vaše rezervace, první: ${p.when} – ${p.group}`,
    heading: "Rezervace jsou potvrzené",
    intro: (p) => `Dobrý den, rezervace${inName(p.name)} ${p.at} jsou potvrzené. Těšíme se na vás.`,
    button: "Zobrazit, přesunout nebo zrušit rezervace",
    attached: "Rezervace jsou v přílohách: otevřete každý soubor a přidáte si je do kalendáře.",
  },
  cancellationOfSeveral: {
    subject: (p) => `Zrušené rezervace, první: ${p.when} – ${p.group}`,
    heading: "Rezervace jsou zrušené",
    intro: (p) => `Dobrý den, rezervace${inName(p.name)} ${p.at} jsou zrušené.`,
    button: "Rezervovat jiný termín",
    attached: "Otevřete každou přílohu a rezervace z kalendáře odstraníte.",
  },
  confirmation: {
    subject: (p) => `Vaše rezervace: ${p.when} – ${p.group}`,
    heading: "Rezervace je potvrzená",
    intro: (p) => `Dobrý den, rezervace${inName(p.name)} ${p.at} je potvrzená. Těšíme se na vás.`,
    button: "Zobrazit, přesunout nebo zrušit rezervaci",
    attached: "Rezervace je v příloze: otevřete soubor a přidáte si ji do kalendáře.",
  },
  cancellation: {
    subject: (p) => `Zrušená rezervace: ${p.when} – ${p.group}`,
    heading: "Rezervace je zrušená",
    intro: (p) => `Dobrý den, rezervace${inName(p.name)} ${p.at} je zrušená.`,
    button: "Rezervovat jiný termín",
    attached: "Otevřete přílohu a rezervaci z kalendáře odstraníte.",
  },
  bookedForYou: {
    subject: (p) => `Vaše rezervace: ${p.when} – ${p.group}`,
    heading: "Máte novou rezervaci",
    intro: (p) => `Dobrý den, máte novou rezervaci${inName(p.name)} ${p.at}. Zapsáno: ${p.by}.`,
    button: "Zobrazit, přesunout nebo zrušit rezervaci",
    attached: "Rezervace je v příloze: otevřete soubor a přidáte si ji do kalendáře.",
  },
  cancelledByPro: {
    subject: (p) => `Zrušená rezervace: ${p.when} – ${p.group}`,
    heading: "Rezervaci jsme museli zrušit",
    intro: (p) =>
      `Dobrý den, rezervaci${inName(p.name)} ${p.at} bohužel nemůžeme dodržet. Velmi se omlouváme.`,
    button: "Vybrat jiný termín",
    attached: "Otevřete přílohu a rezervaci z kalendáře odstraníte.",
  },
  bookedForYouOfSeveral: {
    subject: (p) => `Vaše rezervace, první: ${p.when} – ${p.group}`,
    heading: "Máte nové rezervace",
    intro: (p) => `Dobrý den, máte nové rezervace${inName(p.name)} ${p.at}. Zapsáno: ${p.by}.`,
    button: "Zobrazit, přesunout nebo zrušit rezervace",
    attached: "Rezervace jsou v přílohách: otevřete každý soubor a přidáte si je do kalendáře.",
  },
  cancelledByProOfSeveral: {
    subject: (p) => `Zrušené rezervace, první: ${p.when} – ${p.group}`,
    heading: "Rezervace jsme museli zrušit",
    intro: (p) =>
      `Dobrý den, rezervace${inName(p.name)} ${p.at} bohužel nemůžeme dodržet. Velmi se omlouváme.`,
    button: "Vybrat jiný termín",
    attached: "Otevřete každou přílohu a rezervace z kalendáře odstraníte.",
  },
  moved: {
    subject: (p) => `Přesunutá rezervace, nový termín: ${p.when} – ${p.group}`,
    heading: "Rezervace je přesunutá",
    intro: (p) => `Dobrý den, rezervace${inName(p.name)} ${p.at} má nový termín.`,
    button: "Zobrazit, přesunout nebo zrušit rezervaci",
    attached: "Otevřete přílohu a rezervaci v kalendáři aktualizujete.",
  },
  movedOfSeveral: {
    subject: (p) => `Přesunuté rezervace, první: ${p.when} – ${p.group}`,
    heading: "Rezervace jsou přesunuté",
    intro: (p) => `Dobrý den, rezervace${inName(p.name)} ${p.at} mají nový termín.`,
    button: "Zobrazit, přesunout nebo zrušit rezervace",
    attached: "Otevřete každou přílohu a rezervace v kalendáři aktualizujete.",
  },
  reminder: {
    subject: (p) => `Připomínka rezervace: ${p.when} – ${p.group}`,
    heading: "Vaše rezervace se blíží",
    intro: (p) => `Dobrý den, připomínáme rezervaci${inName(p.name)} ${p.at}. Těšíme se na vás.`,
    button: "Zobrazit, přesunout nebo zrušit rezervaci",
    attached: "Rezervace je v příloze, pokud ji v kalendáři ještě nemáte.",
  },
  reminderOfSeveral: {
    subject: (p) => `Připomínka rezervací, první: ${p.when} – ${p.group}`,
    heading: "Vaše rezervace se blíží",
    intro: (p) => `Dobrý den, připomínáme rezervace${inName(p.name)} ${p.at}. Těšíme se na vás.`,
    button: "Zobrazit, přesunout nebo zrušit rezervace",
    attached: "Rezervace jsou v přílohách, pokud je v kalendáři ještě nemáte.",
  },
  sms: (p) => `Připomínka: rezervace ${p.at}, ${p.when}.`,
  smsConfirmation: (p) => `Potvrzeno: rezervace ${p.at}, ${p.when}.`,
  smsAnswer: (p) => `Přijdete? ${p.url}`,
  answers: { yes: "Přijdu", no: "Nemohu přijít" },

  wishNoted: {
    subject: (p) => `Jste na čekací listině – ${p.group}`,
    heading: "Jste na čekací listině",
    intro: (p) => `Dobrý den, jakmile se uvolní vhodný termín ${p.at}, napíšeme vám a podržíme vám ho.`,
    button: "Zobrazit nebo stáhnout žádost",
  },
  timeOffered: {
    subject: (p) => `Uvolnil se termín: ${p.when} – ${p.group}`,
    heading: "Uvolnil se termín",
    intro: (p) => `Dobrý den, právě se uvolnil termín ${p.at}. Držíme ho pro vás.`,
    button: "Odpovědět",
    until: (p) => `Držíme ho pro vás. Lhůta pro odpověď: ${p.until}. Potom ho dostane další v pořadí.`,
    moves: "Vaše současná rezervace platí, dokud nový termín nepřijmete.",
    sms: (p) => `Volný termín ${p.at}: ${p.when}. Lhůta pro odpověď: ${p.until}. Odpovězte zde: ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p) => `Nová rezervace: ${p.name}, ${p.when}`,
      heading: "Nová rezervace",
      intro: (p) => `Online rezervace na jméno ${p.name}.`,
    },
    moved: {
      subject: (p) => `Přesunutá rezervace: ${p.name}, ${p.when}`,
      heading: "Rezervace byla přesunuta",
      intro: (p) => `Nový termín vybraný online, na jméno ${p.name}.`,
    },
    cancelled: {
      subject: (p) => `Zrušená rezervace: ${p.name}, ${p.when}`,
      heading: "Rezervace byla zrušena",
      intro: (p) => `Rezervace na jméno ${p.name} byla zrušena online.`,
    },
  },
  openCalendar: "Otevřít kalendář",
  noticeFooter: (p) =>
    `Tuto zprávu dostáváte, protože je tato adresa uvedena mezi adresami pro oznámení (${p.group}).`,
  preview: (p) => `[Zkouška] ${p.subject}`,
  activation: {
    subject: (p) => `Aktivujte účet – ${p.group}`,
    heading: "Ještě jeden krok",
    intro: (p) => `Váš účet ${p.at} je založený. Aktivujte ho a pak si nastavte heslo.`,
    button: "Aktivovat účet",
  },
  alreadyRegistered: {
    subject: (p) => `Účet už máte – ${p.group}`,
    heading: "Účet už máte",
    intro: (p) =>
      `Někdo, nejspíš vy, zkouší založit účet ${p.at} s touto adresou, která už účet má. Stačí se přihlásit.`,
    button: "Přihlásit se",
  },
  emailChange: {
    subject: (p) => `Potvrďte novou adresu – ${p.group}`,
    heading: "Potvrďte novou adresu",
    intro: (p) =>
      `Dostali jsme žádost používat tuto adresu pro váš účet ${p.at}. Tu dosavadní nahradí, jakmile ji potvrdíte.`,
    button: "Potvrdit tuto adresu",
  },
  ficheEmail: {
    subject: (p) => `Potvrďte novou adresu – ${p.group}`,
    heading: "Potvrďte novou adresu",
    intro: (p) =>
      `Dostali jsme žádost posílat sem zprávy o vašich rezervacích ${p.at}. Tato adresa nahradí dosavadní, jakmile ji potvrdíte na zařízení, kde jste v účtu.`,
    button: "Potvrdit tuto adresu",
  },
  bookingRefused: {
    subject: (p) => `Rezervace se nezdařila – ${p.group}`,
    heading: "Rezervace se nezdařila",
    intro: (p) =>
      `Právě přišla žádost o termín na vaše jméno ${p.at}. Rezervace nevznikla; důvod sdělujeme jen zde.`,
    button: "Zpět k rezervaci",
  },
  busySourceFailed: {
    subject: (p) => `Připojený kalendář nelze načíst – ${p.group}`,
    heading: "Připojený kalendář nelze načíst",
    intro: (p) => `Několikrát jsme se pokusili načíst jiný kalendář připojený k „${p.name}“.`,
    button: "Otevřít kalendář",
  },
  webhookOff: {
    subject: (p) => `Webhook byl vypnut – ${p.group}`,
    heading: "Webhook byl vypnut",
    intro: (p) =>
      `Vypnuli jsme webhook „${p.name}“: tento program se už nedozví, co se děje ve vašem kalendáři.`,
    button: "Otevřít webhooky",
  },
  antsRegisterFailed: {
    subject: (p) => `Národní registr přestal odpovídat – ${p.group}`,
    heading: "Národní registr přestal odpovídat",
    intro: () =>
      "Už několik hodin nelze předávat termíny národnímu registru občanských průkazů a pasů ani ověřovat čísla předběžných žádostí.",
    button: "Otevřít národní sítě",
  },
  sasPlatformFailed: {
    subject: (p) => `Platforma dispečerů přestala odpovídat – ${p.group}`,
    heading: "Platforma dispečerů přestala odpovídat",
    intro: () =>
      "Už několik hodin nelze termíny rezervované zdravotnickými dispečery předávat jejich platformě.",
    button: "Otevřít národní sítě",
  },
  draftFailed: {
    subject: (p) => `Koncept se nepodařilo zveřejnit – ${p.group}`,
    heading: "Koncept se nepodařilo zveřejnit",
    intro: (p) =>
      `Koncept „${p.name}“ se měl teď zveřejnit. Pro vaše klienty se zatím nic nezměnilo: otevřete ho a zveřejněte, nebo zvolte jiné datum.`,
    button: "Otevřít koncept",
  },
  emailChanged: {
    subject: (p) => `Adresa vašeho účtu se změnila – ${p.group}`,
    heading: "Adresa vašeho účtu se změnila",
    intro: (p) => `Váš účet ${p.at} teď používá jinou adresu. Na tuto už zprávy chodit nebudou.`,
    button: "Přihlásit se",
  },
  factorOn: {
    subject: (p) => `Dvoufázové ověření je zapnuté – ${p.group}`,
    heading: "Dvoufázové ověření je zapnuté",
    intro: (p) => `K vašemu pracovnímu přihlášení ${p.at} přibyla ověřovací aplikace nebo přístupový klíč.`,
    button: "Přihlásit se",
  },
  factorOff: {
    subject: (p) => `Dvoufázové ověření je vypnuté – ${p.group}`,
    heading: "Dvoufázové ověření je vypnuté",
    intro: (p) =>
      `Vaše pracovní přihlášení ${p.at} teď vyžaduje jen heslo: druhý krok jste vypnuli vy nebo správce pracoviště.`,
    button: "Přihlásit se",
  },
  emailTaken: {
    subject: (p) => `Tato adresa už účet má – ${p.group}`,
    heading: "Tato adresa už účet má",
    intro: (p) =>
      `Někdo zkouší použít tuto adresu pro jiný účet ${p.at}. To není možné, protože už má vlastní; nic se nezměnilo.`,
    button: "Přihlásit se",
  },
  reset: {
    subject: (p) => `Nové heslo – ${p.group}`,
    heading: "Nastavte si nové heslo",
    intro: (p) =>
      `Dostali jsme žádost o nové heslo k vašemu účtu ${p.at}. Současné platí, dokud si nenastavíte jiné.`,
    button: "Nastavit heslo",
  },
  newGroup: {
    subject: (p) => `Vaše rezervační stránka – ${p.group}`,
    heading: "Vaše stránka je připravená",
    intro: (p) =>
      `Online rezervace ${p.at} jsou připravené. Potvrďte svou adresu, nastavte si heslo a stránku zveřejněte, až budete chtít: do té doby ji nikdo neuvidí.`,
    button: "Otevřít moji stránku",
  },
  invitation: {
    subject: (p) => `Váš pracovní účet – ${p.group}`,
    heading: "Máte pozvánku do týmu",
    intro: (p) =>
      `Je pro vás${inName(p.name)} připravený pracovní účet ${p.at} s kalendářem a rezervacemi. Otevřete ho přijetím pozvánky.`,
    button: "Zobrazit pozvánku",
  },
  proReset: {
    subject: (p) => `Nové heslo – ${p.group}`,
    heading: "Nastavte si nové heslo",
    intro: (p) =>
      `Dostali jsme žádost o nové heslo k vašemu pracovnímu účtu ${p.at}. Současné platí, dokud si nenastavíte jiné.`,
    button: "Nastavit heslo",
  },
  ficheKey: {
    subject: (p) => `Vaše rezervace – ${p.group}`,
    heading: "Podívejte se na své rezervace",
    intro: (p) => `Tento odkaz otevře bez hesla vaše rezervace ${p.at}.`,
    button: "Otevřít moje rezervace",
  },
  noticeAddress: {
    subject: (p) => `Potvrdit tuto adresu pro oznámení o termínech? – ${p.group}`,
    heading: "Potvrdit tuto adresu?",
    intro: (p) =>
      `Tato adresa byla uvedena pro oznámení o termínech rezervovaných ${p.at}. Pokud je chcete dostávat, potvrďte ji na stránce, kterou otevře toto tlačítko; do té doby se žádné oznámení neposílá.`,
    button: "Otevřít stránku",
  },
  deletion: {
    subject: (p) => `Vymazat vaše osobní údaje? – ${p.group}`,
    heading: "Vymazat vaše osobní údaje?",
    intro: (p) =>
      `Dostali jsme žádost o výmaz vašich osobních údajů ${p.at}. Potvrďte ji na stránce, kterou otevře tlačítko; do té doby se nic nestane.`,
    button: "Otevřít stránku",
  },
  deletionConfirmed: {
    subject: (p) => `Vaše osobní údaje budou vymazány – ${p.group}`,
    heading: "Žádost je potvrzená",
    intro: (p) => `Přijali jsme žádost o výmaz vašich osobních údajů ${p.at}.`,
    button: "Zobrazit stav žádosti",
  },
  deletionDay: (p) => `Nejbližší datum výmazu: ${p.day}. Do té doby se můžete přihlásit a žádost vzít zpět.`,
  linkForDays: (p) => `Odkaz platí ${p.days} dní.`,
  linkFor: (p) => `Tento odkaz otevře rezervace této osoby: ${p.name}.`,
  linkHours: (p) => `Odkaz funguje jen jednou, během ${p.hours} hodin.`,
  linkDays: "Odkaz platí 90 dní. Nikomu ho nepředávejte.",
  changedByOther: (p) =>
    p.phone === ""
      ? "Není tato změna od vás? Co nejdřív se nám ozvěte."
      : `Není tato změna od vás? Co nejdřív zavolejte: ${p.phone}.`,
  notYou: "Tato žádost není od vás? Nedělejte nic: nic se nezmění.",
  accountFooter: (p) =>
    `Tuto zprávu dostáváte, protože někdo zadal tuto adresu na stránce s rezervacemi (${p.group}).`,
  teamFooter: (p) => `Tuto zprávu dostáváte, protože je tato adresa uvedena u někoho z týmu (${p.group}).`,
  onItsWay: "Pokud je adresa správná, čeká na vás zpráva v poštovní schránce.",
  labels: {
    when: "Kdy",
    busy: "Obsazeno",
    what: "Služba",
    duration: "Délka",
    places: "Počet míst",
    calendar: "Obsluhuje",
    resource: "Místnost nebo vybavení",
    fiche: "Pro koho",
    where: "Kde",
    price: "Cena",
    total: "Celkem",
    comments: "Vaše zpráva",
    phone: "Telefon",
    email: "E‑mailová adresa",
    message: "Zpráva",
    video: "Videohovor",
    schedule: "Průběh",
    before: "Předchozí termín",
    reason: "Důvod",
    arrivalCode: "Kód při příchodu",
    pause: "Přestávka",
  },
  addToCalendar: "Přidat do kalendáře",
  googleCalendar: "Kalendář Google",
  otherCalendars: "Apple, Outlook",
  insteadOf: (p) => `místo ${p.price}`,
  pass: { first: "před změnou času", second: "po změně času" },
  localTime: (p) => `Časy jsou uvedeny v místním čase (${p.place}).`,
  help: (p) =>
    p.phone === ""
      ? "Nemůžete přijít? Zrušte prosím rezervaci co nejdřív: na termín možná někdo čeká."
      : `Máte dotaz, nebo nemůžete přijít? Zavolejte: ${p.phone}.`,
  footer: (p) => `Tuto zprávu dostáváte, protože u rezervace ${p.at} je uvedena tato adresa.`,
};
