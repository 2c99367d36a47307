import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Número de solicitudes",
  elsewhere: "Citas ya reservadas",
  bookAnyway: "Reservar esta cita de todos modos",
};
