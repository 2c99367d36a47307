import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import type { Queryable } from "../../../lib/database/database.ts";
import { listPlacesSince, type PlaceRow } from "./directory-data.ts";

/** HAProxy's maps, one for each way in which an address names a group; the value is the cell. */
const MAPS = {
  ids: ({ group_id }: PlaceRow) => [String(group_id)],
  names: ({ urlname }: PlaceRow) => [urlname],
  hosts: ({ hosts }: PlaceRow) => hosts,
} as const satisfies Record<string, (place: PlaceRow) => readonly string[]>;

type MapName = keyof typeof MAPS;
const NAMES = Object.keys(MAPS) as MapName[];

/** Revisions are given before a transaction ends, so a lower one may appear after a higher one. */
const READ_ALL_EVERY_MS = 10_000;

export interface CellMap {
  /** Reads what has changed in the directory; writes the files, and tells a running HAProxy. */
  update(): Promise<void>;
}

/** `socket`: the administrative socket of HAProxy; undefined: only the files are written. */
export function createCellMap(directory: Queryable, folder: string, socket: string | undefined): CellMap {
  const places = new Map<number, PlaceRow>();
  let revision = 0;
  let isWritten = false;
  let readAllAt = 0;
  /** Commands that HAProxy has not had yet, because it did not run or could not be reached. */
  let commands: string[] = [];

  const pathOf = (name: MapName): string => join(folder, `${name}.map`);

  function writeFiles(): void {
    mkdirSync(folder, { recursive: true });
    for (const name of NAMES) {
      const lines = [...places.values()].flatMap((place) =>
        MAPS[name](place).map((key) => `${key} ${place.cell}\n`),
      );
      // Replaces the file in one step, because HAProxy may read it at this moment.
      writeFileSync(`${pathOf(name)}.new`, lines.join(""));
      renameSync(`${pathOf(name)}.new`, pathOf(name));
    }
  }

  function commandsFor(before: PlaceRow | undefined, after: PlaceRow): string[] {
    return NAMES.flatMap((name) => {
      const keys = MAPS[name](after);
      const had = before ? MAPS[name](before) : [];
      return [
        ...had.filter((key) => !keys.includes(key)).map((key) => `del map ${pathOf(name)} ${key}`),
        ...keys.flatMap((key) => {
          const change = `map ${pathOf(name)} ${key}`;
          if (had.includes(key)) return [`set ${change} ${after.cell}`];
          // A HAProxy that started from an earlier file may have the key already.
          return [`del ${change}`, `add ${change} ${after.cell}`];
        }),
      ];
    });
  }

  return {
    async update() {
      const isDue = performance.now() > readAllAt;
      if (isDue) readAllAt = performance.now() + READ_ALL_EVERY_MS;
      const read = await listPlacesSince(directory, isDue ? 0 : revision);
      const changed = read.filter((place) => places.get(place.group_id)?.revision !== place.revision);
      if (changed.length === 0 && commands.length === 0 && isWritten) return;
      for (const place of changed) {
        commands.push(...commandsFor(places.get(place.group_id), place));
        places.set(place.group_id, place);
      }
      writeFiles();
      isWritten = true;
      if (socket !== undefined) await send(socket, commands);
      commands = [];
      revision = Math.max(revision, ...changed.map((place) => place.revision));
    },
  };
}

/** HAProxy reads at most one buffer of 16 KB at once. */
const COMMANDS_AT_ONCE = 50;

async function send(socket: string, commands: readonly string[]): Promise<void> {
  for (let start = 0; start < commands.length; start += COMMANDS_AT_ONCE)
    await sendSome(socket, commands.slice(start, start + COMMANDS_AT_ONCE));
}

function sendSome(socket: string, commands: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const client = connect(socket, () => client.end(`${commands.join(";")}\n`));
    client.on("error", reject);
    client.on("close", () => resolve());
    client.resume();
  });
}
