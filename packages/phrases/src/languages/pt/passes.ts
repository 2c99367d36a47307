import type { PassesPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const passes: PassesPhrases = {
  heading: "Cartões de sessões",
  none: "Ainda sem cartões.",
  give: "Dar um cartão",
  given: "O cartão foi dado.",
  which: "Cartão",
  visits: plural({ one: "{count} sessão", other: "{count} sessões" }),
  left: plural({ one: "resta {count} sessão", other: "restam {count} sessões" }),
  until: (p) => `${p.left}, até ${p.day}`,
  change: "Alterar",
  visitsLeft: "Sessões restantes",
  lastDay: "Último dia",
  save: "Guardar",
  saved: "O cartão foi alterado.",
  paid: "Pago",
  byPass: "Pago com cartão de sessões",
  paysWith: (p) => `Pagar com o cartão: ${p.name}`,
  giveBack: "Devolver a sessão",
  cancelledLate: "Cancelada tarde",
  pays: plural({
    one: "O seu cartão paga esta marcação. Depois restará {count} sessão.",
    other: "O seu cartão paga esta marcação. Depois restarão {count} sessões.",
  }),
  needed: "Só com cartão de sessões",
  lateWithPass: "É um cancelamento tardio. A sessão continua descontada do seu cartão.",
  lateWithoutPass: "É um cancelamento tardio. Conta como uma falta.",
};
