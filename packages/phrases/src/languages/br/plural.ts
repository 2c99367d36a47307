import { pluralIn } from "../../plural.ts";

export const forms = ["one", "two", "few", "other"] as const;
export const plural = pluralIn("br", forms);
