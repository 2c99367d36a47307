import { join } from "node:path";
import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { logInPro, startBookingServer } from "./booking-server.ts";
import { ask } from "./children.ts";
import type { TurnsRequest, TurnsResult } from "./loop-turns.ts";

const CALENDARS = 10;
const LOOK_AGAIN_MS = 50;
const BOOK_EVERY_MS = 100;
const DAY_MS = 24 * 3_600_000;

/** Returns the file of another program: each calendar is full all day for as many days as it takes, half of them past. */
function writeFile(rows: number): string {
  const perDay = CALENDARS * 16;
  const first = Date.now() - Math.floor(rows / perDay / 2) * DAY_MS;
  const lines = Array.from({ length: rows }, (_, row) => {
    const day = new Date(first + Math.floor(row / perDay) * DAY_MS).toISOString().slice(0, 10);
    const [year, month, date] = day.split("-");
    const hour = 8 + (Math.floor(row / CALENDARS) % 16) / 2;
    const time = `${Math.floor(hour)}h${hour % 1 ? "30" : "00"}`;
    const client = row % Math.floor(rows / 4);
    return `R${row};${date}/${month}/${year};${time};Consultation;Dr ${row % CALENDARS};Dupont${client % 997};Camille${client};c${client}@example.org`;
  });
  return ["Référence;Date;Heure;Motif;Praticien;Nom;Prénom;E-mail", ...lines].join("\n");
}

/**
 * Measures the import of appointments while a professional books on the same calendars, how long these bookings take, and the
 * longest turn of the event loop.
 */
export async function measureAppointmentImport(rows = 20_000): Promise<object[]> {
  const bench = await startBookingServer({}, [`--import=${join(import.meta.dirname, "loop-turns.ts")}`]);
  const { server, pool, stop } = bench;
  const groupId = await addGroup(pool, { urlname: "measured", rules: { reminder_minutes: 1440 } });
  const openinghours = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "17:00", to: "23:00" }];
  for (let n = 0; n < CALENDARS; n++)
    await addCalendar(pool, groupId, {
      name: `Dr ${n}`,
      publicname: JSON.stringify(`Dr ${n}`),
      openinghours,
    });
  const service = await addIntervention(pool, groupId);
  const { api, token } = await logInPro(bench, groupId, "owner");
  const send = (path: string, body?: object): Promise<Response> => {
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    return fetch(`${api}/${path}?apikey=${server.apiKey}&token=${token}`, body ? init : {});
  };
  const call = async (path: string, body?: object): Promise<FicheImport> => {
    const answer = await send(`groups/${groupId}/fiche_imports${path}`, body);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { fiche_import: FicheImport }).fiche_import;
  };
  const turns = (turns: TurnsRequest["turns"]) =>
    ask<TurnsResult>(server.process, { turns } satisfies TurnsRequest);
  let booked = 0;
  const book = async (): Promise<number> => {
    const started = performance.now();
    const day = new Date(Date.now() + (2 + Math.floor(booked / 10)) * DAY_MS).toISOString().slice(0, 10);
    const half = booked % 10;
    booked += 1;
    const answer = await send("appointments", {
      appointment: {
        group_id: groupId,
        start_at: `${day}T${17 + Math.floor(half / 2)}:${half % 2 ? "30" : "00"}:00Z`,
        intervention_ids: [service],
        fiche: { firstname: "Anna", lastname: `Roux ${booked}`, email: `anna${booked}@example.org` },
      },
    });
    if (!answer.ok) throw new Error(`a booking was answered ${answer.status}: ${await answer.text()}`);
    return performance.now() - started;
  };
  const measured: object[] = [];
  async function measure(
    what: string,
    run: () => Promise<FicheImport>,
    until: FicheImport["state"],
  ): Promise<FicheImport> {
    await turns("measure");
    const times: number[] = [];
    let isOver = false;
    const booking = (async () => {
      while (!isOver) {
        times.push(await book());
        await new Promise((resolve) => setTimeout(resolve, BOOK_EVERY_MS));
      }
    })();
    const started = performance.now();
    let found = await run();
    while (found.state !== until) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      found = await call(`/${found.id}`);
    }
    const seconds = (performance.now() - started) / 1000;
    isOver = true;
    await booking;
    const { longestMs } = await turns("tell");
    times.sort((one, other) => one - other);
    measured.push({
      what,
      rows,
      "done after, s": Math.round(seconds * 10) / 10,
      "longest turn, ms": Math.round(longestMs),
      bookings: times.length,
      "booking p50, ms": Math.round(times[Math.floor(times.length / 2)] ?? 0),
      "slowest, ms": Math.round(times.at(-1) ?? 0),
    });
    return found;
  }
  const content = Buffer.from(writeFile(rows)).toString("base64");
  const upload = () => call("", { fiche_import: { name: "rdv.csv", content, kind: "appointments" } });
  const first = await measure("upload and check", upload, "ready");
  const start = (id: number) => call(`/${id}/start`, { duplicates: "skip" });
  const imported = await measure("import", () => start(first.id), "done");
  if (imported.counts.created !== rows) throw new Error(`${imported.counts.created} were imported`);
  await pool.query("vacuum analyze appointments, seats");
  const again = await measure("upload and check once more", upload, "ready");
  if (again.counts.duplicate !== rows) throw new Error(`${again.counts.duplicate} were found`);
  await measure("import of what exists", () => start(again.id), "done");
  await measure("undo of the first one", () => call(`/${first.id}/undo`, {}), "undone");
  await stop();
  return measured;
}
