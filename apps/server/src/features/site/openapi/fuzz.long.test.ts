import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Callers } from "../../../testing/fuzz/callers.ts";
import { Fuzz } from "../../../testing/fuzz/fuzz.ts";
import { writeFuzzedGroupFiles } from "../../../testing/fuzz/group-files.ts";
import type { OpenApi } from "../../../testing/fuzz/operations.ts";
import { startApp } from "../../../testing/start-app.ts";
import { importFiles } from "../../office/group-file/import-files.ts";

/** The same requests each time; `npm run fuzz` makes others, and more. */
const SEED = 29;
const REQUESTS_IN_A_GROUP = 1000;
/** A machine that does much else needs a minute for what takes four seconds. */
const TIMEOUT_MS = 180_000;

const app = await startApp();
const folder = await mkdtemp(join(tmpdir(), "rendezvous-fuzz-"));
afterAll(() => rm(folder, { recursive: true }));
const groups = await writeFuzzedGroupFiles(folder, 2);
const server = { url: app.url, apiKey: app.context.installation.apiKey };
const document = (await app.get("/api/openapi.json")).body as OpenApi;
const fuzz = new Fuzz(server, document, app.clock.now());

test.each(groups)(
  "every answer to random requests is as described: $urlname",
  async ({ urlname, path }) => {
    const [file] = await importFiles(app.db, [path], app.clock.now());
    expect(file!.imported).toMatchObject({ ok: true });
    const mismatches = await fuzz.run({
      callers: new Callers(server, urlname),
      requests: REQUESTS_IN_A_GROUP,
      seed: SEED,
    });
    expect(mismatches.slice(0, 5)).toEqual([]);
  },
  TIMEOUT_MS,
);
