import { readRow } from "@rendezvous/domain/fiche-import/read-person";
import { readAppointment } from "@rendezvous/domain/fiche-import/read-appointment";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { defineCall, refuse, reply } from "../../../http/call.ts";
import { toFiche } from "../../booking/fiche/to-fiche.ts";
import { findImport } from "./import-data.ts";
import { listStagedRows } from "./staged-rows-data.ts";
import { listFichesByIds } from "./imported-fiches-data.ts";
import { toImportForm } from "./import-form.ts";

/**
 * Returns rows of a checked file as they would be imported, beside the clients who exist already; after an import only the rows
 * that were refused.
 */
export const listFicheImportRows = defineCall("listFicheImportRows", async (input) => {
  const { context, session, group, groupId, params, query } = input;
  const row = await findImport(context.db, groupId, params.importId ?? 0);
  if (!row) return refuse("not_found");
  const isShown = row.state === "ready" || (query.kind === "refused" && row.finished_at !== null);
  if (!isShown) return refuse("changed_meanwhile");
  const { after, limit, kind } = query;
  const staged = await listStagedRows(context.db, groupId, row.id, { after, limit, filter: kind });
  const form = toImportForm(group, row, context.clock.now());
  const ids = staged.flatMap(({ fiche_id }) => fiche_id ?? []);
  const fiches = await listFichesByIds(context.db, groupId, ids);
  context.ficheReads.note(session, groupId, ids, "fiche");
  const appointmentForm = {
    ...form,
    timezone: group.fields.timezone,
    now: minuteOf(context.clock.now()),
  };
  const records = staged.map(({ number, cells, faults, fiche_id, problem }) => {
    const { person } = readRow(cells, form);
    const { fields = {}, ...columns } = person ?? {};
    const fiche = fiches.find(({ id }) => id === fiche_id);
    const cellOf = (target: string) => cells[row.targets.indexOf(target)] ?? "";
    return {
      number,
      values: {
        ...(row.kind === "appointments" && toAppointmentValues(cells, appointmentForm)),
        ...columns,
        ...fields,
      },
      faults: Object.fromEntries(Object.keys(faults).map((target) => [target, cellOf(target)])),
      problem,
      duplicate: fiche ? toFiche(fiche, group, { kind: "group" }) : null,
    };
  });
  return reply({ records, next: staged.length < limit ? null : (staged.at(-1)?.number ?? null) });
});

function toAppointmentValues(cells: readonly string[], form: Parameters<typeof readAppointment>[1]) {
  const { start, service, calendar, comments } = readAppointment(cells, form);
  const { columns, timezone } = form;
  // A time that cannot be read is shown as it is written.
  const written = ["start", "time"]
    .map((target) => cells[columns.indexOf(target)] ?? "")
    .join(" ")
    .trim();
  return {
    start: start === null ? written : formatWallDateTime(timezone, start),
    service,
    calendar,
    status: cells[columns.indexOf("status")] ?? "",
    comments,
  };
}
