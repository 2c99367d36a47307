import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { GUIDE } from "@rendezvous/contract/site/guide";
import { SCOPES } from "@rendezvous/domain/permission/scopes";
import { expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const run = promisify(execFile);

/** A newcomer copies the commands, with their own key and the ids and times of the answers before. */
test("the commands of the guide do what they say", async () => {
  const app = await startApp();
  const group = await addGroup(app.db);
  await addCalendar(app.db, group);
  const service = await addIntervention(app.db, group);
  const owner = await addPro(app.db, [group], { role: "owner" });
  const { body } = await app.call(`v3/groups/${group}/access_keys`, {
    method: "POST",
    token: await tokenOf(app, group, owner.email),
    body: { access_key: { name: "Newcomer", scopes: SCOPES } },
  });
  const environment = {
    ...process.env,
    HOST: app.url,
    KEY: (body as { access_key: { key: string } }).access_key.key,
  };
  let [first, second, appointment, webhook] = ["", "", 0, 0];

  for (const { title, steps } of GUIDE)
    for (const { command = "" } of steps) {
      const filled = command
        .replace(/^export .*\n/, "")
        .replaceAll("groups/4/", `groups/${group}/`)
        .replaceAll('"group_id":4', `"group_id":${group}`)
        .replaceAll(/\b21\b(?!T)/g, String(service))
        .replaceAll("2026-12-01T09:20:00+01:00", first)
        .replaceAll("2026-12-01T10:20:00+01:00", second)
        .replaceAll(/\b118\b/g, String(appointment));
      for (const command of filled.split(/\n(?=curl)/).filter(Boolean)) {
        const one = command.replaceAll("webhooks/5/", `webhooks/${webhook}/`);
        const { stdout } = await run("bash", ["-c", one.replace(/^curl/, "curl -s --fail-with-body")], {
          env: environment,
        }).catch((error: Error & { stdout: string }) => expect.fail(`${title}: ${one}\n${error.stdout}`));
        if (one.includes("availabletimeslots")) {
          const { availabletimeslots: slots } = JSON.parse(stdout) as {
            availabletimeslots: { start_at: string }[];
          };
          [first, second] = [slots[0]!.start_at, slots[4]!.start_at];
        }
        if (one.includes("/api/v3/appointments") && one.includes("-X POST"))
          appointment = (JSON.parse(stdout) as { records: { id: number }[] }).records[0]!.id;
        if (one.endsWith("/webhooks"))
          webhook = (JSON.parse(stdout) as { webhook: { id: number } }).webhook.id;
      }
    }
  const { rows } = await app.db.query<{ deleted: boolean }>(
    "select deleted_at is not null as deleted from appointments where id = $1",
    [appointment],
  );
  expect(rows).toEqual([{ deleted: true }]);
});
