import { change } from "./change.ts";
import type { MailPhrases } from "../../catalogues.ts";

function greet(name: string): string {
  return name === "" ? "Jó napot kívánunk!" : `Kedves ${name}!`;
}

/** `at` comes last in its sentence: what it ends in can take no suffix. */
export const mail: MailPhrases = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "Időpont megtekintése",
  viewSeveral: "Időpontok megtekintése",
  at: (p) => (p.preposition === "" ? `itt: ${p.group}` : `${p.preposition} ${p.group}`),
  confirmationOfSeveral: {
    subject: (p) => `Időpontjai, az első: ${p.when} – ${p.group}`,
    heading: "Időpontjai lefoglalva",
    intro: (p) => `${greet(p.name)} Szeretettel várjuk ${p.at}.`,
    button: "Időpontok megtekintése, áthelyezése vagy lemondása",
    attached: "Az időpontokat csatoltuk: nyissa meg a fájlokat, és vegye fel őket a naptárába.",
  },
  cancellationOfSeveral: {
    subject: (p) => `Lemondott időpontok, az első: ${p.when} – ${p.group}`,
    heading: "Időpontjai lemondva",
    intro: (p) => `${greet(p.name)} Az alábbi időpontjai elmaradnak ${p.at}.`,
    button: "Új időpont foglalása",
    attached: "Nyissa meg a csatolt fájlokat, hogy az időpontok kikerüljenek a naptárából.",
  },
  confirmation: {
    subject: (p) => `Időpontja: ${p.when} – ${p.group}`,
    heading: "Időpontja lefoglalva",
    intro: (p) => `${greet(p.name)} Szeretettel várjuk ${p.at}.`,
    button: "Időpont megtekintése, áthelyezése vagy lemondása",
    attached: "Az időpontot csatoltuk: nyissa meg a fájlt, és vegye fel a naptárába.",
  },
  cancellation: {
    subject: (p) => `Lemondott időpont: ${p.when} – ${p.group}`,
    heading: "Időpontja lemondva",
    intro: (p) => `${greet(p.name)} Az alábbi időpontja elmarad ${p.at}.`,
    button: "Új időpont foglalása",
    attached: "Nyissa meg a csatolt fájlt, hogy az időpont kikerüljön a naptárából.",
  },
  bookedForYou: {
    subject: (p) => `Időpontja: ${p.when} – ${p.group}`,
    heading: "Időpontot foglaltak Önnek",
    intro: (p) => `${greet(p.name)} ${p.by} foglalta Önnek ezt az időpontot ${p.at}.`,
    button: "Időpont megtekintése, áthelyezése vagy lemondása",
    attached: "Az időpontot csatoltuk: nyissa meg a fájlt, és vegye fel a naptárába.",
  },
  cancelledByPro: {
    subject: (p) => `Elmaradó időpont: ${p.when} – ${p.group}`,
    heading: "Az időpontját le kellett mondanunk",
    intro: (p) => `${greet(p.name)} Elnézését kérjük: az alábbi időpontját nem tudjuk megtartani ${p.at}.`,
    button: "Másik időpont választása",
    attached: "Nyissa meg a csatolt fájlt, hogy az időpont kikerüljön a naptárából.",
  },
  bookedForYouOfSeveral: {
    subject: (p) => `Időpontjai, az első: ${p.when} – ${p.group}`,
    heading: "Időpontokat foglaltak Önnek",
    intro: (p) => `${greet(p.name)} ${p.by} foglalta Önnek ezeket az időpontokat ${p.at}.`,
    button: "Időpontok megtekintése, áthelyezése vagy lemondása",
    attached: "Az időpontokat csatoltuk: nyissa meg a fájlokat, és vegye fel őket a naptárába.",
  },
  cancelledByProOfSeveral: {
    subject: (p) => `Elmaradó időpontok, az első: ${p.when} – ${p.group}`,
    heading: "Az időpontjait le kellett mondanunk",
    intro: (p) => `${greet(p.name)} Elnézését kérjük: az alábbi időpontjait nem tudjuk megtartani ${p.at}.`,
    button: "Másik időpont választása",
    attached: "Nyissa meg a csatolt fájlokat, hogy az időpontok kikerüljenek a naptárából.",
  },
  moved: {
    subject: (p) => `Új időpontja: ${p.when} – ${p.group}`,
    heading: "Időpontja áthelyezve",
    intro: (p) => `${greet(p.name)} Az új időpontban várjuk ${p.at}.`,
    button: "Időpont megtekintése, áthelyezése vagy lemondása",
    attached: "Nyissa meg a csatolt fájlt, hogy az időpont a naptárában is frissüljön.",
  },
  movedOfSeveral: {
    subject: (p) => `Új időpontjai, az első: ${p.when} – ${p.group}`,
    heading: "Időpontjai áthelyezve",
    intro: (p) => `${greet(p.name)} Az új időpontokban várjuk ${p.at}.`,
    button: "Időpontok megtekintése, áthelyezése vagy lemondása",
    attached: "Nyissa meg a csatolt fájlokat, hogy az időpontok a naptárában is frissüljenek.",
  },
  reminder: {
    subject: (p) => `Emlékeztető: időpontja ${p.when} – ${p.group}`,
    heading: "Közeleg az időpontja",
    intro: (p) => `${greet(p.name)} Szeretettel várjuk ${p.at}.`,
    button: "Időpont megtekintése, áthelyezése vagy lemondása",
    attached: "Az időpontot csatoltuk, ha még nem szerepelne a naptárában.",
  },
  reminderOfSeveral: {
    subject: (p) => `Emlékeztető: időpontjai, az első ${p.when} – ${p.group}`,
    heading: "Közelegnek az időpontjai",
    intro: (p) => `${greet(p.name)} Szeretettel várjuk ${p.at}.`,
    button: "Időpontok megtekintése, áthelyezése vagy lemondása",
    attached: "Az időpontokat csatoltuk, ha még nem szerepelnének a naptárában.",
  },
  sms: (p) => `Emlékeztető: időpontja ${p.when}, ${p.at}.`,
  smsConfirmation: (p) => `Megerősítve: időpontja ${p.when}, ${p.at}.`,
  smsAnswer: (p) => `Eljön? ${p.url}`,
  answers: { yes: "Ott leszek", no: "Nem tudok elmenni" },

  wishNoted: {
    subject: (p) => `Felkerült a várólistára – ${p.group}`,
    heading: "Felkerült a várólistára",
    intro: (p) => `${greet("")} Amint megfelelő időpont szabadul fel ${p.at}, írunk Önnek, és fenntartjuk.`,
    button: "Kérés megtekintése vagy visszavonása",
  },
  timeOffered: {
    subject: (p) => `Felszabadult egy időpont: ${p.when} – ${p.group}`,
    heading: "Felszabadult egy időpont",
    intro: (p) => `${greet("")} Most szabadult fel ez az időpont ${p.at}. Fenntartjuk Önnek.`,
    button: "Válasz",
    until: (p) => `Eddig tartjuk fenn Önnek: ${p.until}`,
    moves: "Jelenlegi időpontja érvényben marad, amíg el nem fogadja az újat.",
    sms: (p) =>
      `Felszabadult időpont ${p.at}, ${p.when}; eddig tartjuk fenn Önnek, ${p.until}; válasz itt: ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p) => `Új időpont: ${p.name}, ${p.when}`,
      heading: "Új időpont",
      intro: (p) => `Online foglalt időpont: ${p.name}.`,
    },
    moved: {
      subject: (p) => `Áthelyezett időpont: ${p.name}, ${p.when}`,
      heading: "Egy időpontot áthelyeztek",
      intro: (p) => `Online választott új időpont: ${p.name}.`,
    },
    cancelled: {
      subject: (p) => `Lemondott időpont: ${p.name}, ${p.when}`,
      heading: "Egy időpontot lemondtak",
      intro: (p) => `Online lemondott időpont: ${p.name}.`,
    },
  },
  openCalendar: "A naptár megnyitása",
  noticeFooter: (p) =>
    `Ezt az üzenetet azért kapja, mert ez a cím szerepel a szolgáltató értesítései között (${p.group}).`,
  preview: (p) => `[Próba] ${p.subject}`,
  activation: {
    subject: (p) => `Aktiválja a fiókját – ${p.group}`,
    heading: "Még egy lépés",
    intro: (p) => `Fiókot hozott létre ${p.at}. Aktiválja, majd válasszon jelszót.`,
    button: "Fiókom aktiválása",
  },
  alreadyRegistered: {
    subject: (p) => `Önnek már van fiókja – ${p.group}`,
    heading: "Önnek már van fiókja",
    intro: (p) =>
      `Valaki, valószínűleg Ön, ezzel a címmel fiókot akart létrehozni ${p.at}. Ehhez a címhez már tartozik fiók: elég bejelentkeznie.`,
    button: "Bejelentkezés",
  },
  emailChange: {
    subject: (p) => `Erősítse meg az új címét – ${p.group}`,
    heading: "Erősítse meg az új címét",
    intro: (p) =>
      `Ezt a címet szeretné használni a fiókjához ${p.at}. Amint megerősíti, ez lép a régi helyébe.`,
    button: "Cím megerősítése",
  },
  ficheEmail: {
    subject: (p) => `Erősítse meg az új címét – ${p.group}`,
    heading: "Erősítse meg az új címét",
    intro: (p) =>
      `Erre a címre szeretne üzeneteket kapni az időpontjairól ${p.at}. Amint megerősíti azon az eszközön, amelyen bejelentkezett, ez lép a régi helyébe.`,
    button: "Cím megerősítése",
  },
  bookingRefused: {
    subject: (p) => `A foglalása nem sikerült – ${p.group}`,
    heading: "A foglalása nem sikerült",
    intro: (p) =>
      `Az Ön nevében az imént időpontot kértek ${p.at}. A foglalás nem jött létre; az okát csak Önnel közöljük.`,
    button: "Vissza a foglaláshoz",
  },
  busySourceFailed: {
    subject: (p) => `Egy hozzákapcsolt naptár nem olvasható – ${p.group}`,
    heading: "Egy hozzákapcsolt naptár nem olvasható",
    intro: (p) => `Többször is megpróbáltuk olvasni a másik naptárat, amely ehhez kapcsolódik: „${p.name}”.`,
    button: "Naptár megnyitása",
  },
  webhookOff: {
    subject: (p) => `Egy webhook ki lett kapcsolva – ${p.group}`,
    heading: "Egy webhook ki lett kapcsolva",
    intro: (p) =>
      `Kikapcsoltuk a(z) „${p.name}” webhookot: ez a program már nem kap értesítést arról, mi történik a naptárban.`,
    button: "A webhookok megnyitása",
  },
  antsRegisterFailed: {
    subject: (p) => `A nemzeti nyilvántartás nem válaszol – ${p.group}`,
    heading: "A nemzeti nyilvántartás nem válaszol",
    intro: () =>
      "Néhány órája nem lehet időpontokat továbbítani a személyi igazolványok és útlevelek nemzeti nyilvántartásába, és az előzetes kérelmek száma sem ellenőrizhető.",
    button: "A nemzeti hálózatok megnyitása",
  },
  sasPlatformFailed: {
    subject: (p) => `A diszpécserek platformja nem válaszol – ${p.group}`,
    heading: "A diszpécserek platformja nem válaszol",
    intro: () =>
      "Néhány órája nem lehet a sürgősségi diszpécserek által foglalt időpontokat a platformjukra továbbítani.",
    button: "A nemzeti hálózatok megnyitása",
  },
  draftFailed: {
    subject: (p) => `Egy piszkozatot nem sikerült közzétenni – ${p.group}`,
    heading: "A piszkozatot nem sikerült közzétenni",
    intro: (p) =>
      `Most kellett volna közzétenni ezt a piszkozatot: „${p.name}”. Az ügyfelek számára még semmi sem változott: nyissa meg, és tegye közzé, vagy válasszon másik dátumot.`,
    button: "Piszkozat megnyitása",
  },
  emailChanged: {
    subject: (p) => `A fiókja címe megváltozott – ${p.group}`,
    heading: "A fiókja címe megváltozott",
    intro: (p) => `Mostantól másik cím tartozik a fiókjához ${p.at}. Erre a címre nem küldünk több üzenetet.`,
    button: "Bejelentkezés",
  },
  factorOn: {
    subject: (p) => `Kétlépcsős azonosítás bekapcsolva – ${p.group}`,
    heading: "Kétlépcsős azonosítás bekapcsolva",
    intro: (p) => `Hitelesítő alkalmazás vagy azonosítókulcs került a munkatársi fiókjához ${p.at}.`,
    button: "Bejelentkezés",
  },
  factorOff: {
    subject: (p) => `Kétlépcsős azonosítás kikapcsolva – ${p.group}`,
    heading: "Kétlépcsős azonosítás kikapcsolva",
    intro: (p) =>
      `Most már csak a jelszó kell a munkatársi fiókjához ${p.at}. Ön vagy a munkahely vezetője kikapcsolta a második lépést.`,
    button: "Bejelentkezés",
  },
  emailTaken: {
    subject: (p) => `Ehhez a címhez már tartozik fiók – ${p.group}`,
    heading: "Ehhez a címhez már tartozik fiók",
    intro: (p) =>
      `Valaki ezt a címet egy másik fiókhoz akarta használni ${p.at}. Ez nem lehetséges, mert már tartozik hozzá egy; semmi sem változott.`,
    button: "Bejelentkezés",
  },
  reset: {
    subject: (p) => `Új jelszava – ${p.group}`,
    heading: "Válasszon új jelszót",
    intro: (p) =>
      `Új jelszót kért a fiókjához ${p.at}. A jelenlegi addig érvényes, amíg másikat nem választ.`,
    button: "Jelszó választása",
  },
  newGroup: {
    subject: (p) => `Az Ön foglalási oldala – ${p.group}`,
    heading: "Az oldala elkészült",
    intro: (p) =>
      `Elkészült az online időpontfoglalás ${p.at}. Erősítse meg a címét, válasszon jelszót, és tegye közzé az oldalt, amikor szeretné: addig senki sem látja.`,
    button: "Az oldalam megnyitása",
  },
  invitation: {
    subject: (p) => `Munkatársi fiókja – ${p.group}`,
    heading: "Meghívták a csapatba",
    intro: (p) =>
      `${greet(p.name)} Munkatársi fiókja naptárral és időpontokkal várja ${p.at}. A megnyitásához fogadja el a meghívást.`,
    button: "A meghívás megtekintése",
  },
  proReset: {
    subject: (p) => `Új jelszava – ${p.group}`,
    heading: "Válasszon új jelszót",
    intro: (p) =>
      `Új jelszót kért a munkatársi fiókjához ${p.at}. A jelenlegi addig érvényes, amíg másikat nem választ.`,
    button: "Jelszó választása",
  },
  ficheKey: {
    subject: (p) => `Időpontjai – ${p.group}`,
    heading: "Az időpontjaihoz",
    intro: (p) => `Ezzel a linkkel jelszó nélkül eléri az időpontjait ${p.at}.`,
    button: "Időpontjaim megnyitása",
  },
  noticeAddress: {
    subject: (p) => `Megerősíti ezt a címet az időpontokról szóló értesítésekhez? – ${p.group}`,
    heading: "Megerősíti ezt a címet?",
    intro: (p) =>
      `Ezt a címet adták meg az időpontfoglalásokról szóló értesítésekhez ${p.at}. Ha szeretné megkapni őket, erősítse meg a címet azon az oldalon, amelyet ez a gomb megnyit; addig nem küldünk ide értesítést.`,
    button: "Oldal megnyitása",
  },
  deletion: {
    subject: (p) => `Törli a személyes adatait? – ${p.group}`,
    heading: "Törli a személyes adatait?",
    intro: (p) =>
      `Személyes adatainak törlését kérte ${p.at}. Erősítse meg azon az oldalon, amelyet ez a gomb nyit meg; addig semmi sem történik.`,
    button: "Oldal megnyitása",
  },
  deletionConfirmed: {
    subject: (p) => `Személyes adatait töröljük – ${p.group}`,
    heading: "A kérését megerősítette",
    intro: (p) => `Rögzítettük, hogy személyes adatainak törlését kéri ${p.at}.`,
    button: "A kérés állapota",
  },
  deletionDay: (p) =>
    `Erre legkorábban ezen a napon kerül sor: ${p.day}. Addig bejelentkezhet, és visszavonhatja a kérését.`,
  linkForDays: (p) => `A link ${p.days} napig érvényes.`,
  linkFor: (p) => `Ez a link a következő személy időpontjait nyitja meg: ${p.name}.`,
  linkHours: (p) => `A link egyszer használható, ${p.hours} órán belül.`,
  linkDays: "A link 90 napig érvényes. Ne adja tovább senkinek.",
  changedByOther: (p) =>
    p.phone === ""
      ? "Nem Ön volt? Kérjük, azonnal forduljon a szolgáltatóhoz."
      : `Nem Ön volt? Kérjük, azonnal hívja ezt a számot: ${p.phone}.`,
  notYou: "Nem Ön kérte? Nincs teendője: semmi sem változik.",
  accountFooter: (p) =>
    `Azért kapta ezt az üzenetet, mert ezt a címet beírták egy foglalási oldalon (${p.group}).`,
  teamFooter: (p) => `Azért kapta ezt az üzenetet, mert ez a cím a munkatársak között szerepel (${p.group}).`,
  onItsWay: "Ha ez a cím helyes, üzenet várja a postafiókjában.",
  labels: {
    when: "Mikor",
    busy: "Foglalt",
    what: "Szolgáltatás",
    duration: "Időtartam",
    places: "Helyek száma",
    calendar: "Fogadja",
    resource: "Helyiség vagy eszköz",
    fiche: "Kinek",
    where: "Hol",
    price: "Ár",
    total: "Összesen",
    comments: "Az Ön üzenete",
    phone: "Telefonszám",
    email: "E‑mail-cím",
    message: "Üzenet",
    video: "Videóhívásban",
    schedule: "Program",
    before: "Korábbi időpont",
    reason: "Indok",
    arrivalCode: "Érkezési kód",
    pause: "Szünet",
  },
  addToCalendar: "Felvétel a naptáramba",
  googleCalendar: "Google Naptár",
  otherCalendars: "Apple, Outlook",
  insteadOf: (p) => `(korábban ${p.price})`,
  pass: { first: "az óraátállítás előtt", second: "az óraátállítás után" },
  localTime: (p) => `Az időpontok helyi idő szerint értendők (${p.place}).`,
  help: (p) =>
    p.phone === ""
      ? "Nem tud eljönni? Kérjük, mielőbb mondja le: lehet, hogy valaki más vár erre az időpontra."
      : `Kérdése van, vagy nem tud eljönni? Hívja ezt a számot: ${p.phone}.`,
  footer: (p) => `Azért kapta ezt az üzenetet, mert ezt a címet adták meg egy időponthoz ${p.at}.`,
};
