import { labelledValue } from "@rendezvous/phrases/labelled-value";
import { useWording } from "./phrases.ts";

/** Returns a function that writes "Reason: ill" in the page's language. */
export function useLabelled(): (label: string, value: string) => string {
  const { language } = useWording();
  return (label, value) => labelledValue(label, value, language);
}
