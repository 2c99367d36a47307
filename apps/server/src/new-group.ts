// npm run new-group -- URLNAME OWNER_EMAIL [--trade=hair_salon] [--locale=fr] [--name="Salon Margaux"] [--country=FR]
// [--calendars=2]: creates an inactive group and mails its owner a link.
import { parseArgs } from "node:util";
import { newGroup, TRADES } from "@rendezvous/contract/catalogue/trade";
import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { takeUrlname } from "./features/ground/cells/cells.ts";
import { createGroupWithOwner } from "./features/office/new-group/create-group-with-owner.ts";
import { announceGroup } from "./lib/changes.ts";
import { systemClock } from "./lib/clock.ts";
import { commandLine, reportFailure, withDatabase } from "./with-database.ts";
import { withDirectory } from "./with-directory.ts";

const text = { type: "string" } as const;
const { positionals: [urlname = "", typed = ""] = [], values = {} } = readWords();
const {
  trade = "empty",
  locale = "fr",
  name = upperFirst(urlname.replaceAll(/[-_]+/g, " "), locale),
  calendars = "1",
  ...place
} = values;
const request = newGroup.safeParse({ ...place, name, trade, locale, calendar_count: Number(calendars) });
const email = normalizeEmail(typed);

if (urlname === "" || !isEmail(email) || !request.success)
  reportFailure(
    `${commandLine("new-group", "URLNAME", "OWNER_EMAIL")} [--trade=TRADE] [--locale=fr] [--name=NAME] [--country=FR] [--timezone=Europe/Paris] [--calendars=1]
TRADE is one of ${TRADES.join(", ")}; there are 1 to 10 calendars.`,
  );
else
  await withDatabase(async (database) => {
    const result = await withDirectory((cell) =>
      createGroupWithOwner(
        database,
        urlname,
        request.data,
        { email, locale, reserveUrlname: cell && takeUrlname.bind(null, cell.directory, cell.name) },
        systemClock.now(),
      ),
    );
    if (!result.ok) {
      reportFailure(result.errors.map((error) => `${error.path}: ${error.message}`).join("\n"));
      return;
    }
    await announceGroup(database, result.groupId);
    console.log(
      `${urlname} is made, inactive until its owner publishes it. A running server mails ${email} the link.`,
    );
  });

/** Returns nothing when an option is unknown: then the usage is shown. */
function readWords(): Partial<ReturnType<typeof parseWords>> {
  try {
    return parseWords();
  } catch {
    return {};
  }
}

function parseWords() {
  return parseArgs({
    allowPositionals: true,
    options: { trade: text, locale: text, name: text, country: text, timezone: text, calendars: text },
  });
}
