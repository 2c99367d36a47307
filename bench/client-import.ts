import { join } from "node:path";
import type { FicheImport } from "@rendezvous/contract/people/fiche-import-calls";
import { addGroup } from "../apps/server/src/testing/test-groups.ts";
import { logInPro, startBookingServer } from "./booking-server.ts";
import { ask } from "./children.ts";
import type { TurnsRequest, TurnsResult } from "./loop-turns.ts";

const ROWS = 50_000;
const LOOK_AGAIN_MS = 50;
const FORMS = {
  Fiche: [
    { name: "birthdate", type: "datesplit", label: "Date of birth" },
    { name: "skin", type: "select", label: "Skin", choices: ["dry", "oily"] },
  ],
  Vevent: [],
};

/** Returns the file of another program; each tenth client is twice in it. */
function writeFile(): string {
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const n = row - (row % 10 === 9 ? 5 : 0);
    const day = String(1 + (n % 28)).padStart(2, "0");
    return `Dupont${n % 5000};Camille${n};c${n}@example.org;06 39 ${n};${day}/05/19${50 + (n % 50)};${n % 2 ? "dry" : "oily"};a note`;
  });
  return ["Nom;Prénom;E-mail;Téléphone portable;Date de naissance;Skin;Remarque", ...lines].join("\n");
}

/** Measures the import of 50,000 clients into a group that has them already in part, and the longest turn of the event loop. */
export async function measureClientImport(): Promise<object[]> {
  const bench = await startBookingServer({}, [`--import=${join(import.meta.dirname, "loop-turns.ts")}`]);
  const { server, pool, stop } = bench;
  const groupId = await addGroup(pool, { urlname: "measured", forms: FORMS });
  const { api, token } = await logInPro(bench, groupId, "owner");
  const call = async (path: string, body?: object): Promise<FicheImport> => {
    const address = `${api}/groups/${groupId}/fiche_imports${path}?apikey=${server.apiKey}&token=${token}`;
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    };
    const answer = await fetch(address, body ? init : {});
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { fiche_import: FicheImport }).fiche_import;
  };
  const turns = (turns: TurnsRequest["turns"]) =>
    ask<TurnsResult>(server.process, { turns } satisfies TurnsRequest);
  const measured: object[] = [];
  async function measure(
    what: string,
    run: () => Promise<FicheImport>,
    until: FicheImport["state"],
  ): Promise<FicheImport> {
    await turns("measure");
    const started = performance.now();
    let found = await run();
    const answered = performance.now() - started;
    while (found.state !== until) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      found = await call(`/${found.id}`);
    }
    const { longestMs } = await turns("tell");
    measured.push({
      what,
      "answered after, s": Math.round(answered / 100) / 10,
      "done after, s": Math.round((performance.now() - started) / 100) / 10,
      "longest turn, ms": Math.round(longestMs),
    });
    return found;
  }
  const content = Buffer.from(writeFile()).toString("base64");
  const upload = () => call("", { fiche_import: { name: "clients.csv", content } });
  const first = await measure("upload and check", upload, "ready");
  const imported = await measure("import", () => call(`/${first.id}/start`, { duplicates: "fill" }), "done");
  if (imported.counts.created !== ROWS * 0.9) throw new Error(`${imported.counts.created} were created`);
  await pool.query("vacuum analyze fiches");
  const again = await measure("upload and check once more", upload, "ready");
  await measure("import of what exists", () => call(`/${again.id}/start`, { duplicates: "replace" }), "done");
  await measure("undo of the first one", () => call(`/${first.id}/undo`, {}), "undone");
  await stop();
  return measured;
}
