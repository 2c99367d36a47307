import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { benchAvailability } from "./availability.ts";
import { benchChains } from "./chains.ts";
import { measureCalendarInBrowser } from "./calendar-in-browser.ts";
import { measureCells } from "./cells.ts";
import { measureCountry } from "./country.ts";
import { measureDayOfCalendars } from "./day-of-calendars.ts";
import { measureEventLoop } from "./event-loop.ts";
import { measureAppointmentImport } from "./appointment-import.ts";
import { measureClientImport } from "./client-import.ts";
import { measureClients } from "./clients.ts";
import { measureFeeds } from "./feeds.ts";
import { measureFicheSearch } from "./fiche-search.ts";
import { measureBookings } from "./http-bookings.ts";
import { measureHttpSlots } from "./http-slots.ts";
import { measureLargeGroupInBrowser } from "./large-group-in-browser.ts";
import { measureLiveCalendars } from "./live-calendars.ts";
import { measureLockedCalendar } from "./locked-calendar.ts";
import { measureLongSearches } from "./long-searches.ts";
import { measureMails } from "./mails.ts";
import { measureNextTimes } from "./next-times.ts";
import { measureNightlySync } from "./nightly-sync.ts";
import { measureSlowPhone } from "./slow-phone.ts";
import { measureSlotsBesideSaves } from "./slots-beside-saves.ts";
import { measureStatistics } from "./statistics.ts";
import { measureUpgrade } from "./upgrade.ts";
import { measureWaitingList } from "./waiting-list.ts";

/** `npm run bench -- [NAME...]`: measures every operation that must be fast, beside its baseline. */
const BENCHES: Record<string, () => Promise<object[]> | object[]> = {
  availability: benchAvailability,
  chains: benchChains,
  slots: measureHttpSlots,
  "slots-beside-saves": measureSlotsBesideSaves,
  "next-times": measureNextTimes,
  "long-searches": measureLongSearches,
  "event-loop": measureEventLoop,
  "client-import": measureClientImport,
  "appointment-import": measureAppointmentImport,
  clients: measureClients,
  feeds: measureFeeds,
  "fiche-search": measureFicheSearch,
  bookings: measureBookings,
  "locked-calendar": measureLockedCalendar,
  "day-of-calendars": measureDayOfCalendars,
  "calendar-in-browser": measureCalendarInBrowser,
  "large-group-in-browser": measureLargeGroupInBrowser,
  "live-calendars": measureLiveCalendars,
  mails: measureMails,
  "nightly-sync": measureNightlySync,
  "slow-phone": measureSlowPhone,
  statistics: measureStatistics,
  upgrade: measureUpgrade,
  "waiting-list": measureWaitingList,
  country: measureCountry,
  cells: measureCells,
};

/**
 * These run a second time with real-time priority for all their processes, on both sides, if the system allows it: then a free
 * core takes the next process that is ready. Without it, Linux may leave a core idle (bench/README.md).
 */
const WITH_PRIORITY_TOO = new Set(["slots", "bookings"]);
const PRIORITY = ["chrt", "-r", "1"] as const;

const names = process.argv.slice(2);
const hasPriority = process.env["BENCH_PRIORITY"] === "real-time";
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}. Benches: ${Object.keys(BENCHES).join(" ")}`);
  process.exit(1);
}

const [processor] = cpus();
if (!hasPriority)
  console.log(`${cpus().length} x ${processor?.model ?? "unknown processor"}, Node ${process.version}`);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}${hasPriority ? ", with real-time priority" : ""}`);
  console.table(await bench());
  if (!hasPriority && WITH_PRIORITY_TOO.has(name)) repeatWithPriority(name);
}

function repeatWithPriority(name: string): void {
  const [command, ...options] = PRIORITY;
  if (spawnSync(command, [...options, "true"]).status !== 0) {
    console.log("(not repeated with real-time priority: not allowed here)");
    return;
  }
  const bench = [process.execPath, ...process.execArgv, import.meta.filename, name];
  const env = { ...process.env, BENCH_PRIORITY: "real-time" };
  const { status } = spawnSync(command, [...options, ...bench], { stdio: "inherit", env });
  process.exitCode ||= status ?? 1;
}
