import type { TableColumn, TableFormat } from "@rendezvous/contract/booking/appointment-table";
import { readDownload } from "../../../lib/read-download.ts";
import { streamFile } from "../../../lib/call-api.ts";
import type { StatisticsCriteria } from "./api.ts";

interface TableQuery extends StatisticsCriteria {
  readonly columns: readonly TableColumn[];
  readonly format: TableFormat;
}

export function downloadAppointments(
  groupId: number,
  { from, until, calendar, columns, format }: TableQuery,
  onReceived: (bytes: number) => void,
): Promise<Blob> {
  const answer = streamFile("GET /groups/{id}/appointments.download", {
    path: { id: groupId },
    query: {
      from,
      until,
      format,
      columns: columns.join(),
      ...(calendar !== null && { calendar_ids: [calendar] }),
    },
  });
  return readDownload(answer, onReceived);
}

/** Downloads a workbook with a sheet for each table of the screen. */
export function downloadStatistics(
  groupId: number,
  { from, until, calendar }: StatisticsCriteria,
): Promise<Blob> {
  const answer = streamFile("GET /groups/{id}/statistics.download", {
    path: { id: groupId },
    query: { from, until, ...(calendar !== null && { calendar_ids: [calendar] }) },
  });
  return readDownload(answer);
}
