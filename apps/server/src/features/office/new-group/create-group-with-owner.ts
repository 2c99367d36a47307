import type { EpochMs } from "@rendezvous/domain/time/instant";
import { RESERVED_SEGMENTS } from "@rendezvous/contract/catalogue/own-segments";
import type { NewGroup } from "@rendezvous/contract/catalogue/trade";
import { toUrlname } from "@rendezvous/domain/group/to-urlname";
import type { Database } from "../../../lib/database/database.ts";
import { findGroupIdByUrlname, findGroupVersion } from "../../catalogue/group/data.ts";
import { importGroup, type ImportedGroup } from "../group-file/import-group.ts";
import { loadGroupFile } from "../group-file/read-group-file.ts";
import { invite } from "../../people/team/invite.ts";
import { noteSignUp } from "./data.ts";
import { toNewGroupFile } from "./to-new-group-file.ts";

export interface Founder {
  readonly email: string;
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  /** The language of the mail. */
  readonly locale: string;
  /** True when a visitor creates the group and their address is not proven. */
  readonly isSignUp?: true;
  /** Takes the url name among all cells; returns false if it is taken. */
  readonly reserveUrlname?: ((groupId: number, urlname: string) => Promise<boolean>) | undefined;
}

const URLNAME_TAKEN = { path: "group.urlname", message: "is taken" };

/** Thrown to roll the transaction back, because another request has just created a group with this name. */
class UrlnameTakenError extends Error {}

/** Creates an inactive group and mails its owner a link: both or neither. An existing url name is refused, never overwritten. */
export async function createGroupWithOwner(
  database: Database,
  urlname: string,
  request: NewGroup,
  { email, firstname = "", lastname = "", locale, isSignUp, reserveUrlname = async () => true }: Founder,
  nowMs: EpochMs,
): Promise<ImportedGroup> {
  const takenRefusal = { ok: false, errors: [URLNAME_TAKEN] } as const;
  if ((await findGroupIdByUrlname(database, urlname)) !== null) return takenRefusal;
  const loaded = await loadGroupFile(toNewGroupFile(urlname, request, email), null);
  if (!loaded.ok) return loaded;
  try {
    return await importGroup(database, loaded, nowMs, {
      alongWith: async (connection, groupId) => {
        if ((await findGroupVersion(connection, groupId)) !== 1) throw new UrlnameTakenError();
        if (!(await reserveUrlname(groupId, urlname))) throw new UrlnameTakenError();
        if (isSignUp) await noteSignUp(connection, groupId);
        const invited = { email, firstname, lastname, locale };
        await invite(connection, groupId, { ...invited, role: "owner", calendars: null }, nowMs);
      },
    });
  } catch (error) {
    if (error instanceof UrlnameTakenError) return takenRefusal;
    throw error;
  }
}

/** When several groups with one name are created at the same time, each gets a different url name. */
export async function createGroupUnderFreeName(
  database: Database,
  request: NewGroup,
  founder: Founder,
  nowMs: EpochMs,
): Promise<ImportedGroup> {
  const elsewhere = new Set<string>();
  for (;;) {
    const urlname = await findFreeUrlname(database, request.name, elsewhere);
    const result = await createGroupWithOwner(database, urlname, request, founder, nowMs);
    if (result.ok || !result.errors.includes(URLNAME_TAKEN)) return result;
    elsewhere.add(urlname);
  }
}

/** Returns the first free url name like the organisation's name: /salon-lea, /salon-lea-2 ... */
export async function findFreeUrlname(
  database: Database,
  name: string,
  elsewhere: ReadonlySet<string> = new Set(),
): Promise<string> {
  const firstChoice = toUrlname(name) || "agenda";
  for (let count = 1; ; count++) {
    const urlname = count === 1 ? firstChoice : `${firstChoice}-${count}`;
    if (RESERVED_SEGMENTS.includes(urlname) || elsewhere.has(urlname)) continue;
    if ((await findGroupIdByUrlname(database, urlname)) === null) return urlname;
  }
}
