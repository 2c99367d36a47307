// The names of languages, countries and currencies, which browsers lack in Breton as they lack its dates: here as Node has them.
const NAMES: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  language:
    namesIn(`br brezhoneg; cs tchekeg; de alamaneg; en saozneg; es spagnoleg; fr galleg; hu hungareg; it italianeg;
    nl nederlandeg; pl poloneg; pt portugaleg; sk slovakeg`),
  region:
    namesIn(`AD Andorra; AE Emirelezhioù-Arab-Unanet; AF Afghanistan; AG Antigua-ha-Barbuda; AI Anguilla; AL Albania;
    AM Armenia; AO Angola; AR Arc’hantina; AS Samoa Amerikan; AT Aostria; AU Aostralia; AW Aruba; AX Inizi Åland;
    AZ Azerbaidjan; BA Bosnia-ha-Herzegovina; BB Barbados; BD Bangladesh; BE Belgia; BF Burkina Faso; BG Bulgaria;
    BH Bahrein; BI Burundi; BJ Benin; BL Sant-Bertele; BM Bermudez; BN Brunei; BO Bolivia; BQ Karib Nederlandat;
    BR Brazil; BS Bahamas; BT Bhoutan; BW Botswana; BY Belarus; BZ Belize; CA Kanada; CC Inizi Kokoz;
    CD Kongo - Kinshasa; CF Republik Kreizafrikan; CG Kongo - Brazzaville; CH Suis; CI Aod-an-Olifant; CK Inizi Cook;
    CL Chile; CM Kameroun; CN Sina; CO Kolombia; CR Costa Rica; CU Kuba; CV Kab-Glas; CW Curaçao; CX Enez Christmas;
    CY Kiprenez; CZ Tchekia; DE Alamagn; DJ Djibouti; DK Danmark; DM Dominica; DO Republik Dominikan; DZ Aljeria;
    EC Ecuador; EE Estonia; EG Egipt; EH Sahara ar C’hornôg; ER Eritrea; ES Spagn; ET Etiopia; FI Finland; FJ Fidji;
    FK Inizi Falkland; FM Mikronezia; FO Inizi Faero; FR Frañs; GA Gabon; GB Rouantelezh-Unanet; GD Grenada;
    GE Jorjia; GF Gwiana c’hall; GG Gwernenez; GH Ghana; GI Jibraltar; GL Greunland; GM Gambia; GN Ginea;
    GP Gwadeloup; GQ Ginea-ar-C’heheder; GR Gres; GT Guatemala; GU Guam; GW Ginea-Bissau; GY Guyana;
    HK Hong Kong RMD Sina; HN Honduras; HR Kroatia; HT Haiti; HU Hungaria; ID Indonezia; IE Iwerzhon; IL Israel;
    IM Enez-Vanav; IN India; IO Tiriad breizhveurat Meurvor Indez; IQ Iraq; IR Iran; IS Island; IT Italia;
    JE Jerzenez; JM Jamaika; JO Jordania; JP Japan; KE Kenya; KG Kyrgyzstan; KH Kambodja; KI Kiribati; KM Komorez;
    KN Saint Kitts-ha-Nevis; KP Norzhkorea; KR Sukorea; KW Koweit; KY Inizi Cayman; KZ Kazakstan; LA Laos; LB Liban;
    LC Saint Lucia; LI Liechtenstein; LK Sri Lanka; LR Liberia; LS Lesotho; LT Lituania; LU Luksembourg; LV Latvia;
    LY Libia; MA Maroko; MC Monaco; MD Moldova; ME Montenegro; MF Sant-Martin; MG Madagaskar; MH Inizi Marshall;
    MK Makedonia an Norzh; ML Mali; MM Myanmar (Birmania); MN Mongolia; MO Makao RMD Sina; MP Inizi Mariana an Norzh;
    MQ Martinik; MR Maouritania; MS Montserrat; MT Malta; MU Moris; MV Maldivez; MW Malawi; MX Mec’hiko; MY Malaysia;
    MZ Mozambik; NA Namibia; NC Kaledonia-Nevez; NE Niger; NF Enez Norfolk; NG Nigeria; NI Nicaragua; NL Izelvroioù;
    NO Norvegia; NP Nepal; NR Nauru; NU Niue; NZ Zeland-Nevez; OM Oman; PA Panamá; PE Perou; PF Polinezia C’hall;
    PG Papoua Ginea-Nevez; PH Filipinez; PK Pakistan; PL Polonia; PM Sant-Pêr-ha-Mikelon; PN Enez Pitcairn;
    PR Puerto Rico; PS Tiriadoù Palestina; PT Portugal; PW Palau; PY Paraguay; QA Qatar; RE Ar Reünion; RO Roumania;
    RS Serbia; RU Rusia; RW Rwanda; SA Arabia Saoudat; SB Inizi Salomon; SC Sechelez; SD Soudan; SE Sveden;
    SG Singapoura; SH Saint-Helena; SI Slovenia; SJ Svalbard; SK Slovakia; SL Sierra Leone; SM San Marino; SN Senegal;
    SO Somalia; SR Surinam; SS Soudan ar Su; ST São-Tomé-ha-Príncipe; SV Salvador; SX Sint Maarten; SY Siria;
    SZ Eswatini; TC Inizi Turks-ha-Caicos; TD Tchad; TF Douaroù aostral Frañs; TG Togo; TH Thailand; TJ Tadjikistan;
    TK Tokelau; TL Timor-Leste; TM Turkmenistan; TN Tunizia; TO Tonga; TR Turkia; TT Trinidad-ha-Tobago; TV Tuvalu;
    TW Taiwan; TZ Tanzania; UA Ukraina; UG Ouganda; US Stadoù-Unanet; UY Uruguay; UZ Ouzbekistan; VA Vatikan;
    VC Sant-Visant hag ar Grenadinez; VE Venezuela; VG Inizi Gwerc’h Breizh-Veur; VI Inizi Gwerc’h ar Stadoù-Unanet;
    VN Viêt Nam; VU Vanuatu; WF Wallis-ha-Futuna; WS Samoa; XK Kosovo; YE Yemen; YT Mayotte; ZA Suafrika; ZM Zambia;
    ZW Zimbabwe`),
  currency:
    namesIn(`AED dirham EAU; AFN afghani Afghanistan; ALL lek Albania; AMD dram Armenia; ANG florin Antilhez nederlandat;
    AOA kwanza Angola; ARS peso Arc’hantina; AUD dollar Aostralia; AWG florin Aruba; AZN manat Azerbaidjan;
    BAM mark kemmadus Bosnia ha Herzegovina; BBD dollar Barbados; BDT taka Bangladesh; BGN lev Bulgaria;
    BHD dinar Bahrein; BIF lur Burundi; BMD dollar Bermuda; BND dollar Brunei; BOB boliviano Bolivia; BRL real Brazil;
    BSD dollar Bahamas; BTN ngultrum Bhoutan; BWP pula Botswana; BYN roubl Belarus; BZD dollar Belize;
    CAD dollar Kanada; CDF lur Kongo; CHF lur Suis; CLP peso Chile; CNY yuan Sina; COP peso Kolombia;
    CRC colón Costa Rica; CUP peso Kuba; CVE escudo Kab Glas; CZK kurunenn Tchek; DJF lur Djibouti;
    DKK kurunenn Danmark; DOP peso Dominikan; DZD dinar Aljeria; EGP lur Egipt; ERN nakfa Eritrea; ETB birr Etiopia;
    EUR euro; FJD dollar Fidji; FKP lur Inizi Falkland; GBP lur Breizh-Veur; GEL lari Jorjia; GHS cedi Ghana;
    GIP lur Jibraltar; GMD dalasi Gambia; GNF lur Ginea; GTQ quetzal Guatemala; GYD dollar Guyana;
    HKD dollar Hong Kong; HNL lempira Honduras; HTG gourde Haiti; HUF forint Hungaria; IDR roupi Indonezia;
    ILS shekel nevez Israel; INR roupi India; IQD dinar Iraq; IRR rial Iran; ISK kurunenn Island; JMD dollar Jamaika;
    JOD dinar Jordania; JPY yen Japan; KES shilling Kenya; KGS som Kyrgyzstan; KHR riel Kambodja; KMF lur Komorez;
    KPW won Korea an Norzh; KRW won Korea ar Su; KWD dinar Koweit; KYD dollar Inizi Cayman; KZT tenge Kazakstan;
    LAK kip Laos; LBP lur Liban; LKR roupi Sri Lanka; LRD dollar Liberia; LSL loti Lesotho; LYD dinar Libia;
    MAD dirham Maroko; MDL leu Moldova; MGA ariary Madagaskar; MKD denar Makedonia; MMK kyat Myanmar;
    MNT tugrik Mongolia; MOP pataca Macau; MRU ouguiya Maouritania; MUR roupi Moris; MVR rufiyaa Maldivez;
    MWK kwacha Malawi; MXN peso Mec’hiko; MYR ringgit Malaysia; MZN metical Mozambik; NAD dollar Namibia;
    NGN naira Nigeria; NIO cordoba Nicaragua; NOK kurunenn Norvegia; NPR roupi Nepal; NZD dollar Zeland-Nevez;
    OMR rial Oman; PAB balboa Panamá; PEN sol Perou; PGK kina Papoua Ginea-Nevez; PHP peso Filipinez;
    PKR roupi Pakistan; PLN zloty Polonia; PYG guarani Paraguay; QAR rial Qatar; RON leu Roumania; RSD dinar Serbia;
    RUB roubl Rusia; RWF lur Rwanda; SAR riyal Arabia Saoudat; SBD dollar Inizi Salomon; SCR roupi Sechelez;
    SDG lur Soudan; SEK kurunenn Sveden; SGD dollar Singapour; SHP lur Saint-Helena; SLE leone Sierra Leone;
    SOS shilling Somalia; SRD dollar Surinam; SSP lur Susoudan; STN dobra São Tomé ha Príncipe; SYP lur Siria;
    SZL lilangeni Swaziland; THB baht Thailand; TJS somoni Tadjikistan; TMT manat Turkmenistan; TND dinar Tunizia;
    TOP pa’anga Tonga; TRY lur Turkia; TTD dollar Trinidad ha Tobago; TWD dollar nevez Taiwan; TZS shilling Tanzania;
    UAH hryvnia Ukraina; UGX shilling Ouganda; USD dollar SU; UYU peso Uruguay; UZS som Ouzbekistan;
    VES bolivar Venezuela; VND dong Viêt Nam; VUV vatu Vanuatu; WST tala Samoa; XAF lur CFA Kreizafrika;
    XCD dollar Karib ar reter; XOF lur CFA Afrika ar C’hornôg; XPF lur CFP; YER rial Yemen; ZAR rand Suafrika;
    ZMW kwacha Zambia`),
};

/** "FR Frañs; ES Spagn": each code and its name. */
function namesIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(/;\s+/).map((entry) => {
      const at = entry.indexOf(" ");
      return [entry.slice(0, at), entry.slice(at + 1)];
    }),
  );
}

/** In Breton, or else in French. */
class BretonNames extends Intl.DisplayNames {
  readonly #names: ReadonlyMap<string, string> | undefined;

  constructor(options: Intl.DisplayNamesOptions) {
    super("fr", options);
    this.#names = NAMES[options.type];
  }

  override of(code: string): string | undefined {
    return this.#names?.get(code) ?? super.of(code);
  }
}

// Where TypeScript takes it for a constant.
Object.assign(Intl, {
  DisplayNames: new Proxy(Intl.DisplayNames, {
    construct: (target, [locales, options]: [string | string[], Intl.DisplayNamesOptions], newTarget) =>
      [locales].flat()[0] === "br" && newTarget !== BretonNames
        ? new BretonNames(options)
        : (Reflect.construct(target, [locales, options], newTarget) as object),
  }),
});
