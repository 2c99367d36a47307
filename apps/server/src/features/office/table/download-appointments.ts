import { Readable } from "node:stream";
import { TABLE_COLUMNS, type TableColumn } from "@rendezvous/contract/booking/appointment-table";
import { addDays } from "@rendezvous/domain/time/days";
import { csvStyleOf } from "@rendezvous/domain/table/csv-line";
import { dateOf, minuteOfDate } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, wallToInstant } from "@rendezvous/domain/time/zone";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { defineCall, reply } from "../../../http/call.ts";
import { refuse } from "../../../http/refusal.ts";
import { calledAs, textsOf } from "../../catalogue/catalogue/wire-record.ts";
import { parseSpan } from "../statistics/parse-span.ts";
import { readNames } from "../statistics/read-data.ts";
import { countTabled, listTabled, type TabledAppointment, type TabledSpan } from "./data.ts";
import { type Cell, fileHeaders, MOST_ROWS, type Row, writeCsv, writeXlsx } from "../../../lib/table.ts";

const AT_ONCE = 1000;

/** Streams the appointments of the professional's calendars as a table, and logs whose fiches it contains. */
export const downloadAppointments = defineCall("downloadAppointments", async (input) => {
  const { context, group, groupId, session, query, locale } = input;
  const { db } = context;
  const parsed = parseSpan(session, groupId, query);
  if (!parsed.ok) return parsed;
  const { timezone } = group.fields;
  const span: TabledSpan = {
    from: dateOf(wallToInstant(timezone, query.from, 0)),
    until: dateOf(wallToInstant(timezone, addDays(query.until, 1), 0)),
    calendarIds: parsed.calendarIds,
  };
  if (query.format === "xlsx" && (await countTabled(db, groupId, span)) >= MOST_ROWS)
    return refuse("bad_request", { fields: { format: `more than the ${MOST_ROWS} rows of a sheet` } });
  const columns = query.columns ?? TABLE_COLUMNS;
  const { names } = await readNames(db, groupId);
  const texts = textsOf(group, locale);
  const called = new Map(
    names.map((record) => [`${record.kind} ${record.id}`, calledAs(record, texts).publicname || record.name]),
  );
  const { appointmentTable: words } = serverPhrases(locale);
  const wall = (at: Date | null): Cell => at && { wall: formatWallDateTime(timezone, minuteOfDate(at)) };
  const toCell: Readonly<Record<TableColumn, (one: TabledAppointment) => Cell>> = {
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
    language: ({ locale: spoken }) => spoken,
    booked_at: ({ booked_at }) => wall(booked_at),
  };
  async function* listRows(): AsyncGenerator<Row> {
    yield columns.map((column) => words.columns[column]);
    let last: TabledAppointment | null = null;
    for (;;) {
      const some: TabledAppointment[] = await listTabled(db, groupId, span, last, AT_ONCE);
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
