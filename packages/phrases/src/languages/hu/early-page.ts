import type { EarlyPagePhrases } from "../../catalogues.ts";

export const earlyPage: EarlyPagePhrases = {
  noScript: "Ehhez az oldalhoz JavaScript szükséges",
  allowScript: "Engedélyezze a böngészőjében, majd töltse be újra az oldalt.",
  failed: "Az oldalt nem sikerült betölteni",
  tryAgain: "Ellenőrizze a kapcsolatot, majd próbálja újra.",
  description: (p) => `${p.group}: nézze meg a szabad időpontokat, és foglaljon online, bármikor.`,
  internetExplorer:
    "Az Internet Explorer nem tudja megjeleníteni ezt az oldalt. Nyissa meg egy másik böngészőben.",
  outdatedBrowser: "Ez a böngésző túl régi ehhez az oldalhoz",
  updateBrowser:
    "Frissítse, vagy nyissa meg az oldalt egy másikban: Chrome és Edge 120, Firefox 125, Safari 17.4 vagy újabb.",
  sandbox: "Tesztkörnyezet: ezek nem valódi időpontok",
};
