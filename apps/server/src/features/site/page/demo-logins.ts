import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DemoLogin } from "@rendezvous/contract/site/page-data";

export const DEMO_FOLDER = join(import.meta.dirname, "../../../../../../demo");

interface DemoFile {
  readonly group: { readonly urlname: string };
  readonly pros?: readonly { readonly email: string; readonly role: string; readonly password?: string }[];
  readonly accounts?: readonly { readonly email: string; readonly password?: string }[];
}

let read: Promise<ReadonlyMap<string, DemoLogin[]>> | undefined;

/** Returns the logins of each demo file by url name: one client, one professional, one owner. */
export function readDemoLogins(): Promise<ReadonlyMap<string, DemoLogin[]>> {
  read ??= readFiles();
  return read;
}

async function readFiles(): Promise<ReadonlyMap<string, DemoLogin[]>> {
  if (!existsSync(DEMO_FOLDER)) return new Map();
  const names = (await readdir(DEMO_FOLDER)).filter((name) => name.endsWith(".json"));
  const files = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(DEMO_FOLDER, name), "utf8")) as DemoFile),
  );
  return new Map(files.map((file) => [file.group.urlname, loginsOf(file)]));
}

function loginsOf({ pros = [], accounts = [] }: DemoFile): DemoLogin[] {
  const people = [
    { role: "client", person: accounts[0] },
    { role: "pro", person: pros.find(({ role }) => role === "pro") },
    { role: "owner", person: pros.find(({ role }) => role === "owner") },
  ] as const;
  return people.flatMap(({ role, person }) =>
    person?.password === undefined ? [] : [{ role, email: person.email, password: person.password }],
  );
}
