import { expect, test } from "vitest";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();

interface Text {
  kind: string;
  record_id: number | null;
  path: string;
  texts: Record<string, string>;
  outdated: string[];
}

async function addOwned(more: Parameters<typeof addGroup>[1] = {}) {
  const group = await addGroup(app.db, {
    ...more,
    fields: { locale: "fr", enabled_locales: "fr,en,de", ...more.fields },
  });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body !== undefined && { body }) });
  const texts = async (kind: string): Promise<Text[]> =>
    (await call("GET", "texts")).body.texts.filter((text: Text) => text.kind === kind);
  return { group, call, texts };
}

test("a translation whose original was changed under it is outdated until it is written anew, or the original is back", async () => {
  const { call, texts } = await addOwned();
  const publicname = { fr: "Coupe", en: "Cut", de: "Schnitt" };
  const made = await call("POST", "interventions", { intervention: { publicname, length: 30 } });
  const { id } = made.body.intervention;
  const put = (intervention: object) => call("PUT", `interventions/${id}`, { intervention });
  const outdated = async () => (await texts("interventions"))[0]?.outdated;
  expect(await texts("interventions")).toEqual([
    {
      kind: "interventions",
      record_id: id,
      record_name: "Coupe",
      path: "publicname",
      texts: publicname,
      outdated: [],
    },
  ]);
  await put({ publicname: { ...publicname, fr: "Coupe et brushing" } });
  expect((await outdated())?.sort()).toEqual(["de", "en"]);
  // A change of another field outdates no translation.
  await put({ length: 45 });
  await put({ publicname: { fr: "Coupe et brushing", en: "Cut and blow-dry", de: "Schnitt" } });
  expect(await outdated()).toEqual(["de"]);
  await put({ publicname: { fr: "Coupe", en: "Cut and blow-dry", de: "Schnitt" } });
  expect(await outdated()).toEqual(["en"]);
  await put({ publicname: { fr: "Coupe, brushing", en: "Cut and blow-dry", de: "Schnitt" } });
  expect((await outdated())?.sort()).toEqual(["de", "en"]);
  const text = { kind: "interventions", record_id: id, path: "publicname", language: "de" };
  expect((await call("POST", "texts.confirmed", { text })).body).toEqual({ text });
  expect(await outdated()).toEqual(["en"]);
  for (const wrong of [
    { ...text, language: "it" },
    { ...text, path: "name" },
    { ...text, record_id: 999_999 },
  ])
    expect((await call("POST", "texts.confirmed", { text: wrong })).status).toBe(404);
});

test("what is outdated follows a question to another place, and the same words for another original", async () => {
  const yes = { value: "yes", label: { fr: "Oui", en: "Yes" } };
  const sure = { value: "sure", label: { fr: "Ouais", en: "Yes" } };
  const question = (label: object, name: string) => ({ name, type: "radio", label, choices: [yes, sure] });
  const first = question({ fr: "Malade ?", en: "Ill?" }, "a");
  const other = question({ fr: "Allergies ?", en: "Allergies?" }, "b");
  const { call, texts } = await addOwned({ forms: { Fiche: [first, other], Vevent: [] } });
  const outdated = async () =>
    (await texts("forms")).filter(({ outdated: some }) => some.length > 0).map(({ path }) => path);
  const changed = { ...first, label: { fr: "Êtes-vous malade ?", en: "Ill?" } };
  await call("PUT", "forms.records", { forms: { Fiche: [changed, other] } });
  expect(await outdated()).toEqual(["Fiche[0].label"]);
  await call("PUT", "forms.records", { forms: { Fiche: [other, changed] } });
  expect(await outdated()).toEqual(["Fiche[1].label"]);
  const louder = { ...yes, label: { fr: "Mais oui", en: "Yes" } };
  await call("PUT", "forms.records", { forms: { Fiche: [other, { ...changed, choices: [louder, sure] }] } });
  expect(await outdated()).toEqual(["Fiche[1].label", "Fiche[1].choices[0].label"]);
});

test("what is archived is not to be translated, and taking a change back takes its mark back", async () => {
  const { group, call, texts } = await addOwned();
  const id = await addIntervention(app.db, group, { publicname: { fr: "Soin", en: "Care" } });
  await call("PUT", `interventions/${id}`, {
    intervention: { publicname: { fr: "Soin du visage", en: "Care" } },
  });
  expect((await texts("interventions"))[0]?.outdated).toEqual(["en"]);
  const [change] = (await call("GET", "changes?kind=interventions")).body.changes;
  await call("POST", `changes/${change.id}/undo`, {});
  expect((await texts("interventions"))[0]?.outdated).toEqual([]);
  await call("PUT", `interventions/${id}`, { intervention: { deleted: true } });
  expect(await texts("interventions")).toEqual([]);
});

test("another language becomes the group's own only once every text is written in it", async () => {
  const { group, call, texts } = await addOwned();
  const id = await addIntervention(app.db, group, { publicname: { fr: "Soin" } });
  const refused = await call("PUT", "settings", { settings: { locale: "en" } });
  expect(refused.body.details.faults).toEqual([{ path: "locale", code: "missing_language", language: "en" }]);
  const unknown = await call("PUT", "settings", { settings: { locale: "zz" } });
  expect(unknown.body.details.faults).toMatchObject([{ path: "locale", code: "not_allowed" }]);
  await call("PUT", `interventions/${id}`, { intervention: { publicname: { fr: "Soin", en: "Care" } } });
  const left = (await call("GET", "texts")).body.texts.filter((text: Text) => !text.texts["en"]);
  expect(left).toEqual([]);
  const taken = await call("PUT", "settings", { settings: { locale: "en" } });
  expect(taken.body.settings?.locale, taken.text).toBe("en");
  expect(await texts("interventions")).toMatchObject([{ texts: { fr: "Soin", en: "Care" }, outdated: [] }]);
  expect((await call("GET", "texts")).body).toMatchObject({ locale: "en" });
});

test("five hundred services in four languages are all listed", async () => {
  const { group, call } = await addOwned();
  await app.db.query(
    `insert into interventions (group_id, externid, name, publicname, description, length)
     select $1, 'many' || n, 'S' || n, jsonb_build_object('fr', 'Soin ' || n, 'en', 'Care ' || n, 'de', 'Pflege ' || n),
       jsonb_build_object('fr', repeat('Un long texte. ', 40), 'en', repeat('A long text. ', 40)), 30
     from generate_series(1, 500) n`,
    [group],
  );
  const { body } = await call("GET", "texts");
  expect(body.texts).toHaveLength(1000);
});
