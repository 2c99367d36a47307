// npm run operator -- add MAIL | reset-factor MAIL | remove MAIL | list: the people who may open /operator.
import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import { readConfig } from "./config.ts";
import { OPERATOR_COMMANDS } from "./features/site/operator/manage-operators.ts";
import { systemClock } from "./lib/clock.ts";
import { commandLine, reportFailure, withDatabase } from "./with-database.ts";

const [action = "", typed = ""] = process.argv.slice(2);
const email = normalizeEmail(typed);
const settings = readConfig(process.env);
const { publicUrl, cell } = settings.ok ? settings.config : { publicUrl: "", cell: undefined };

if (!isCommand(action) || (action !== "list" && !isEmail(email)))
  reportFailure(
    [
      `${commandLine("operator", "add", "MAIL")} prints a link with which MAIL sets a password and an authenticator app`,
      `${commandLine("operator", "reset-factor", "MAIL")} the same for an operator who has lost them, and logs them out`,
      commandLine("operator", "remove", "MAIL"),
      commandLine("operator", "list"),
    ].join("\n"),
  );
else
  await withDatabase(async (database) => {
    const command = { email, publicUrl, cell, nowMs: systemClock.now() };
    const outcome = await OPERATOR_COMMANDS[action](database, command);
    if (outcome.ok) console.log(outcome.text);
    else reportFailure(outcome.text);
  });

function isCommand(text: string): text is keyof typeof OPERATOR_COMMANDS {
  return Object.hasOwn(OPERATOR_COMMANDS, text);
}
