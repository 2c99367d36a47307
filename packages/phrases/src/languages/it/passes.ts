import type { PassesPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const passes: PassesPhrases = {
  heading: "Carnet",
  none: "Ancora nessun carnet.",
  give: "Dai un carnet",
  given: "Il carnet è assegnato.",
  which: "Carnet",
  visits: plural({ one: "{count} ingresso", other: "{count} ingressi" }),
  left: plural({ one: "resta {count} ingresso", other: "restano {count} ingressi" }),
  until: (p) => `${p.left}, scadenza ${p.day}`,
  change: "Modifica",
  visitsLeft: "Ingressi rimasti",
  lastDay: "Ultimo giorno",
  save: "Salva",
  saved: "Il carnet è modificato.",
  paid: "Pagato",
  byPass: "Pagato con il carnet",
  paysWith: (p) => `Paga con il carnet: ${p.name}`,
  giveBack: "Restituisci l’ingresso",
  cancelledLate: "Disdetto in ritardo",
  pays: plural({
    one: "Il suo carnet paga questo appuntamento. Dopo resterà {count} ingresso.",
    other: "Il suo carnet paga questo appuntamento. Dopo resteranno {count} ingressi.",
  }),
  needed: "Solo con il carnet",
  lateWithPass: "È una disdetta tardiva. L’ingresso resta scalato dal suo carnet.",
  lateWithoutPass: "È una disdetta tardiva. Conta come un’assenza.",
};
