import type { Language } from "./language.ts";
import { lowerFirst } from "./lower-first.ts";

/** One of several things of a name: "Chair 2". Hungarian counts before the noun. */
export function numberedName(name: string, number: number, language: Language): string {
  return language === "hu" ? `${number}. ${lowerFirst(name)}` : `${name} ${number}`;
}
