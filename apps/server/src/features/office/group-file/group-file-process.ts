// The child process that reads, compares, imports and exports the group files of screens
// (docs/decisions/0103-limits-of-what-a-group-publishes.md).
import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import { matchesPattern } from "@rendezvous/contract/ground/pattern-engine";
import { setPatternEngine } from "@rendezvous/domain/form/pattern";
import type { z } from "zod";
import { checkBody } from "../../../http/input/check-input.ts";
import { readJson } from "../../../http/input/read-json-bodies.ts";
import { type Database, type DatabaseAddress, openDatabase } from "../../../lib/database/database.ts";
import { answerTasks } from "../../../lib/task-process.ts";
import { copyToSandbox, type SandboxCopy, SandboxRaceError } from "./copy-to-sandbox.ts";
import { exportGroup } from "./export-group.ts";
import type { GroupFileAnswer, GroupFileTask } from "./group-file-tasks.ts";
import { importAsPreviewed, type ImportPreview } from "./preview-import.ts";

setPatternEngine(matchesPattern);
answerTasks(answer);

let database: Database | undefined;

function open(address: DatabaseAddress): Database {
  database ??= openDatabase({ address, maxConnections: 2, onError: () => {} });
  return database;
}

async function answer(task: GroupFileTask): Promise<GroupFileAnswer> {
  const db = open(task.address);
  if (task.kind === "export") return toAnswer(await exportGroup(db, task.groupId, "nobody"));
  if (task.kind === "sandbox") return answerSandbox(db, task);
  const { group, nowMs } = task;
  const read = readJson(Buffer.from(task.body));
  if (!read.ok) return { refusal: read };
  const endpoint = ENDPOINTS[task.kind === "preview" ? "previewGroupFile" : "importGroupFile"];
  const checked = checkBody(endpoint, read.value);
  if (!checked.ok) return { refusal: checked };
  const body = checked.value as z.output<typeof endpoint.body>;
  const [previewHash, proId] =
    task.kind === "import" && "seen" in body ? [body.seen, task.proId] : [null, null];
  const { isImported, preview } = await importAsPreviewed(db, group, body.file, previewHash, nowMs, proId);
  if (task.kind === "import" && !isImported && preview.problems.length === 0)
    return { refusal: { ok: false, code: "changed_meanwhile" } };
  return toAnswer(toWire(preview), isImported);
}

async function answerSandbox(db: Database, copy: SandboxCopy): Promise<GroupFileAnswer> {
  try {
    const copied = await copyToSandbox(db, copy);
    if (copied.ok) return toAnswer({}, true);
    const fields = Object.fromEntries(copied.errors.map(({ path, message }) => [path, message]));
    return { refusal: { ok: false, code: "bad_request", fields } };
  } catch (error) {
    const isTaken = (error as { code?: string }).code === UNIQUE_VIOLATION;
    if (!isTaken && !(error instanceof SandboxRaceError)) throw error;
    return { refusal: { ok: false, code: "changed_meanwhile" } };
  }
}

const UNIQUE_VIOLATION = "23505";

function toAnswer(reply: object, isImported = false): GroupFileAnswer {
  return { json: Buffer.from(JSON.stringify(reply)), isImported };
}

function toWire({ problems, changes, appointments, ignored, seen: previewHash }: ImportPreview) {
  return {
    problems: problems.map(({ path, message, fault = null }) => ({ path, message, fault })),
    changes,
    appointments,
    ignored,
    seen: previewHash,
  };
}
