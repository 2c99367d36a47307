import { pluralIn } from "../../plural.ts";

export const forms = ["one", "few", "other"] as const;
export const plural = pluralIn("sk", forms);
