import type { LazyCatalogues } from "../../catalogues.ts";

// What a page needs at once; its chunk is named in the page's head.
export { error } from "./error.ts";
export { screen } from "./screen.ts";

/** What comes with the screens that show it. */
export const lazy: LazyCatalogues = {
  account: () => import("./account.ts"),
  appointment: () => import("./appointment.ts"),
  applications: () => import("./applications.ts"),
  directory: () => import("./directory.ts"),
  fiche: () => import("./fiche.ts"),
  home: () => import("./home.ts"),
  map: () => import("./map.ts"),
  passes: () => import("./passes.ts"),
  personalData: () => import("./personal-data.ts"),
  tracking: () => import("./tracking.ts"),
  classes: () => import("./classes.ts"),
  waiting: () => import("./waiting.ts"),
};

/** What only professionals see, so that no visitor fetches even the list of it. */
export const professional = () => import("./professional.ts");
