import type { SsoPhrases } from "../../catalogues.ts";

export const sso: SsoPhrases = {
  issuer: "Chomlec’h ar pourchaser",
  issuerHint: "An hini a anv « issuer », gant https:// er penn-kentañ.",
  clientId: "Naoudi an arval (Client ID)",
  secret: "Sekred an arval (Client secret)",
  secretHint: "Goullo : hini ebet ; ar c’hevreañ a vez gwarezet gant PKCE hepken.",
  secretKept: "Enrollet ez eus ur sekred, ha ne vez ket diskouezet morse. Skrivit unan all e plas hennezh.",
  removeSecret: "Lemel ar sekred",
  scopes: "Ar pezh a vez goulennet (scopes)",
  scopesHint: "Gant esaouennoù etre ; openid a vez atav e-barzh.",
  label: "Testenn an nozelenn",
  labelHint: "Goullo : « Kevreañ ».",
  addresses: "Chomlec’hioù da reiñ d’ar pourchaser",
  addressOf: {
    callback: "Goude kevreañ",
    logged_out: "Goude digevreañ",
    backchannel_logout: "Evit kemenn un digevreadenn",
  },
  copy: "Eilañ",
  copied: "Eilet.",
  test: "Amprouiñ ar c’hevreañ",
  testHint: "Amprouiñ a ra ar pezh a zo skrivet amañ ; ne vez enrollet netra ha ne vez kevreet den.",
  allWell: "Mat eo pep tra. Ne chom nemet kevreañ ur wech evit gwelet.",
  steps: {
    discovery: "Respont a ra ar pourchaser",
    keys: "E alc’hwezioù sinañ",
    client: "An naoudi hag ar sekred",
    redirect: "Ar chomlec’h distreiñ",
    claims: "Chomlec’h postel an den",
  },
  status: {
    ok: "mat eo",
    failed: "c’hwitet",
    unknown: "ne lavar ket",
    skipped: "n’eo ket bet amprouet",
  },
  problems: {
    unreachable: "Den ne respont er chomlec’h-mañ.",
    no_provider:
      "Ar pezh a respont eno n’eo ket ar pourchaser-mañ. Gwiriit ar chomlec’h, lizherenn ha lizherenn.",
    no_keys: "Ne ro ket an alc’hwezioù a implij evit sinañ.",
    wrong_client: "N’anavez ket an naoudi-mañ, pe ur sekred all eo.",
    wrong_redirect: "Nac’hañ a ra distreiñ di. Roit dezhañ ar chomlec’hioù a-us.",
    missing_scope: "N’anavez ket kement tra a vez goulennet. Lamit ar pezh n’anavez ket.",
    no_email: "Ne ro ket ar chomlec’h postel : ne vo ket anavezet ar c’hontoù a zo dija.",
  },
};
