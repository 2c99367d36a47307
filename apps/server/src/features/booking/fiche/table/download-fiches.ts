import { Readable } from "node:stream";
import { FICHE_COLUMN_NAMES, type FicheColumn } from "@rendezvous/contract/booking/fiche-table";
import { csvStyleOf } from "@rendezvous/domain/table/csv-line";
import { instantToWall, formatWallDateTime } from "@rendezvous/domain/time/zone";
import { minuteOf, minuteOfDate } from "@rendezvous/domain/time/instant";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { defineCall, refuse, reply } from "../../../../http/call.ts";
import { type Cell, fileHeaders, type SheetRow, writeCsv, writeXlsx } from "../../../../lib/table.ts";
import { toWireForms } from "../../../catalogue/catalogue/to-wire-forms.ts";
import { toAnswerText } from "../../../catalogue/form/answer-text.ts";
import { toMetadataText } from "../../metadata/metadata-text.ts";
import type { Place } from "./cursor.ts";
import { listQuestions, readTableQuery } from "./read-table-query.ts";
import { type FicheTableRow, listFicheRows } from "./table-data.ts";

const AT_ONCE = 1000;

/** Streams the fiches of the table as a file, and logs whose fiches it contains. */
export const downloadFiches = defineCall("downloadFiches", async (input) => {
  const { context, session, group, groupId, query, locale } = input;
  const nowMs = context.clock.now();
  const read = readTableQuery(group, query, new Date(nowMs));
  if (!read.ok) return read;
  const { timezone } = group.fields;
  const { ficheTable: words } = serverPhrases(locale);
  const form = toWireForms(group, locale).Fiche;
  const wording = { dateLocale: locale, yes: words.yes, no: words.no };
  const wall = (at: Date | null): Cell => at && { wall: formatWallDateTime(timezone, minuteOfDate(at)) };
  const fixed: Readonly<Record<FicheColumn, (row: FicheTableRow) => Cell>> = {
    lastname: ({ lastname }) => lastname,
    firstname: ({ firstname }) => firstname,
    email: ({ email }) => email,
    phone: ({ firstphone }) => firstphone,
    last_visit: ({ last_visit_at }) => wall(last_visit_at),
    next_appointment: ({ next_at }) => wall(next_at),
    visits: ({ visits }) => visits,
    missed: ({ missed }) => missed,
    blacklisted: ({ blacklisted }) => (blacklisted ? words.yes : words.no),
    number: ({ externid }) => externid,
    created_at: ({ created_at }) => wall(created_at),
    metadata: ({ metadata }) => toMetadataText(metadata),
  };
  const columns = new Map(
    FICHE_COLUMN_NAMES.map((name) => [name as string, { label: words.columns[name], toCell: fixed[name] }]),
  );
  for (const { name, type } of listQuestions(group)) {
    const label = form.find((field) => field.name === name)?.label ?? "";
    const toCell = ({ fields: { [name]: value } }: FicheTableRow): Cell => {
      if (value === undefined) return null;
      // Writes dates in digits, because another program will read them.
      if (type === "datesplit" && typeof value === "string") return value;
      return toAnswerText({ name, label, value }, form, wording);
    };
    if (!columns.has(name)) columns.set(name, { label: label || name, toCell });
  }
  const names = query.columns ?? [...columns.keys()];
  const unknown = names.find((name) => !columns.has(name));
  if (unknown !== undefined)
    return refuse("bad_request", { fields: { columns: `unknown column ${unknown}` } });
  const shown = names.map((name) => columns.get(name)!);

  async function* listRows(): AsyncGenerator<SheetRow> {
    if (!read.ok) return;
    yield shown.map(({ label }) => label);
    let place: Place | null = null;
    do {
      const page = await listFicheRows(context.db, groupId, read.query, place, AT_ONCE);
      const ids = page.rows.map(({ id }) => id);
      context.ficheReads.note(session, groupId, ids, "fiche");
      // Writes the log after each page, because the log's memory is too small for the reads of a whole file.
      await context.ficheReads.flush();
      for (const row of page.rows) yield shown.map(({ toCell }) => toCell(row));
      place = page.next;
    } while (place !== null);
  }
  const file =
    query.format === "csv"
      ? Readable.from(writeCsv(listRows(), csvStyleOf(locale)))
      : writeXlsx([{ name: words.heading, rows: listRows() }]);
  const { day } = instantToWall(timezone, minuteOf(nowMs));
  return reply(file, { headers: fileHeaders(`${group.urlname}-${day}`, query.format) });
});
