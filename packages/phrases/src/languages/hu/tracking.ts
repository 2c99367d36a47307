import type { TrackingPhrases } from "../../catalogues.ts";

export const tracking: TrackingPhrases = {
  heading: "Látogatások mérése",
  ask: (p) =>
    `Hozzájárul látogatása méréséhez? A megnyitott lépéseket, a foglalást és az árát, valamint IP‑címét és böngészőjét ők kapnák meg: ${p.companies}. Nevét és válaszait soha. Döntését a lap alján bármikor módosíthatja.`,
  agree: "Elfogadás",
  refuse: "Elutasítás",
  agreed: "Hozzájárult: látogatását mérjük. A döntés hat hónapig érvényes.",
  refused: "Elutasította: semmit sem mérünk. A döntés hat hónapig érvényes.",
  byBrowser: "Böngészője azt kéri, hogy ne kövessék: semmit sem mérünk.",
  none: "Látogatását itt nem mérjük, és senki más nem szerez róla tudomást.",
};
