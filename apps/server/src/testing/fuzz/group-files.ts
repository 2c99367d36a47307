import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PASSWORD } from "../people.ts";

const DEMO_FOLDER = join(import.meta.dirname, "../../../../../demo");
/** The demo groups that are used: together they have services, packs, classes, passes, places, forms and people. */
const DEMO_GROUPS = [
  "atelier-margaux",
  "souffle-et-lumiere",
  "cabinet-dentaire-des-lilas",
  "optique-belvue-bordeaux",
  "credit-du-vallon-lille",
  "mairie-de-sainte-aubaine",
];

type Json = Readonly<Record<string, unknown>>;

export interface FuzzedGroupFile {
  readonly urlname: string;
  readonly path: string;
}

/** Writes group files like those of the demo groups, with people of every role, into an empty folder. */
export async function writeFuzzedGroupFiles(folder: string, count: number): Promise<FuzzedGroupFile[]> {
  await cp(join(DEMO_FOLDER, "images"), join(folder, "images"), { recursive: true });
  const written: FuzzedGroupFile[] = [];
  for (let number = 0; number < count; number++) {
    const urlname = `fuzz-${number}`;
    const demo = await readFile(
      join(DEMO_FOLDER, `${DEMO_GROUPS[number % DEMO_GROUPS.length]}.json`),
      "utf8",
    );
    const path = join(folder, `${urlname}.json`);
    await writeFile(path, JSON.stringify(toFuzzedGroup(JSON.parse(demo) as Json, urlname, number % 2 === 0)));
    written.push({ urlname, path });
  }
  return written;
}

export function addressOf(role: string, urlname: string): string {
  return `${role}@${urlname}.example`;
}

/**
 * An address and a domain belong to one group only. Half of the groups lack the demo group's forms, because random answers hardly
 * fit them.
 */
function toFuzzedGroup(demo: Json, urlname: string, hasForms: boolean): Json {
  const { group, calendars, website, fiches, forms, ...others } = demo as {
    group: Json;
    calendars: { externid: string }[];
    website?: Json;
    fiches: { externid: string }[];
    forms: Json;
  };
  const rules = { ...(group["rules"] as Json | undefined), waiting_minutes: 30 };
  const toPerson = (role: string): Json => ({ email: addressOf(role, urlname), password: PASSWORD });
  return {
    ...others,
    group: { ...group, urlname, legacy_clients: true, rules },
    calendars,
    fiches,
    ...(hasForms && { forms }),
    website: { ...website, domain: null },
    pros: [
      { ...toPerson("owner"), role: "owner" },
      { ...toPerson("pro"), role: "pro", calendars: [calendars[0]!.externid] },
      { ...toPerson("call_centre"), role: "call_centre" },
    ],
    accounts: [{ ...toPerson("client"), fiches: [fiches[0]!.externid] }],
  };
}
