import type { ServerPhrases } from "../../catalogues.ts";
import { appointmentTable } from "./appointment-table.ts";
import { statistics } from "./statistics.ts";
import { busy } from "./busy.ts";
import { earlyPage } from "./early-page.ts";
import { embed } from "./embed.ts";
import { error } from "./error.ts";
import { ficheTable } from "./fiche-table.ts";
import { mail } from "./mail.ts";
import { passes } from "./passes.ts";
import { networks } from "./networks.ts";
import { personalDocument } from "./personal-document.ts";
import { screen } from "./screen.ts";
import { webhooks } from "./webhooks.ts";

export const phrases: ServerPhrases = {
  appointmentTable,
  statistics,
  busy,
  earlyPage,
  embed,
  error,
  ficheTable,
  mail,
  passes,
  networks,
  personalDocument,
  screen,
  webhooks,
};
