import { setTimeout as sleep } from "node:timers/promises";
import { announceChange } from "../../../lib/changes.ts";
import type { Database, Queryable } from "../../../lib/database/database.ts";
import { listAppliedMigrations } from "../../../lib/database/migrations.ts";
import { copyPros, forgetArrivingPros, listArrivingPros } from "./copy-pros-data.ts";
import {
  beginMove,
  beginPause,
  endMove,
  endPause,
  findPlace,
  lockMove,
  switchGroupToCell,
  unlockMove,
} from "./directory-data.ts";
import {
  type GroupTable,
  isCopiedInPause,
  listGroupTables,
  listRows,
  replaceRows,
  sumTables,
} from "./group-tables-data.ts";
import { isWorking, moveJobs } from "./move-jobs-data.ts";
import { asReplica, inUtc, MOVE_CHANGES, setMoveState } from "./moves-data.ts";
import { findSandboxIds } from "./group-with-sandbox-data.ts";
import { removeGroup } from "./remove-group.ts";
import {
  endReplication,
  findVersion,
  bumpGroupVersion,
  haveEnded,
  isCopied,
  nextTransaction,
  pauseReplication,
  startReplication,
} from "./replicate-data.ts";

export interface Move {
  readonly groupId: number;
  /** The names of the cells. */
  readonly from: string;
  readonly to: string;
  readonly source: Database;
  readonly target: Database;
  readonly directory: Database;
  /** The source's database as the target's server reaches it. */
  readonly sourceUrl: string;
  readonly log: (message: string) => void;
}

export interface MoveFigures {
  /** How long changes of the group were refused, in milliseconds. */
  readonly pausedMs: number;
  readonly rows: number;
}

/** The longest pause. If it is not long enough, the group stays and another pause is tried later. */
const PAUSE_MS = 2000;
const MOST_PAUSES = 10;
const AGAIN_AFTER_MS = 3000;
const POLL_MS = 20;
const COPY_WITHIN_MS = 6 * 60 * 60_000;

/** Tables that may name a professional who joined after the copy began. They are searched again in the pause. */
const WITH_NEW_PROS = ["pro_groups", "sessions"];

/** The pause was too short, for example because a long transaction was under way. */
class PauseOver extends Error {}

/**
 * Moves a group to another cell while clients book. At any moment one cell has the group, as the directory says; a move that is
 * broken off leaves the group where it was, and can be repeated.
 */
export async function moveGroup(move: Move): Promise<MoveFigures> {
  const lock = await lockMove(move.directory, move.groupId);
  if (!lock) throw new Error(`Group ${move.groupId} is being moved by another run of this command.`);
  try {
    return await moveLocked(move, lock);
  } finally {
    await unlockMove(lock, move.groupId);
  }
}

/**
 * `lock`: the connection that holds the lock of the move. The group is switched on it, so that a run that has lost the lock
 * cannot switch.
 */
async function moveLocked(move: Move, lock: Queryable): Promise<MoveFigures> {
  const { groupId, from, to, source, target, directory, log } = move;
  await requireSameVersion(source, target);
  const place = await findPlace(directory, "group_id", groupId);
  if (place?.cell === to) {
    await finish(move);
    return { pausedMs: 0, rows: 0 };
  }
  if (!(await beginMove(directory, groupId, { from, to })))
    throw new Error(
      `Group ${groupId} is not in the cell "${from}", or moves elsewhere, or "${to}" is no cell.`,
    );
  try {
    await removeSandbox(move);
    const tables = await listGroupTables(source);
    await clear(move);
    await setMoveState(target, groupId, "arriving");
    await copyProsOf(move, tables);
    const replicated = tables.filter((table) => !isCopiedInPause(table));
    await startReplication(source, target, { groupId, tables: replicated, sourceUrl: move.sourceUrl });
    await until(() => isCopied(target, groupId), COPY_WITHIN_MS);
    log("copied; every later change follows");
    await copyCompared(move, tables);
    return await pauseAndSwitch(move, lock, tables);
  } catch (error) {
    await giveUp(move).catch((cause: Error) => log(`not put in order (${cause.message}): run this again`));
    throw error;
  }
}

/** A sandbox does not move: it is made again in the other cell. */
async function removeSandbox({ source, groupId, log }: Move): Promise<void> {
  const sandboxIds = await findSandboxIds(source, groupId);
  if (sandboxIds === null) return;
  if (sandboxIds.groupId === groupId) throw new Error(`Group ${groupId} is a sandbox, which does not move.`);
  await removeGroup(source, sandboxIds.groupId);
  await announce(source, sandboxIds.groupId);
  log("its sandbox is deleted: it can be made again there");
}

async function requireSameVersion(source: Queryable, target: Queryable): Promise<void> {
  const [here, there] = await Promise.all([source, target].map(listAppliedMigrations));
  if (here!.join() !== there!.join())
    throw new Error("The two cells have different versions: upgrade both to the same one first.");
}

/** Removes the rows that an interrupted earlier move has left. */
async function clear({ source, target, groupId }: Move): Promise<void> {
  await endReplication(source, target, groupId);
  await removeGroup(target, groupId);
  await forgetArrivingPros(target, groupId);
}

async function copyProsOf({ source, target, groupId }: Move, tables: readonly GroupTable[]): Promise<void> {
  await inUtc(source, (connection) =>
    asReplica(target, (arriving) => copyPros(connection, arriving, tables, groupId)),
  );
}

async function copyCompared({ source, target, groupId }: Move, tables: readonly GroupTable[]): Promise<void> {
  const pros = await listArrivingPros(target, groupId);
  for (const table of tables.filter(isCopiedInPause)) {
    const rows = await inUtc(source, (connection) => listRows(connection, table, groupId));
    const arriving = table.columns.includes("pro_id") ? rows.map((row) => withPro(row, pros)) : rows;
    await asReplica(target, (connection) => replaceRows(connection, table, groupId, arriving));
  }
}

function withPro(row: string, pros: ReadonlyMap<number, number>): string {
  return row.replace(/"pro_id": (\d+)/, (text, id: string) => {
    const other = pros.get(Number(id));
    return other === undefined ? text : `"pro_id": ${other}`;
  });
}

async function pauseAndSwitch(
  move: Move,
  lock: Queryable,
  tables: readonly GroupTable[],
): Promise<MoveFigures> {
  for (let count = 1; ; count++) {
    const begun = performance.now();
    try {
      const rows = await switchInPause(move, lock, tables);
      const pausedMs = Math.round(performance.now() - begun);
      await finish(move);
      return { pausedMs, rows };
    } catch (error) {
      if (!(error instanceof PauseOver) || count === MOST_PAUSES) throw error;
      move.log(`${error.message}; again in ${AGAIN_AFTER_MS / 1000} s`);
      await resume(move);
      await sleep(AGAIN_AFTER_MS);
    }
  }
}

async function switchInPause(move: Move, lock: Queryable, tables: readonly GroupTable[]): Promise<number> {
  const { source, target, directory, groupId, from } = move;
  const end = performance.now() + PAUSE_MS;
  const left = (): number => end - performance.now();
  await beginPause(directory, groupId, from, PAUSE_MS);
  await setMoveState(source, groupId, "paused");
  await announce(source, groupId);
  const next = await nextTransaction(source);
  await until(() => haveEnded(source, next), left(), "a transaction was under way for too long");
  await until(async () => !(await isWorking(source, groupId)), left(), "a mail or another job was under way");
  // A last change of the group. Once it has arrived, all earlier changes have arrived.
  const version = await bumpGroupVersion(source, groupId);
  const hasArrived = async (): Promise<boolean> => (await findVersion(target, groupId)) === version;
  await until(hasArrived, left(), "the last changes have not arrived");
  await copyProsOf(
    move,
    tables.filter(({ name }) => WITH_NEW_PROS.includes(name)),
  );
  await copyCompared(move, tables);
  const [here, there] = await Promise.all(
    [source, target].map((database) =>
      inUtc(database, (connection) => sumTables(connection, tables, groupId)),
    ),
  );
  const different = here!.filter(
    ({ count, sum }, place) => count !== there![place]!.count || sum !== there![place]!.sum,
  );
  if (different.length > 0)
    throw new Error(`The copies differ: ${different.map(({ name }) => name).join(", ")}. The group stays.`);
  await pauseReplication(target, groupId);
  if (!(await switchGroupToCell(lock, groupId, from))) throw new PauseOver("comparing took too long");
  await setMoveState(target, groupId, null);
  await announce(target, groupId);
  return here!.reduce((sum, { count }) => sum + count, 0);
}

/** If the process ends after the switch, the next run does what remains. */
async function finish({ source, target, groupId, log }: Move): Promise<void> {
  await setMoveState(source, groupId, "left");
  await announce(source, groupId);
  await setMoveState(target, groupId, null);
  await announce(target, groupId);
  await endReplication(source, target, groupId);
  await forgetArrivingPros(target, groupId);
  // A worker of the source may hold a job for a moment.
  let count = await moveJobs(source, target, groupId);
  const end = performance.now() + AGAIN_AFTER_MS;
  while (performance.now() < end) {
    await sleep(POLL_MS * 10);
    count += await moveJobs(source, target, groupId);
  }
  log(`${count} jobs have moved along`);
}

/** Ends the pause if the group has not moved. */
async function resume({ source, directory, groupId, from }: Move): Promise<void> {
  const cell = await endPause(directory, groupId, from, { isEarly: true });
  if (cell !== from) return;
  await setMoveState(source, groupId, null);
  await announce(source, groupId);
}

async function giveUp(move: Move): Promise<void> {
  const { directory, target, groupId, from, to } = move;
  const place = await findPlace(directory, "group_id", groupId);
  if (place?.cell === to) return;
  await resume(move);
  await clear(move);
  await setMoveState(target, groupId, null);
  await endMove(directory, groupId, from);
}

async function announce(database: Queryable, groupId: number): Promise<void> {
  for (const kind of MOVE_CHANGES) await announceChange(database, kind, groupId);
}

async function until(
  check: () => Promise<boolean>,
  withinMs: number,
  reason = "it took too long",
): Promise<void> {
  for (const end = performance.now() + withinMs; !(await check()); ) {
    if (performance.now() > end) throw new PauseOver(reason);
    await sleep(POLL_MS);
  }
}
