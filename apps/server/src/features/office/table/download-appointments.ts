import { Readable } from "node:stream";
import { TABLE_COLUMNS, type TableColumn } from "@rendezvous/contract/booking/appointment-table";
import { csvStyleOf } from "@rendezvous/domain/table/csv-line";
import { dateOf, minuteOfDate, addDays } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, wallToInstant } from "@rendezvous/domain/time/zone";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { toMetadataText } from "../../booking/metadata/metadata-text.ts";
import { toPublicName, textsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import { parseSpan } from "../statistics/parse-span.ts";
import { readStatisticsNames } from "../statistics/read-data.ts";
import {
  countTableRows,
  listTableRows,
  type AppointmentTableRow,
  type AppointmentTableQuery,
} from "./data.ts";
import {
  type Cell,
  fileHeaders,
  MAX_SHEET_ROWS,
  type SheetRow,
  writeCsv,
  writeXlsx,
} from "../../../lib/table.ts";

const AT_ONCE = 1000;

/** Streams the appointments of the professional's calendars as a table, and logs whose fiches it contains. */
export const downloadAppointments = defineCall("downloadAppointments", async (input) => {
  const { context, group, groupId, session, query, locale } = input;
  const { db } = context;
  const parsed = parseSpan(session, groupId, query);
  if (!parsed.ok) return parsed;
  const { timezone } = group.fields;
  const span: AppointmentTableQuery = {
    from: dateOf(wallToInstant(timezone, query.from, 0)),
    until: dateOf(wallToInstant(timezone, addDays(query.until, 1), 0)),
    calendarIds: parsed.calendarIds,
  };
  if (query.format === "xlsx" && (await countTableRows(db, groupId, span)) >= MAX_SHEET_ROWS)
    return refuse("bad_request", { fields: { format: `more than the ${MAX_SHEET_ROWS} rows of a sheet` } });
  const columns = query.columns ?? TABLE_COLUMNS;
  const { names } = await readStatisticsNames(db, groupId);
  const texts = textsInLanguage(group, locale);
  const called = new Map(
    names.map((record) => [
      `${record.kind} ${record.id}`,
      toPublicName(record, texts).publicname || record.name,
    ]),
  );
  const { appointmentTable: words } = serverPhrases(locale);
  const wall = (at: Date | null): Cell => at && { wall: formatWallDateTime(timezone, minuteOfDate(at)) };
  const toCell: Readonly<Record<TableColumn, (one: AppointmentTableRow) => Cell>> = {
    start: ({ start_at }) => wall(start_at),
    end: ({ end_at }) => wall(end_at),
    minutes: ({ start_at, end_at }) => minuteOfDate(end_at) - minuteOfDate(start_at),
    calendar: ({ calendar_id }) => called.get(`calendar ${calendar_id}`) ?? "",
    resource: ({ resource_id }) => called.get(`calendar ${resource_id}`) ?? "",
    service: ({ services }) => services.map((id) => called.get(`service ${id}`) ?? "").join(", "),
    lastname: ({ lastname }) => lastname,
    firstname: ({ firstname }) => firstname,
    email: ({ email }) => email,
    phone: ({ firstphone }) => firstphone,
    state: ({ deleted, presence }) => words.states[deleted ? "cancelled" : (presence ?? "booked")],
    price: ({ price_amount }) => (price_amount === null ? null : price_amount / 100),
    source: ({ websource }) => websource,
    language: ({ locale: language }) => language,
    booked_at: ({ booked_at }) => wall(booked_at),
    metadata: ({ metadata }) => toMetadataText(metadata),
  };
  async function* listRows(): AsyncGenerator<SheetRow> {
    yield columns.map((column) => words.columns[column]);
    let last: AppointmentTableRow | null = null;
    for (;;) {
      const some: AppointmentTableRow[] = await listTableRows(db, groupId, span, last, AT_ONCE);
      const ficheIds = some.map(({ fiche_id }) => fiche_id);
      context.ficheReads.note(session, groupId, ficheIds, "appointments");
      for (const one of some) yield columns.map((column) => toCell[column](one));
      last = some.at(-1) ?? null;
      if (some.length < AT_ONCE) return;
    }
  }
  const file =
    query.format === "csv"
      ? Readable.from(writeCsv(listRows(), csvStyleOf(locale)))
      : writeXlsx([{ name: words.heading, rows: listRows() }]);
  return reply(file, {
    headers: fileHeaders(`${group.urlname}-${query.from}-${query.until}`, query.format),
  });
});
