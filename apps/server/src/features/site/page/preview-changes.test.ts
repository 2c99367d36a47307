import { expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

async function addOwned(more: Parameters<typeof addGroup>[1] = {}) {
  const group = await addGroup(app.db, { ...more, fields: { locale: "fr", ...more.fields } });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  await addCalendar(app.db, group);
  await addIntervention(app.db, group);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body !== undefined && { body }) });
  const preview = (changes: readonly object[], query = "") => call("POST", `preview${query}`, { changes });
  return { group, call, preview };
}

const red = { kind: "settings", fields: { theme: { primary: "#aa0000" }, color_scheme: "light" } };

test("what is typed is shown as visitors would see it, and nothing of it is kept", async () => {
  const { group, call, preview } = await addOwned();
  const before = await call("GET", "settings");
  const { body, status, text } = await preview([
    red,
    { kind: "settings", fields: { has_minisite: true } },
    {
      kind: "website",
      fields: { title: { fr: "Bonjour", en: "Hello" }, quick_desc: "<b>Ici</b><script>alert(1)</script>" },
    },
  ]);
  expect(status, text).toBe(200);
  expect(body.group.theme).toEqual({ usercolors: { primary: "#aa0000" }, scheme: "light" });
  expect(body.style).toContain("--accent:#aa0000");
  expect(body.style).not.toContain("prefers-color-scheme");
  expect(body.catalogue.website).toMatchObject({ title: "Bonjour", quick_desc: "<b>Ici</b>" });
  expect(body.catalogue.interventions).toHaveLength(1);
  expect((await preview([red], "?locale=en")).body.group.name).toBe(body.group.name);

  expect((await call("GET", "settings")).text).toBe(before.text);
  expect((await call("GET", "changes")).body.changes).toEqual([]);
  const { rows } = await app.db.query("select urlname from groups where id = $1", [group]);
  const published = await app.call(`v3/services/groups/${rows[0].urlname}`);
  expect(published.body.theme.usercolors).toEqual({});
});

test("a group that is not online yet is shown as it will be then", async () => {
  const { group, call, preview } = await addOwned();
  await call("PUT", "settings", { settings: { inactive: true } });
  const { body, text } = await preview([]);
  expect(body.group, text).toMatchObject({ id: group, inactive: false });
  expect(body.catalogue.interventions).toHaveLength(1);
});

test("what is typed lies over the draft that is being worked on", async () => {
  const { call, preview } = await addOwned();
  const { draft } = (await call("POST", "drafts", { draft: { name: "Été" } })).body;
  const query = `?draft_id=${draft.id}`;
  await call("PUT", `settings${query}`, { settings: { phone: "01 02 03 04 05" } });
  expect((await preview([red], query)).body.group).toMatchObject({
    phone: "01 02 03 04 05",
    theme: { usercolors: { primary: "#aa0000" } },
  });
  expect((await preview([red])).body.group.phone).not.toBe("01 02 03 04 05");
  expect((await preview([red], "?draft_id=999999")).status).toBe(404);
});

test("a draft that was published meanwhile has no preview", async () => {
  const { call, preview } = await addOwned();
  const { draft } = (await call("POST", "drafts", { draft: { name: "Été" } })).body;
  const query = `?draft_id=${draft.id}`;
  await call("POST", `interventionsets${query}`, { interventionset: { publicname: "Soins" } });
  expect((await preview([], query)).status).toBe(200);
  await call("POST", `drafts/${draft.id}/publish`, {});
  expect((await preview([], query)).status).toBe(404);
});

test("what could not be saved is not shown either, and says its faults", async () => {
  const { preview } = await addOwned();
  const refused = await preview([{ kind: "settings", fields: { theme: { primary: "reddish" } } }]);
  expect(refused.status).toBe(422);
  expect(refused.body.details.faults).toEqual([{ path: "theme.primary", code: "colour" }]);
  expect((await preview([{ kind: "trees", fields: {} }])).status).toBe(400);
});
