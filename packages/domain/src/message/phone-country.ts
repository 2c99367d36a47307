/**
 * ITU-T E.164 country codes, by ISO 3166-1, as in libphonenumber's metadata; if several countries share one, a longer code is more
 * exact.
 */
const CALLING_CODES =
  "AC247 AD376 AE971 AF93 AG1268 AI1264 AL355 AM374 AO244 AR54 AS1684 AT43 AU61 AW297 AX35818 AZ994 BA387 BB1246 BD880 BE32 " +
  "BF226 BG359 BH973 BI257 BJ229 BL590 BM1441 BN673 BO591 BQ5997 BQ5993 BQ5994 BR55 BS1242 BT975 BW267 BY375 BZ501 CA1 CC61 " +
  "CD243 CF236 CG242 CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW5996 CW5999 CX61 CY357 CZ420 DE49 DJ253 DK45 " +
  "DM1767 DO1809 DO1829 DO1849 DZ213 EC593 EE372 EG20 EH212 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 " +
  "GD1473 GE995 GF594 GG441481 GG447781 GG447839 GG4479111 GG4479117 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GU1671 " +
  "GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IM441624 IM4474576 IM447524 IM447624 IM447924 IN91 IO246 IQ964 IR98 " +
  "IS354 IT39 JE441534 JE447509 JE4477003 JE4477007 JE4477008 JE447797 JE447829 JE447937 JM1658 JM1876 JO962 JP81 KE254 KG996 " +
  "KH855 KI686 KM269 KN1869 KP850 KR82 KW965 KY1345 KZ76 KZ77 LA856 LB961 LC1758 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 " +
  "MA212 MC377 MD373 ME382 MF590 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MP1670 MQ596 MR222 MS1664 MT356 MU230 MV960 MW265 MX52 " +
  "MY60 MZ258 NA264 NC687 NE227 NF672 NG234 NI505 NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 " +
  "PM508 PR1787 PR1939 PS970 PT351 PW680 PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SH290 SI386 " +
  "SJ4779 SK421 SL232 SM378 SN221 SO252 SR597 SS211 ST239 SV503 SX1721 SY963 SZ268 TA2908 TC1649 TD235 TG228 TH66 TJ992 TK690 " +
  "TL670 TM993 TN216 TO676 TR90 TT1868 TV688 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VA39 VC1784 VE58 VG1284 VI1340 VN84 VU678 " +
  "WF681 WS685 XK383 YE967 YT262 ZA27 ZM260 ZW263";

const COUNTRIES = Map.groupBy(
  CALLING_CODES.split(" ").map((entry) => ({ country: entry.slice(0, 2), code: entry.slice(2) })),
  ({ code }) => code,
);
const MAX_CODE_DIGITS = 7;

/** Returns the possible countries of a number; one without a country code belongs to `dialledIn`. */
function countriesOf(phone: string, dialledIn: string): readonly string[] {
  const written = phone.replaceAll(/[^\d+]/g, "");
  const isNorthAmerican = COUNTRIES.get("1")!.some(({ country }) => country === dialledIn);
  const abroad = isNorthAmerican ? /^(?:\+|00|011)/ : /^(?:\+|00)/;
  if (!abroad.test(written)) return [dialledIn];
  const digits = written.replace(abroad, "");
  for (let length = MAX_CODE_DIGITS; length > 0; length--) {
    const countries = COUNTRIES.get(digits.slice(0, length));
    if (countries) return countries.map(({ country }) => country);
  }
  return [];
}

/** Whether a number belongs to the group's country or one of `others`. */
export function isPhoneIn(phone: string, ownCountry: string, others: readonly string[]): boolean {
  return countriesOf(phone, ownCountry).some((country) => country === ownCountry || others.includes(country));
}
