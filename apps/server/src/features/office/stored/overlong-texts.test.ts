import { expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();
const GROWS = `<p>${"& ".repeat(9900)}</p>`;

async function addOwned() {
  const group = await addGroup(app.db, { urlname: `grown-${crypto.randomUUID()}` });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body !== undefined && { body }) });
  return { group, call };
}

test("a text that is too long once it is cleaned is refused at its field, wherever it is written", async () => {
  expect(GROWS.length).toBeLessThan(20_000);
  const { group, call } = await addOwned();
  const id = await addIntervention(app.db, group);
  const fault = { code: "text_length", min: 0, max: 20_000 };
  for (const [path, body, at] of [
    [`interventions/${id}`, { intervention: { description: GROWS } }, "description"],
    [`interventions/${id}`, { intervention: { description: { fr: GROWS } } }, "description.fr"],
    ["website", { website: { title: "Salon", otherbox: GROWS } }, "otherbox"],
    ["settings", { settings: { apptemplates: { confirm_text: GROWS } } }, "apptemplates.confirm_text"],
  ] as const) {
    const { status, body: answer } = await call("PUT", path, body);
    expect([status, answer.details?.faults], path).toEqual([422, [{ path: at, ...fault }]]);
  }
  const { body: file } = await call("GET", "file");
  const calendars = [{ externid: "anna", name: "Anna", description: GROWS }];
  const { body: preview } = await call("POST", "file.preview", { file: { ...file, calendars } });
  expect(preview.problems).toMatchObject([{ path: "calendars[0].description", fault }]);
});

test("a text that is stored too long already is told, and can be shortened", async () => {
  const { group, call } = await addOwned();
  const id = await addIntervention(app.db, group);
  await app.db.query(
    "update interventions set description = to_jsonb(repeat('x', 20001)), externid = 'cut' where id = $1",
    [id],
  );
  const { body: file } = await call("GET", "file");
  const preview = await call("POST", "file.preview", { file: { ...file, interventions: [] } });
  expect([preview.status, preview.body.problems.map(({ path }: { path: string }) => path)]).toEqual([
    200,
    ["interventions[0].description"],
  ]);
  expect((await call("PUT", `interventions/${id}`, { intervention: { description: "short" } })).status).toBe(
    200,
  );
});
