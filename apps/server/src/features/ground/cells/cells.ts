import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import type { Changes } from "../../../lib/changes.ts";
import { type Database, endPool, openDatabase } from "../../../lib/database/database.ts";
import type { LogFailure } from "../../../lib/failure-log.ts";
import { openText, sealText } from "../../../lib/sealed-text.ts";
import { hashToken, makeToken } from "../session/token-data.ts";
import { listAddresses } from "./cell-data.ts";
import {
  type Addresses,
  endPause,
  findPlace,
  listCells,
  listListedPlaces,
  listPlacesOf,
  type Place,
  removeUnusedPlaces,
  savePlace,
} from "./directory-data.ts";
import { GroupElsewhere } from "./group-elsewhere.ts";
import {
  addHandover,
  consumeHandover,
  type GroupOfOtherCell,
  hashPerson,
  listGroupsOfOtherCells,
  listMemberships,
  saveMemberships,
} from "./memberships-data.ts";
import { isMoving, listMovingGroups, MOVE_CHANGES, type MoveState, setMoveState } from "./moves-data.ts";

declare module "../../../http/context.ts" {
  interface Context {
    /** null: this installation has one database (docs/decisions/0124). */
    readonly cells: Cells | null;
  }
}

/** The other cells, through the directory of all groups. */
export interface Cells {
  /** The name of this cell. */
  readonly name: string;
  /** Returns the names of the other cells; none while the directory is away. */
  listOthers(): Promise<readonly string[]>;
  find(by: Address, value: number | string): Promise<Place | null>;
  /** Whether a group of another cell has this url name or host name; false while the directory is away. */
  isElsewhere(by: "urlname" | "host", value: string): Promise<boolean>;
  /** Throws GroupElsewhere if another cell has the group. Does nothing while the directory is away. */
  refuseElsewhere(by: "group_id" | "urlname", value: number | string): Promise<void>;
  /** Takes a url name for a new group; returns false if a group of any cell has it. */
  readonly take: (groupId: number, urlname: string) => Promise<boolean>;
  /** Returns the groups of other cells in which a professional works; none while the directory is away. */
  listGroupsOf(email: string): Promise<readonly GroupOfOtherCell[]>;
  /** Returns a key for one login in another cell, within 30 seconds. */
  handOver(login: Handover): Promise<string>;
  /** Returns the login that was passed to `handOver`; null for a key that was used, has expired or does not exist. */
  takeOver(key: string): Promise<Handover | null>;
  /** Returns the groups of all cells that search engines may list; null while the directory is away. */
  listListed(most: number): Promise<{ readonly urlname: string }[] | null>;
  /** Whether the jobs of a group must wait. */
  isMoving(groupId: number): Promise<boolean>;
  close(): Promise<void>;
}

/** The login of a professional in one cell, for one group of another. */
export interface Handover {
  readonly groupId: number;
  readonly email: string;
  /** Whether they have given a second factor. */
  readonly hasFactor: boolean;
}

const HANDOVER_MS = 30_000;
const SETTLE_EVERY_MS = 1000;
const COMPARE_EVERY_MS = 60 * MINUTE_MS;

export function createCells(
  {
    name,
    directory,
    secret,
  }: { readonly name: string; readonly directory: Database; readonly secret: string },
  {
    db,
    changes,
    logFailure,
  }: { readonly db: Database; readonly changes: Changes; readonly logFailure: LogFailure },
): Cells {
  const onError = (error: Error): void => logFailure(error, "the directory of the cells cannot be reached");

  async function findElsewhere(by: Address, value: number | string): Promise<Place | null> {
    return findPlaceElsewhere(directory, name, by, value).catch((error: Error) => {
      onError(error);
      return null;
    });
  }

  async function setState(groupId: number, state: MoveState | null): Promise<void> {
    await setMoveState(db, groupId, state);
    for (const kind of MOVE_CHANGES) changes.announce(kind, groupId);
  }

  async function save(addresses: Addresses): Promise<void> {
    if (await savePlace(directory, name, addresses)) return;
    // A group that has moved is back in a database that was restored from an earlier backup.
    if (await findPlace(directory, "group_id", addresses.group_id))
      return setState(addresses.group_id, "left");
    logFailure(
      new Error(
        `Another cell has a group named "${addresses.urlname}": give one of the two another url name.`,
      ),
      "a group is not reached",
    );
  }

  /** Brings the directory in line with the groups of this cell. */
  async function compare(): Promise<void> {
    const own = await listAddresses(db, null);
    const stored = new Map((await listPlacesOf(directory, name)).map((place) => [place.group_id, place]));
    for (const addresses of own) {
      const place = stored.get(addresses.group_id);
      stored.delete(addresses.group_id);
      if (
        place?.is_new !== false ||
        place.urlname !== addresses.urlname ||
        place.name !== addresses.name ||
        place.listed !== addresses.listed ||
        place.hosts.join() !== addresses.hosts.join()
      )
        await save(addresses);
    }
    await removeUnusedPlaces(directory, name, [...stored.keys()]);
    await saveMembers(null);
  }

  async function saveOne(groupId: number): Promise<void> {
    for (const addresses of await listAddresses(db, groupId)) await save(addresses);
    await saveMembers(groupId);
  }

  async function saveMembers(groupId: number | null): Promise<void> {
    await saveMemberships(directory, name, groupId, await listMemberships(db, groupId, secret));
  }

  changes.listen("catalogue", (groupId) => {
    (groupId === null ? compare() : saveOne(groupId)).catch(onError);
  });
  changes.listen("pros", (groupId) => {
    saveMembers(groupId).catch(onError);
  });

  /** Cleans up after an interrupted move: the directory decides which cell has the group. */
  async function settle(): Promise<void> {
    for (const { group_id, state } of await listMovingGroups(db)) {
      const cell =
        state === "paused"
          ? await endPause(directory, group_id, name, { isEarly: false })
          : ((await findPlace(directory, "group_id", group_id))?.cell ?? null);
      if (cell === null || (state === "arriving" && cell !== name)) continue;
      await setState(group_id, cell === name ? null : "left");
    }
  }

  const settling = setInterval(() => void settle().catch(onError), SETTLE_EVERY_MS).unref();
  const comparing = setInterval(() => void compare().catch(onError), COMPARE_EVERY_MS).unref();
  return {
    name,
    async listOthers() {
      const all = await listCells(directory).catch((error: Error) => {
        onError(error);
        return [];
      });
      return all.filter((cell) => cell !== name);
    },
    find: (by, value) => findPlace(directory, by, value),
    isElsewhere: async (by, value) => (await findElsewhere(by, value)) !== null,
    async refuseElsewhere(by, value) {
      const place = await findElsewhere(by, value);
      if (place) throw new GroupElsewhere(place.group_id);
    },
    take: (groupId, urlname) => takeUrlname(directory, name, groupId, urlname),
    listGroupsOf: (email) =>
      listGroupsOfOtherCells(directory, name, hashPerson(email, secret)).catch((error: Error) => {
        onError(error);
        return [];
      }),
    listListed: (most) =>
      listListedPlaces(directory, most).catch((error: Error) => {
        onError(error);
        return null;
      }),
    async handOver(login) {
      const { token, hash } = makeToken();
      await addHandover(directory, hash, sealText(JSON.stringify(login), secret, token), HANDOVER_MS);
      return token;
    },
    async takeOver(key) {
      const sealed = await consumeHandover(directory, hashToken(key));
      return sealed === null ? null : (JSON.parse(openText(sealed, secret, key)) as Handover);
    },
    isMoving: (groupId) => isMoving(db, groupId),
    async close() {
      clearInterval(settling);
      clearInterval(comparing);
      await endPool(directory);
    },
  };
}

type Address = "group_id" | "urlname" | "host";

/** Returns the place of a group that is in another cell than the given one. */
export async function findPlaceElsewhere(
  directory: Database,
  own: string,
  by: Address,
  value: number | string,
): Promise<Place | null> {
  const place = await findPlace(directory, by, value);
  return place?.cell === own ? null : place;
}

/** Takes a url name for a new group of a cell; returns false if another group has it. */
export async function takeUrlname(
  directory: Database,
  cell: string,
  groupId: number,
  urlname: string,
): Promise<boolean> {
  const addresses = { group_id: groupId, urlname, name: urlname, hosts: [], listed: false };
  return savePlace(directory, cell, { ...addresses, isNew: true });
}

/** Whether a job must wait because its group is being moved. */
export async function mustWaitForMove(cells: Cells, data: unknown): Promise<boolean> {
  const [one] = Array.isArray(data) ? (data as unknown[]) : [data];
  const groupId = (one as { group_id?: unknown } | null | undefined)?.group_id;
  return typeof groupId === "number" && cells.isMoving(groupId);
}

const DIRECTORY_CONNECTIONS = 3;

export function openDirectory(url: string, onError: (error: Error) => void): Database {
  return openDatabase({ address: { connectionString: url }, maxConnections: DIRECTORY_CONNECTIONS, onError });
}
