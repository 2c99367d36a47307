import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { createClient } from "../../../../../../packages/client/src/client.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, "../../../../../..");

const app = await startApp();
const group = await addGroup(app.db);
await addCalendar(app.db, group);
const service = await addIntervention(app.db, group);
const owner = await addPro(app.db, [group], { role: "owner" });
const made = await app.call(`v3/groups/${group}/access_keys`, {
  method: "POST",
  token: await tokenOf(app, group, owner.email),
  body: {
    access_key: { name: "A client", scopes: ["catalogue:read", "appointments:read", "appointments:write"] },
  },
});
const { key } = (made.body as { access_key: { key: string } }).access_key;
const environment = { ...process.env, HOST: app.url, KEY: key };
const folder = await mkdtemp(join(tmpdir(), "clients-"));
afterAll(() => rm(folder, { recursive: true }));

/** Returns the program in a README. */
async function programIn(readme: string): Promise<string> {
  const [, program = ""] = /```\w+\n([^]*?)```/.exec(await readFile(join(ROOT, readme), "utf8")) ?? [];
  expect(program.trim().split("\n").filter(Boolean).length).toBeLessThanOrEqual(12);
  return program;
}

async function isBooked(id: string): Promise<boolean> {
  const { rows } = await app.db.query("select 1 from appointments where id = $1", [Number(id)]);
  return rows.length === 1;
}

function python(program: string) {
  const env = { ...environment, PYTHONPATH: join(ROOT, "clients/python"), PYTHONDONTWRITEBYTECODE: "1" };
  return run("python3", ["-c", program], { env });
}

test("the TypeScript client is built, and its README books", async () => {
  const tsc = join(ROOT, "node_modules/.bin/tsc");
  await run(tsc, ["-p", join(ROOT, "packages/client"), "--outDir", join(folder, "package/dist")]);
  await writeFile(
    join(folder, "package/package.json"),
    await readFile(join(ROOT, "packages/client/package.json"), "utf8"),
  );
  await mkdir(join(folder, "node_modules"));
  await symlink(join(folder, "package"), join(folder, "node_modules/rendezvous-client"));
  const file = join(folder, "book.ts");
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await writeFile(file, `${await programIn("packages/client/README.md")}\nexport {};\n`);
  const types = ["--types", "node", "--typeRoots", join(ROOT, "node_modules/@types")];
  await run(tsc, [
    "--ignoreConfig",
    "--noEmit",
    "--strict",
    "--module",
    "nodenext",
    "--target",
    "es2024",
    ...types,
    file,
  ]);
  const { stdout } = await run(process.execPath, ["--experimental-strip-types", file], { env: environment });
  expect(await isBooked(stdout)).toBe(true);
});

test("the README of the Python client books, and a refusal says why", async () => {
  const { stdout } = await python(await programIn("clients/python/README.md"));
  expect(await isBooked(stdout)).toBe(true);
  const refused = await python(`
import os
from rendezvous import CallRefused, Client
try:
    Client(os.environ["HOST"], os.environ["KEY"]).list_fiches(${group})
except CallRefused as refusal:
    print(refusal.status, refusal.code, refusal.detail)
try:
    appointment = {"group_id": ${group}, "intervention_ids": [${service}], "start_at": "2026-12-02T09:00:00Z", "fiche": {"email": "ada@example.org"}}
    Client(os.environ["HOST"], os.environ["KEY"]).create_appointment({"appointment": appointment})
except CallRefused as refusal:
    print(refusal)`);
  expect(refused.stdout.trim().split("\n")).toEqual([
    "403 forbidden missing_scope",
    expect.stringMatching(/^422 create_fiche_failed \(.*lastname: empty/),
  ]);
});

test("both clients return a downloaded file byte by byte", async () => {
  const call = createClient({ url: app.url, key });
  const file = await call("GET /groups/{id}/appointments.download", {
    path: { id: group },
    query: { from: "2026-12-01", until: "2026-12-31", format: "xlsx" },
  });
  // A file of Excel is a ZIP archive.
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 4)
      .toString("hex"),
  ).toBe("504b0304");
  const { stdout } = await python(`
import os
from rendezvous import Client
client = Client(os.environ["HOST"], os.environ["KEY"])
print(client.download_appointments(${group}, from_="2026-12-01", until="2026-12-31", format="xlsx")[:4].hex())`);
  expect(stdout.trim()).toBe("504b0304");
});

/** Passes calls on to the server, and loses the first answer. Returns its address. */
async function addLossyLine(): Promise<string> {
  let answers = 0;
  const line = createServer((request, response) => {
    const { method, url, headers } = request;
    const passed = send(`${app.url}${url}`, { method, headers }, (answer) => {
      answers += 1;
      if (answers === 1) response.destroy();
      else answer.pipe(response.writeHead(answer.statusCode!, answer.headers));
    });
    request.pipe(passed);
  });
  onTestFinished(() => void line.close());
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
}

async function countAppointments(): Promise<number> {
  return (await app.db.query("select 1 from appointments")).rows.length;
}

test("both clients send a booking whose answer was lost once more, under the same key", async () => {
  const fiche = { firstname: "Ada", lastname: "Roux", email: "ada@example.org" };
  const at = (time: string) => ({
    group_id: group,
    intervention_ids: [service],
    start_at: `2026-12-02T${time}Z`,
    fiche,
  });
  const before = await countAppointments();
  const call = createClient({ url: await addLossyLine(), key });
  const body = { appointment: at("13:00:00") };
  await call("POST /appointments", { body, idempotencyKey: crypto.randomUUID() });
  await python(`
from rendezvous import Client
Client("${await addLossyLine()}", "${key}").create_appointment({"appointment": ${JSON.stringify(at("14:00:00"))}}, idempotency_key="k1")`);
  expect((await countAppointments()) - before).toBe(2);
  const unsafe = createClient({ url: await addLossyLine(), key });
  await expect(unsafe("POST /appointments", { body: { appointment: at("15:00:00") } })).rejects.toThrow(
    TypeError,
  );
});
