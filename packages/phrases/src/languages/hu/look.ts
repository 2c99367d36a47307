import type { LookPhrases } from "../../catalogues.ts";

export const look: LookPhrases = {
  picture: {
    choose: "Válasszon képet, vagy húzza ide",
    replace: "Válasszon másik képet, vagy húzza ide",
    crop: "Képkivágás",
    cropHelp: "Mozgassa a képet egérrel, ujjal vagy a nyílbillentyűkkel.",
    zoom: "Nagyítás",
    use: "Kép használata",
    unreadable: "Ez a fájl nem olvasható képként. Próbálja JPEG vagy PNG formátumban.",
    tooLarge: "A fájl túl nagy: legfeljebb 3 MB lehet.",
  },
};
