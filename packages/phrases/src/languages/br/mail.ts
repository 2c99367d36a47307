import { change } from "./change.ts";
import type { MailPhrases } from "../../catalogues.ts";

function greet(name: string): string {
  return name === "" ? "Demat deoc’h" : `Demat deoc’h ${name}`;
}

const see = "Gwelet, dilec’hiañ pe nullañ an emgav-mañ";
const seeSeveral = "Gwelet, dilec’hiañ pe nullañ an emgavioù-mañ";
const attached =
  "Stag eo an emgav ouzh ar gemennadenn-mañ : digorit ar restr evit e ouzhpennañ d’ho teiziataer.";
const attachedSeveral =
  "Stag eo an emgavioù ouzh ar gemennadenn-mañ : digorit pep restr evit o ouzhpennañ d’ho teiziataer.";

export const mail: MailPhrases = {
  change,
  /** The button of a mail about appointments that can no longer be moved. */
  view: "Gwelet an emgav-mañ",
  viewSeveral: "Gwelet an emgavioù-mañ",
  at: (p) => (p.preposition === "" ? `gant ${p.group}` : `${p.preposition} ${p.group}`),
  confirmationOfSeveral: {
    subject: (p) => `Hoc’h emgavioù adalek : ${p.when} – ${p.group}`,
    heading: "Kadarnaet eo hoc’h emgavioù",
    intro: (p) => `${greet(p.name)}, kenavo a-benn nebeut ${p.at}.`,
    button: seeSeveral,
    attached: attachedSeveral,
  },
  cancellationOfSeveral: {
    subject: (p) => `Nullet : hoc’h emgavioù adalek : ${p.when} – ${p.group}`,
    heading: "Nullet eo hoc’h emgavioù",
    intro: (p) => `${greet(p.name)}, ne vo ket hoc’h emgavioù ${p.at}.`,
    button: "Kemer un emgav all",
    attached: "Digorit pep restr stag evit tennañ an emgavioù-mañ eus ho teiziataer.",
  },
  confirmation: {
    subject: (p) => `Hoc’h emgav : ${p.when} – ${p.group}`,
    heading: "Kadarnaet eo hoc’h emgav",
    intro: (p) => `${greet(p.name)}, kenavo a-benn nebeut ${p.at}.`,
    button: see,
    attached,
  },
  cancellation: {
    subject: (p) => `Nullet : hoc’h emgav, ${p.when} – ${p.group}`,
    heading: "Nullet eo hoc’h emgav",
    intro: (p) => `${greet(p.name)}, ne vo ket dalc’het hoc’h emgav ${p.at}.`,
    button: "Kemer un emgav all",
    attached: "Digorit ar restr stag evit tennañ an emgav eus ho teiziataer.",
  },
  bookedForYou: {
    subject: (p) => `Hoc’h emgav : ${p.when} – ${p.group}`,
    heading: "Un emgav a zo bet kemeret evidoc’h",
    intro: (p) => `${greet(p.name)}, kemeret eo bet an emgav-mañ ${p.at} evidoc’h gant ${p.by}.`,
    button: see,
    attached,
  },
  cancelledByPro: {
    subject: (p) => `Nullet : hoc’h emgav, ${p.when} – ${p.group}`,
    heading: "Ret eo bet nullañ hoc’h emgav",
    intro: (p) => `${greet(p.name)}, ne c’hallo ket bezañ hoc’h emgav ${p.at}. Hon digarezit, mar plij.`,
    button: "Dibab un eur all",
    attached: "Digorit ar restr stag evit tennañ an emgav eus ho teiziataer.",
  },
  bookedForYouOfSeveral: {
    subject: (p) => `Hoc’h emgavioù adalek : ${p.when} – ${p.group}`,
    heading: "Emgavioù a zo bet kemeret evidoc’h",
    intro: (p) => `${greet(p.name)}, kemeret eo bet an emgavioù-mañ ${p.at} evidoc’h gant ${p.by}.`,
    button: seeSeveral,
    attached: attachedSeveral,
  },
  cancelledByProOfSeveral: {
    subject: (p) => `Nullet : hoc’h emgavioù adalek : ${p.when} – ${p.group}`,
    heading: "Ret eo bet nullañ hoc’h emgavioù",
    intro: (p) => `${greet(p.name)}, ne c’hallo ket bezañ hoc’h emgavioù ${p.at}. Hon digarezit, mar plij.`,
    button: "Dibab un eur all",
    attached: "Digorit pep restr stag evit tennañ an emgavioù-mañ eus ho teiziataer.",
  },
  moved: {
    subject: (p) => `Dilec’hiet : hoc’h emgav, ${p.when} – ${p.group}`,
    heading: "Dilec’hiet eo hoc’h emgav",
    intro: (p) => `${greet(p.name)}, setu deiz hag eur nevez hoc’h emgav ${p.at}.`,
    button: see,
    attached: "Digorit ar restr stag evit hizivaat an emgav en ho teiziataer.",
  },
  movedOfSeveral: {
    subject: (p) => `Dilec’hiet : hoc’h emgavioù adalek : ${p.when} – ${p.group}`,
    heading: "Dilec’hiet eo hoc’h emgavioù",
    intro: (p) => `${greet(p.name)}, setu deizioù hag eurioù nevez hoc’h emgavioù ${p.at}.`,
    button: seeSeveral,
    attached: "Digorit pep restr stag evit hizivaat an emgavioù-mañ en ho teiziataer.",
  },
  reminder: {
    subject: (p) => `Degas da soñj : hoc’h emgav, ${p.when} – ${p.group}`,
    heading: "Tostaat a ra hoc’h emgav",
    intro: (p) => `${greet(p.name)}, kenavo a-benn nebeut ${p.at}.`,
    button: see,
    attached: "Stag eo an emgav ouzh ar gemennadenn-mañ, ma n’emañ ket en ho teiziataer c’hoazh.",
  },
  reminderOfSeveral: {
    subject: (p) => `Degas da soñj : hoc’h emgavioù adalek : ${p.when} – ${p.group}`,
    heading: "Tostaat a ra hoc’h emgavioù",
    intro: (p) => `${greet(p.name)}, kenavo a-benn nebeut ${p.at}.`,
    button: seeSeveral,
    attached: "Stag eo an emgavioù ouzh ar gemennadenn-mañ, ma n’emaint ket en ho teiziataer c’hoazh.",
  },
  sms: (p) => `Degas da soñj : emgav ${p.at}, ${p.when}.`,
  smsConfirmation: (p) => `Kadarnaet : emgav ${p.at}, ${p.when}.`,
  smsAnswer: (p) => `Dont a reot ? ${p.url}`,
  answers: { yes: "Dont a rin", no: "N’hallan ket dont" },

  wishNoted: {
    subject: (p) => `Emaoc’h war ar roll-gortoz – ${p.group}`,
    heading: "Emaoc’h war ar roll-gortoz",
    intro: (p) =>
      `${greet("")}, kerkent ha ma teuio un eur a zere deoc’h da vezañ vak ${p.at}, e skrivimp deoc’h hag e talc’himp anezhi evidoc’h.`,
    button: "Gwelet pe tennañ va goulenn",
  },
  timeOffered: {
    subject: (p) => `Un eur a zo deuet da vezañ vak : ${p.when} – ${p.group}`,
    heading: "Un eur a zo deuet da vezañ vak",
    intro: (p) =>
      `${greet("")}, emañ an eur-mañ o paouez dont da vezañ vak ${p.at}. Derc’hel a reomp anezhi evidoc’h.`,
    button: "Respont",
    until: (p) => `Dalc’het evidoc’h betek : ${p.until}`,
    moves: "Hoc’h emgav a-vremañ a chom keit ha n’ho peus ket asantet.",
    sms: (p) => `Eur vak ${p.at}, ${p.when}, dalc’het evidoc’h betek ${p.until}. Respontit amañ : ${p.url}`,
  },

  notices: {
    booked: {
      subject: (p) => `Emgav nevez : ${p.name}, ${p.when}`,
      heading: "Un emgav nevez",
      intro: (p) => `Kemeret eo bet an emgav-mañ enlinenn gant ${p.name}.`,
    },
    moved: {
      subject: (p) => `Emgav dilec’hiet : ${p.name}, ${p.when}`,
      heading: "Un emgav a zo bet dilec’hiet",
      intro: (p) => `Dibabet eo bet an eur nevez-mañ enlinenn gant ${p.name}.`,
    },
    cancelled: {
      subject: (p) => `Emgav nullet : ${p.name}, ${p.when}`,
      heading: "Un emgav a zo bet nullet",
      intro: (p) => `Nullet eo bet an emgav-mañ enlinenn gant ${p.name}.`,
    },
  },
  openCalendar: "Digeriñ an deiziataer",
  noticeFooter: (p) =>
    `Resev a rit ar gemennadenn-mañ dre ma’z emañ ar chomlec’h-mañ e kemennoù an ensavadur (${p.group}).`,
  preview: (p) => `[Taol-esae] ${p.subject}`,
  activation: {
    subject: (p) => `Gweredekait ho kont – ${p.group}`,
    heading: "Ur bazenn c’hoazh",
    intro: (p) => `Krouet hoc’h eus ur gont ${p.at}. Gweredekait anezhi, ha dibabit ho ker-tremen.`,
    button: "Gweredekaat ma c’hont",
  },
  alreadyRegistered: {
    subject: (p) => `Ur gont hoc’h eus dija – ${p.group}`,
    heading: "Ur gont hoc’h eus dija",
    intro: (p) =>
      `Unan bennak, c’hwi moarvat, en deus klasket krouiñ ur gont ${p.at} gant ar chomlec’h-mañ, hag unan a zo dija. A-walc’h eo deoc’h kevreañ.`,
    button: "Kevreañ",
  },
  emailChange: {
    subject: (p) => `Kadarnait ho chomlec’h nevez – ${p.group}`,
    heading: "Kadarnait ho chomlec’h nevez",
    intro: (p) =>
      `Goulennet hoc’h eus implij ar chomlec’h-mañ evit ho kont ${p.at}. Kemer a raio lec’h an hini kozh kerkent ha ma vo bet kadarnaet ganeoc’h.`,
    button: "Kadarnaat ar chomlec’h-mañ",
  },
  ficheEmail: {
    subject: (p) => `Kadarnait ho chomlec’h nevez – ${p.group}`,
    heading: "Kadarnait ho chomlec’h nevez",
    intro: (p) =>
      `Goulennet hoc’h eus resev amañ ar pezh a sell ouzh hoc’h emgavioù ${p.at}. Kemer a raio ar chomlec’h-mañ lec’h an hini kozh kerkent ha ma vo bet kadarnaet ganeoc’h war an ardivink m’emaoc’h kevreet warnañ.`,
    button: "Kadarnaat ar chomlec’h-mañ",
  },
  bookingRefused: {
    subject: (p) => `N’eo ket bet kemeret hoc’h emgav – ${p.group}`,
    heading: "N’eo ket bet kemeret hoc’h emgav",
    intro: (p) =>
      `Un emgav a zo o paouez bezañ goulennet en hoc’h anv ${p.at}. N’eo ket bet kemeret ; amañ hepken e lavaromp perak.`,
    button: "Distreiñ d’an emgavioù",
  },
  busySourceFailed: {
    subject: (p) => `Ne c’haller ket lenn un deiziataer kevreet – ${p.group}`,
    heading: "Ne c’haller ket lenn un deiziataer kevreet",
    intro: (p) => `Klasket hon eus meur a wech lenn an deiziataer all kevreet ouzh « ${p.name} ».`,
    button: "Digeriñ an deiziataer",
  },
  webhookOff: {
    subject: (p) => `Ur webhook a zo bet diweredekaet – ${p.group}`,
    heading: "Ur webhook a zo bet diweredekaet",
    intro: (p) =>
      `Diweredekaet hon eus ar webhook « ${p.name} » : ne vez ket kelaouet ken ar meziant-se eus ar pezh a c’hoarvez en ho teiziataer.`,
    button: "Digeriñ ar webhookoù",
  },
  antsRegisterFailed: {
    subject: (p) => `Ne respont ken ar marilh broadel – ${p.group}`,
    heading: "Ne respont ken ar marilh broadel",
    intro: () =>
      "Abaoe un nebeud eurioù ne c’haller ken kas an emgavioù d’ar marilh broadel evit ar c’hartennoù-anv hag ar paseporzhioù, na gwiriañ niverennoù ar rakgoulennoù.",
    button: "Digeriñ ar rouedadoù broadel",
  },
  sasPlatformFailed: {
    subject: (p) => `Ne respont ket mui savenn ar reolerien – ${p.group}`,
    heading: "Ne respont ket mui savenn ar reolerien",
    intro: () => "Abaoe meur a eur ne c’haller ket mui kas an emgavioù kemeret gant ar reolerien d’o savenn.",
    button: "Digeriñ ar rouedadoù broadel",
  },
  draftFailed: {
    subject: (p) => `N’eus ket bet gallet embann ur brouilhed – ${p.group}`,
    heading: "N’eus ket bet gallet embann ho prouilhed",
    intro: (p) =>
      `Ar brouilhed « ${p.name} » a dlee bezañ embannet bremañ. Netra n’eo cheñchet c’hoazh evit hoc’h arvalien : digorit anezhañ, embannit anezhañ pe dibabit un deiziad all.`,
    button: "Digeriñ ar brouilhed",
  },
  emailChanged: {
    subject: (p) => `Cheñchet eo chomlec’h ho kont – ${p.group}`,
    heading: "Cheñchet eo chomlec’h ho kont",
    intro: (p) => `Ur chomlec’h all a zo bremañ gant ho kont ${p.at}. Ne resevot kemennadenn ebet amañ ken.`,
    button: "Kevreañ",
  },
  factorOn: {
    subject: (p) => `Gweredekaet eo eil pazenn ho kevreadenn – ${p.group}`,
    heading: "Gweredekaet eo eil pazenn ho kevreadenn",
    intro: (p) =>
      `Un arload dilesa pe un alc’hwez moned a zo bet ouzhpennet d’ho kevreadenn a vicher ${p.at}.`,
    button: "Kevreañ",
  },
  factorOff: {
    subject: (p) => `Diweredekaet eo eil pazenn ho kevreadenn – ${p.group}`,
    heading: "Diweredekaet eo eil pazenn ho kevreadenn",
    intro: (p) =>
      `Ar ger-tremen hepken a vez goulennet bremañ gant ho kevreadenn a vicher ${p.at} : diweredekaet eo bet an eil pazenn ganeoc’h pe gant perc’henn an ensavadur.`,
    button: "Kevreañ",
  },
  emailTaken: {
    subject: (p) => `Ur gont a zo dija gant ar chomlec’h-mañ – ${p.group}`,
    heading: "Ur gont a zo dija gant ar chomlec’h-mañ",
    intro: (p) =>
      `Unan bennak en deus klasket implij ar chomlec’h-mañ evit ur gont all ${p.at}. N’haller ket, peogwir ez eus ur gont gantañ dija ; n’eus cheñchet netra.`,
    button: "Kevreañ",
  },
  reset: {
    subject: (p) => `Ho ker-tremen nevez – ${p.group}`,
    heading: "Dibabit ur ger-tremen nevez",
    intro: (p) =>
      `Goulennet hoc’h eus ur ger-tremen nevez evit ho kont ${p.at}. Mat e chom an hini a-vremañ keit ha n’hoc’h eus ket dibabet unan all.`,
    button: "Dibab ur ger-tremen",
  },
  newGroup: {
    subject: (p) => `Ho pajenn emgavioù – ${p.group}`,
    heading: "Prest eo ho pajenn",
    intro: (p) =>
      `Prest eo an emgavioù enlinenn ${p.at}. Kadarnait ho chomlec’h, dibabit ur ger-tremen hag embannit ar bajenn pa garoc’h : den ne wel anezhi a-raok.`,
    button: "Digeriñ ma fajenn",
  },
  invitation: {
    subject: (p) => `Ho kont a vicher – ${p.group}`,
    heading: "Pedet oc’h er skipailh",
    intro: (p) =>
      `${greet(p.name)}, prest eo evidoc’h ur gont a vicher ${p.at}, gant an deiziataer hag an emgavioù. Degemerit ar bedadenn evit digeriñ anezhi.`,
    button: "Gwelet ar bedadenn",
  },
  proReset: {
    subject: (p) => `Ho ker-tremen nevez – ${p.group}`,
    heading: "Dibabit ur ger-tremen nevez",
    intro: (p) =>
      `Goulennet hoc’h eus ur ger-tremen nevez evit ho kont a vicher ${p.at}. Mat e chom an hini a-vremañ keit ha n’hoc’h eus ket dibabet unan all.`,
    button: "Dibab ur ger-tremen",
  },
  ficheKey: {
    subject: (p) => `Hoc’h emgavioù – ${p.group}`,
    heading: "Adkavit hoc’h emgavioù",
    intro: (p) => `Gant al liamm-mañ e viot kevreet ouzh hoc’h emgavioù ${p.at}, hep ger-tremen ebet.`,
    button: "Digeriñ ma emgavioù",
  },
  noticeAddress: {
    subject: (p) => `Kadarnaat ar chomlec’h-mañ evit ar c’hemennoù emgav ? – ${p.group}`,
    heading: "Kadarnaat ar chomlec’h-mañ ?",
    intro: (p) =>
      `Roet eo bet ar chomlec’h-mañ evit resev kemennoù diwar-benn an emgavioù kemeret ${p.at}. Mar fell deoc’h o resev, kadarnait anezhañ war ar bajenn a zigor gant ar bouton-mañ ; betek neuze ne vo kaset kemenn ebet.`,
    button: "Digeriñ ar bajenn",
  },
  deletion: {
    subject: (p) => `Dilemel ho roadennoù personel ? – ${p.group}`,
    heading: "Dilemel ho roadennoù personel ?",
    intro: (p) =>
      `Goulennet hoc’h eus ma vefe dilamet ho roadennoù personel ${p.at}. Kadarnait war ar bajenn a vez digoret gant an nozelenn-mañ ; betek neuze ne c’hoarvez netra.`,
    button: "Digeriñ ar bajenn",
  },
  deletionConfirmed: {
    subject: (p) => `Dilamet e vo ho roadennoù personel – ${p.group}`,
    heading: "Kadarnaet eo ho koulenn",
    intro: (p) => `Merket hon eus e fell deoc’h e vefe dilamet ho roadennoù personel ${p.at}.`,
    button: "Gwelet pelec’h emañ",
  },
  deletionDay: (p) =>
    `Graet e vo adalek an deiz-mañ : ${p.day}. Betek neuze e c’hallit kevreañ ha tennañ ho koulenn kuit.`,
  linkForDays: (p) => `Mat e chom al liamm e-pad ${p.days} deiz.`,
  linkFor: (p) => `Gant al liamm-mañ e vez digoret emgavioù ${p.name}.`,
  linkHours: (p) => `Ur wech hepken e servij al liamm, e-pad ${p.hours} eurvezh.`,
  linkDays: "Mat e chom al liamm e-pad 90 deiz. Na roit anezhañ da zen ebet.",
  changedByOther: (p) =>
    p.phone === ""
      ? "N’eo ket c’hwi hoc’h eus graet an dra-se ? Kit e darempred gant an ensavadur diouzhtu."
      : `N’eo ket c’hwi hoc’h eus graet an dra-se ? Pellgomzit diouzhtu d’an ${p.phone}.`,
  notYou: "N’hoc’h eus goulennet netra ? Na rit netra : ne cheñcho netra.",
  accountFooter: (p) =>
    `Resev a rit ar gemennadenn-mañ dre m’eo bet skrivet ar chomlec’h-mañ war ur bajenn emgavioù (${p.group}).`,
  teamFooter: (p) =>
    `Resev a rit ar gemennadenn-mañ dre m’emañ ar chomlec’h-mañ gant re ar skipailh (${p.group}).`,
  onItsWay: "Mard eo mat ar chomlec’h-se ez eus ur gemennadenn ouzh ho kortoz en ho poest postel.",
  labels: {
    when: "Pegoulz",
    busy: "Ac’hubet",
    what: "Servij",
    duration: "Padelezh",
    places: "Plasoù",
    calendar: "Gant",
    resource: "Sal pe dafar",
    fiche: "Evit",
    where: "Pelec’h",
    price: "Priz",
    total: "Hollad",
    comments: "Ho kemennadenn",
    phone: "Pellgomz",
    email: "Chomlec’h postel",
    message: "Kemennadenn",
    video: "Dre video",
    schedule: "Penaos e tremeno",
    before: "Eur a-raok",
    reason: "Abeg",
    arrivalCode: "Kod evit an donedigezh",
    pause: "Ehan",
  },
  addToCalendar: "Ouzhpennañ d’am deiziataer",
  googleCalendar: "Google Agenda",
  otherCalendars: "Apple, Outlook",
  insteadOf: (p) => `e-lec’h ${p.price}`,
  pass: { first: "a-raok ar cheñchamant eur", second: "goude ar cheñchamant eur" },
  localTime: (p) => `Eur ${p.place} eo an eurioù-mañ.`,
  help: (p) =>
    p.phone === ""
      ? "N’hallit ket dont ? Nullit kerkent ha ma c’hallit : marteze emañ unan all o c’hortoz ar plas-se."
      : `Ur goulenn, pe n’hallit ket dont ? Pellgomzit d’an ${p.phone}.`,
  footer: (p) => `Resev a rit ar gemennadenn-mañ dre m’eo bet merket ar chomlec’h-mañ evit un emgav ${p.at}.`,
};
