import type { PassesPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const passes: PassesPhrases = {
  heading: "Bonos",
  none: "Todavía no hay bonos.",
  give: "Dar un bono",
  given: "El bono está dado.",
  which: "Bono",
  visits: plural({ one: "{count} sesión", other: "{count} sesiones" }),
  left: plural({ one: "queda {count} sesión", other: "quedan {count} sesiones" }),
  until: (p) => `${p.left}, hasta el ${p.day}`,
  change: "Cambiar",
  visitsLeft: "Sesiones restantes",
  lastDay: "Último día",
  save: "Guardar",
  saved: "El bono está cambiado.",
  paid: "Pagado",
  byPass: "Pagado con bono",
  paysWith: (p) => `Pagar con el bono: ${p.name}`,
  giveBack: "Devolver la sesión",
  cancelledLate: "Cancelada tarde",
  pays: plural({
    one: "Su bono paga esta cita. Después quedará {count} sesión.",
    other: "Su bono paga esta cita. Después quedarán {count} sesiones.",
  }),
  needed: "Solo con bono",
  lateWithPass: "Es una cancelación tardía. La sesión se descuenta de su bono.",
  lateWithoutPass: "Es una cancelación tardía. Cuenta como una ausencia.",
};
