import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Número de pedidos",
  elsewhere: "Marcações já feitas",
  bookAnyway: "Fazer esta marcação mesmo assim",
};
