import { pluralIn } from "../../plural.ts";

export const forms = ["one", "other"] as const;
export const plural = pluralIn("hu", forms);
