import type { Language } from "./language.ts";
import { lowerFirst } from "./lower-first.ts";

/** Returns the name of one of several things with the same name: "Chair 2". Hungarian puts the number before the noun. */
export function numberedName(name: string, number: number, language: Language): string {
  return language === "hu" ? `${number}. ${lowerFirst(name)}` : `${name} ${number}`;
}
