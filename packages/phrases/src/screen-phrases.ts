import type { screen as fr } from "./languages/fr/screen.ts";

/** French is the pattern only because one language must be; every other has exactly its keys and parameters. */
export type ScreenPhrases = typeof fr;
