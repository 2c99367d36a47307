// The child process that reads files with clients: a workbook can be built so that it takes hours, or all memory. It stores the
// rows itself, because handing over so many would hold up the server.
import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { type ImportKind, matchColumns } from "@rendezvous/domain/fiche-import/match-columns";
import { detectDateOrder } from "@rendezvous/domain/fiche-import/read-cell";
import { checkBody } from "../../../http/input/check-input.ts";
import { readJson } from "../../../http/input/read-json-bodies.ts";
import { type Database, openDatabase, transaction } from "../../../lib/database/database.ts";
import { answerTasks } from "../../../lib/task-process.ts";
import { insertImport } from "./import-data.ts";
import { insertRows } from "./staged-rows-data.ts";
import type { ImportAnswer, ImportTask } from "./import-tasks.ts";
import { readTable } from "./read-table.ts";

interface CheckedBody {
  readonly fiche_import: { readonly name: string; readonly content: string; readonly kind: ImportKind };
}

/** The rows of one statement. */
const AT_ONCE = 1000;

answerTasks(answer);

let database: Database | undefined;

async function answer(task: ImportTask): Promise<ImportAnswer> {
  database ??= openDatabase({ address: task.address, maxConnections: 1, onError: () => {} });
  const read = readJson(Buffer.from(task.body));
  if (!read.ok) return { refusal: read };
  const checked = checkBody(ENDPOINTS.createFicheImport, read.value);
  if (!checked.ok) return { refusal: checked };
  const { name, content, kind } = (checked.value as CheckedBody).fiche_import;
  const result = await readTable(Buffer.from(content, "base64"), task.language);
  if (!result.ok) return { refusal: { ok: false, code: "bad_request", details: { fault: result.fault } } };
  const { headings, rows } = result.table;
  const targets = matchColumns(headings, task.questions, kind);
  const births = task.questions.filter(({ isBirthdate }) => isBirthdate).map((one) => one.name);
  const dates = ["start", "end", ...births]
    .map((target) => targets.indexOf(target))
    .filter((column) => column >= 0);
  const samples = rows.flatMap((row) => dates.map((at) => row[at] ?? ""));
  const importId = await transaction(database, async (connection) => {
    const dateOrder = detectDateOrder(samples, task.dateOrder);
    const { groupId, proId, nowMs } = task;
    const row = {
      kind,
      name,
      headings,
      targets,
      dateOrder,
      rowCount: rows.length,
      proId,
      now: new Date(nowMs),
    };
    const id = await insertImport(connection, groupId, row);
    if (id === null) return null;
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await insertRows(connection, groupId, id, at, rows.slice(at, at + AT_ONCE));
    return id;
  });
  return importId === null ? { refusal: { ok: false, code: "full", details: { max: 1 } } } : { importId };
}
