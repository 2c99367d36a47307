import { pluralIn } from "../../plural.ts";

export const forms = ["one", "few", "many"] as const;
export const plural = pluralIn("pl", forms);
