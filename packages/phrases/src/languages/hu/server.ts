import type { ServerPhrases } from "../../catalogues.ts";
import { earlyPage } from "./early-page.ts";
import { error } from "./error.ts";
import { mail } from "./mail.ts";
import { personalDocument } from "./personal-document.ts";
import { screen } from "./screen.ts";

export const phrases: ServerPhrases = { earlyPage, error, mail, personalDocument, screen };
