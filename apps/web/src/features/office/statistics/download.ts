import type { TableColumn, TableFormat } from "@rendezvous/contract/booking/appointment-table";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { streamFile } from "../../../lib/call-api.ts";
import type { StatisticsCriteria } from "./api.ts";

/** The number of received bytes that are joined into one blob, which the browser may store on the disk. */
const PIECE_BYTES = 4_000_000;

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
  return readAll(answer, onReceived);
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
  return readAll(answer);
}

/** The download may take minutes and has no length in advance, so `onReceived` reports the received bytes. */
async function readAll(answer: Promise<Response>, onReceived?: (bytes: number) => void): Promise<Blob> {
  const { body } = await answer;
  if (!body) throw new ApiFailure("network", 0);
  let file = new Blob();
  let piece: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ApiFailure("network", 0);
    });
    if (done) return new Blob([file, ...piece]);
    piece.push(value);
    bytes += value.length;
    onReceived?.(bytes);
    if (bytes - file.size < PIECE_BYTES) continue;
    file = new Blob([file, ...piece]);
    piece = [];
  }
}
