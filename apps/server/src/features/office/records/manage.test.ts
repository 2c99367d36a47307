import { expect, test } from "vitest";
import { loadSharp } from "../../catalogue/picture/redraw-picture.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addFiche, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { UNCHANGED_SECRET } from "../../../lib/hide-encrypted-secrets.ts";
import { sealClientSecret } from "../../people/sso/sso-providers.ts";

const app = await startApp();

async function addOwned(more: Parameters<typeof addGroup>[1] = {}) {
  const group = await addGroup(app.db, { ...more, fields: { locale: "fr", ...more.fields } });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, headers, ...(body !== undefined && { body }) });
  return { group, token, call };
}

const namesIn = (forms: { Fiche: readonly { name: string }[] }) => forms.Fiche.map(({ name }) => name);

const field = (name: string) => ({ name, type: "string", label: { fr: name } });

test("settings are changed in part, rules too, and visitors see it at once", async () => {
  const { group, call } = await addOwned({ rules: { min_notice: 60 } });
  const { rows } = await app.db.query("select urlname from groups where id = $1", [group]);
  const read = await call("GET", "settings");
  expect(read.body.settings).toMatchObject({
    name: "Cabinet du Parc",
    rules: { min_notice: 60, reserved: false },
  });
  const changed = await call(
    "PUT",
    "settings",
    { settings: { phone: "01 02 03 04 05", rules: { min_cancel_notice: 90 } } },
    { "if-match": read.headers.get("etag")! },
  );
  expect(changed.body.settings.rules, changed.text).toMatchObject({ min_notice: 60, min_cancel_notice: 90 });
  expect(changed.body.settings.version).toBe(read.body.settings.version + 1);
  const shown = await app.call(`v3/services/groups/${rows[0].urlname}`);
  expect(shown.body.phone).toBe("01 02 03 04 05");
  // This role has no access to forms and services.
  expect((await call("GET", "forms.records")).body.forms.version).toBe(1);
  const other = await addOwned();
  const taken = await call("PUT", "settings", {
    settings: {
      urlname: (await other.call("GET", "settings")).body.settings.urlname,
      name: " ",
      locale: "xx",
    },
  });
  expect(taken.body.details.faults).toEqual([
    { path: "name", code: "text_length", min: 1, max: 255 },
    { path: "locale", code: "not_allowed", values: expect.arrayContaining(["fr"]) },
    { path: "urlname", code: "taken" },
  ]);
});

test("what the colours of appointments mean is told to those who work there, and to no visitor", async () => {
  const { group, call, token } = await addOwned();
  const saved = await call("PUT", "settings", { settings: { orange_label: "À rappeler" } });
  expect(saved.status, saved.text).toBe(200);
  const groups = await app.call("v3/groups?results=all", { token });
  expect(groups.body.records).toMatchObject([
    { id: group, labels: { blue: "", green: "", orange: "À rappeler", yellow: "" } },
  ]);
  const { rows } = await app.db.query("select urlname from groups where id = $1", [group]);
  expect((await app.call(`v3/services/groups/${rows[0].urlname}`)).text).not.toContain("À rappeler");
});

test("the secret of a login provider is stored sealed for its group, and never answered", async () => {
  const { call, group } = await addOwned();
  const sso = { issuer: "https://login.example.org", client_id: "town", client_secret: "hush-hush" };
  const changed = await call("PUT", "settings", { settings: { sso } });
  expect(changed.body.settings.sso.client_secret_sealed, changed.text).toBe(UNCHANGED_SECRET);
  const again = await call("PUT", "settings", { settings: changed.body.settings });
  expect(again.text).toBe(changed.text);
  const { rows } = await app.db.query(
    "select fields->'sso'->>'client_secret_sealed' as seal from groups where id = $1",
    [group],
  );
  expect(rows[0].seal).toMatch(/^[\w-]{38,}$/);
  const draft = (await call("POST", "drafts", { draft: { name: "Soon" } })).body.draft;
  await call("PUT", `settings?draft_id=${draft.id}`, { settings: { sso: { ...sso, client_id: "other" } } });
  const drafted = await call("GET", `drafts/${draft.id}`);
  expect(drafted.text).toContain(UNCHANGED_SECRET);
  const stale = await call("PUT", "settings", { settings: {} }, { "if-match": '"0"' });
  expect(stale.text).toContain(UNCHANGED_SECRET);
  for (const path of ["settings", "changes", "file"])
    expect((await call("GET", path)).text, path).toContain(UNCHANGED_SECRET);
  for (const { text } of [
    changed,
    drafted,
    stale,
    ...(await Promise.all(["settings", "changes", "file"].map((path) => call("GET", path)))),
  ]) {
    expect(text).not.toContain("hush-hush");
    expect(text).not.toContain(rows[0].seal);
  }
});

test("a seal that one group has is none in another, whoever owns both", async () => {
  const [one, other] = [await addOwned(), await addOwned()];
  const provider = { issuer: "https://login.example.org", client_id: "town" };
  await one.call("PUT", "settings", { settings: { sso: { ...provider, client_secret: "hush-hush" } } });
  const { rows } = await app.db.query(
    "select fields->'sso'->>'client_secret_sealed' as seal from groups where id = $1",
    [one.group],
  );
  for (const client_secret_sealed of [rows[0].seal, UNCHANGED_SECRET]) {
    const taken = await other.call("PUT", "settings", {
      settings: { sso: { ...provider, client_secret_sealed } },
    });
    expect(taken.body.details.faults).toEqual([{ path: "sso.client_secret", code: "required" }]);
  }
});

test("a secret that another installation sealed is refused at its field, and one that stays differs in nothing", async () => {
  const { call, group } = await addOwned();
  const provider = { issuer: "https://login.example.org", client_id: "town" };
  const foreign = sealClientSecret("hush-hush", "another installation's", {
    groupId: group,
    issuer: provider.issuer,
  });
  const refused = await call("PUT", "settings", {
    settings: { sso: { ...provider, client_secret_sealed: foreign } },
  });
  expect([refused.status, refused.body.details]).toEqual([
    422,
    { faults: [{ path: "sso.client_secret", code: "required" }] },
  ]);
  const sso = { ...provider, client_secret: "hush-hush" };
  const first = await call("PUT", "settings", { settings: { sso } });
  expect((await call("PUT", "settings", { settings: { sso } })).text).toBe(first.text);
  expect((await call("GET", "changes")).body.changes).toHaveLength(1);
});

test("a secret is asked for again where it would go to another issuer, and an undo has the one that was given for it", async () => {
  const { call } = await addOwned();
  const sso = { issuer: "https://login.example.org", client_id: "town", client_secret: "hush-hush" };
  const remaining = (await call("PUT", "settings", { settings: { sso } })).body.settings.sso;
  const issuer = "https://login.example.net";
  const refused = await call("PUT", "settings", { settings: { sso: { ...remaining, issuer } } });
  expect([refused.status, refused.body.details]).toEqual([
    422,
    { faults: [{ path: "sso.client_secret", code: "required" }] },
  ]);
  const other = { ...sso, issuer, client_secret: "another one" };
  expect((await call("PUT", "settings", { settings: { sso: other } })).status).toBe(200);
  const [last] = (await call("GET", "changes")).body.changes;
  const undone = await call("POST", `changes/${last.id}/undo`, {});
  expect(undone.status, undone.text).toBe(200);
  expect((await call("GET", "settings")).body.settings.sso).toEqual(remaining);
});

test("a draft keeps a secret only sealed, too", async () => {
  const { call } = await addOwned();
  const { draft } = (await call("POST", "drafts", { draft: { name: "Provider" } })).body;
  const sso = { issuer: "https://login.example.org", client_id: "town", client_secret: "hush-hush" };
  expect((await call("PUT", `settings?draft_id=${draft.id}`, { settings: { sso } })).status).toBe(200);
  const { rows } = await app.db.query("select sent::text as text from catalogue_draft_changes");
  expect(rows.map(({ text }: { text: string }) => text).join()).not.toContain("hush-hush");
  const published = await call("POST", `drafts/${draft.id}/publish`, {});
  expect(published.status, published.text).toBe(200);
  expect((await call("GET", "settings")).body.settings.sso).toMatchObject({ client_id: "town" });
});

test("a form is answered with what clients are asked all the same, and what is sent back is kept", async () => {
  const { group, call } = await addOwned({ forms: { Fiche: [], Vevent: [] } });
  const usual = ["lastname", "firstname", "email", "firstphone"];
  const read = await call("GET", "forms.records");
  expect(namesIn(read.body.forms), read.text).toEqual(usual);
  const Fiche = [...read.body.forms.Fiche, field("allergies")];
  const saved = await call("PUT", "forms.records", { forms: { Fiche } });
  expect(namesIn(saved.body.forms), saved.text).toEqual([...usual, "allergies"]);
  expect((await app.call(`v3/groups/${group}/forms`)).body.Fiche).toHaveLength(5);
  // Undoing archives the field and asks the default fields again.
  const { changes } = (await call("GET", "changes")).body;
  const undone = await call("POST", `changes/${changes[0].id}/undo`, {});
  expect(undone.status, undone.text).toBe(200);
  expect(namesIn((await call("GET", "forms.records")).body.forms)).toEqual([...usual, "allergies"]);
});

test("a field that is removed from a form is asked no more, and its answers stay", async () => {
  const { group, token, call } = await addOwned({
    forms: { Fiche: [field("lastname"), field("allergies")], Vevent: [field("reason")] },
  });
  const fiche = await addFiche(app.db, group, { fields: { allergies: "Latex" } });
  const changed = await call("PUT", "forms.records", { forms: { Fiche: [field("lastname")] } });
  expect(changed.status, changed.text).toBe(200);
  expect(
    changed.body.forms.Fiche.map(({ name, archived }: { name: string; archived: boolean }) => [
      name,
      archived,
    ]),
  ).toEqual([
    // Every form asks for an address.
    ["email", false],
    ["lastname", false],
    ["allergies", true],
  ]);
  expect(changed.body.forms.Vevent).toHaveLength(1);
  const namesFor = async (request?: string) =>
    (
      await app.call(`v3/groups/${group}/forms`, request === undefined ? {} : { token: request })
    ).body.Fiche.map(({ name, archived }: { name: string; archived?: boolean }) =>
      archived ? `${name} (archived)` : name,
    );
  expect(await namesFor()).not.toContain("allergies");
  expect(await namesFor(token)).toContain("allergies (archived)");
  // A save neither changes nor clears the answer to an archived question.
  const saved = await call("PUT", `fiches/${fiche}`, { fiche: { firstname: "Zoé", allergies: "" } });
  expect(saved.body, saved.text).toMatchObject({ firstname: "Zoé", allergies: "Latex" });
  const back = await call("PUT", "forms.records", {
    forms: { Fiche: changed.body.forms.Fiche.map((one: object) => ({ ...one, archived: false })) },
  });
  expect(back.status, back.text).toBe(200);
  expect(await namesFor()).toContain("allergies");
  const wrong = await call("PUT", "forms.records", {
    forms: { Vevent: [{ ...field("reason"), minLength: 9, maxLength: 3 }, field("reason")] },
  });
  expect(wrong.body.details.faults).toEqual([
    { path: "Vevent[1].name", code: "taken" },
    { path: "Vevent[0].maxLength", code: "less_than", than: 9 },
  ]);
});

test("a home page that is switched on is there before anything is written for it", async () => {
  const { group, call } = await addOwned();
  const websites = async () => (await app.call(`v3/websites?group_id=${group}`)).body.records;
  expect(await websites()).toEqual([]);
  const saved = await call("PUT", "settings", { settings: { has_minisite: true } });
  expect(saved.status, saved.text).toBe(200);
  expect(await websites()).toMatchObject([{ show: true, title: "" }]);
});

test("the minisite is made, names services by their ids, and shows pictures that were uploaded", async () => {
  const { group, call } = await addOwned();
  const service = await addIntervention(app.db, group);
  const empty = await call("GET", "website");
  expect(empty.body.website).toMatchObject({ version: 0, title: "", show: true });
  const data = `data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==`;
  const { key } = (await call("POST", "images", { image: { data } })).body.image;
  expect((await call("POST", "images", { image: { data } })).body.image.key).toBe(key);
  expect((await app.get(`/images/${group}/${key}`)).status).toBe(200);
  const website = {
    title: { fr: "Cabinet", en: "Practice" },
    quick_desc: "<p>Bonjour<script>x()</script></p>",
    highlight_service: service,
    listing_ids: [service],
    image: key,
    file_upload: [{ url: key, alt: "La salle" }],
  };
  const made = await call("PUT", "website", { website }, { "if-match": '"0"' });
  expect(made.body.website, made.text).toMatchObject({
    ...website,
    quick_desc: "<p>Bonjour</p>",
    version: 1,
  });
  const wrong = await call("PUT", "website", {
    website: { highlight_service: 999_999, package_ids: [1], file_upload: [{ url: "gone.png" }] },
  });
  expect(wrong.body.details.faults).toEqual([
    { path: "highlight_service", code: "unknown_record", kind: "interventions" },
    { path: "package_ids[0]", code: "unknown_record", kind: "packs" },
    { path: "file_upload[0].url", code: "image" },
  ]);
  const notOne = await call("POST", "images", { image: { data: "data:image/png;base64,AAAA" } });
  expect(notOne.body.details.faults).toEqual([{ path: "data", code: "image" }]);
  expect((await app.call(`v3/groups/${group}/websites?locale=fr`)).body.records[0].title).toBe("Cabinet");
});

test("a group keeps two thousand pictures; one that is there already can still be chosen", async () => {
  const { group, call } = await addOwned();
  const upload = (width: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`;
    const data = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
    return call("POST", "images", { image: { data } });
  };
  await app.db.query(
    "insert into images (group_id, key, media_type, bytes) select $1, n || '.png', 'image/png', '' from generate_series(1, 1999) n",
    [group],
  );
  expect((await upload(1)).status).toBe(200);
  const refused = await upload(2);
  expect([refused.status, refused.body.message, refused.body.details]).toEqual([
    422,
    "full",
    { max: 2000, max_bytes: 300_000_000 },
  ]);
  expect((await upload(1)).status).toBe(200);
});

test("every change is in the history, with who, when, before and after", async () => {
  const { call } = await addOwned();
  const made = await call("POST", "interventions", { intervention: { name: "Scaling", length: 30 } });
  const { id } = made.body.intervention;
  await call("PUT", `interventions/${id}`, { intervention: { length: 45, name: "Scaling" } });
  await call("PUT", `interventions/${id}`, { intervention: { deleted: true } });
  await call("PUT", `interventions/${id}`, { intervention: { deleted: false } });
  await call("PUT", `interventions/${id}`, { intervention: { deleted: false } });
  const { body } = await call("GET", `changes?kind=interventions&record_id=${id}`);
  const of = {
    by: "Paul Martin",
    kind: "interventions",
    record_id: id,
    record_name: "Scaling",
    at: "2026-12-01T09:00:00.000Z",
  };
  expect(body.next).toBeNull();
  expect(body.changes).toEqual([
    {
      ...of,
      id: expect.any(Number),
      action: "restored",
      before: { deleted: true },
      after: { deleted: false },
    },
    {
      ...of,
      id: expect.any(Number),
      action: "archived",
      before: { deleted: false },
      after: { deleted: true },
    },
    { ...of, id: expect.any(Number), action: "changed", before: { length: 30 }, after: { length: 45 } },
    {
      ...of,
      id: expect.any(Number),
      action: "created",
      before: {},
      after: expect.objectContaining({ length: 30 }),
    },
  ]);
  const first = await call("GET", "changes?limit=3");
  const second = await call("GET", `changes?limit=3&after=${first.body.next}`);
  expect([...first.body.changes, ...second.body.changes]).toEqual(body.changes);
  expect(await call("GET", "changes?kind=packs")).toMatchObject({ body: { changes: [], next: null } });
  const elsewhere = await addOwned();
  expect((await elsewhere.call("GET", "changes")).body.changes).toEqual([]);
  expect((await elsewhere.call("POST", `changes/${body.changes[0].id}/undo`, {})).status).toBe(404);
});

test("a change is taken back unless the same fields were changed since", async () => {
  const { group, call } = await addOwned();
  const service = await addIntervention(app.db, group, { length: 30, price: 1000 });
  const path = `interventions/${service}`;
  const newest = async (kind = "interventions") =>
    (await call("GET", `changes?kind=${kind}`)).body.changes[0];
  const undo = (change: { id: number }) => call("POST", `changes/${change.id}/undo`, {});
  await call("PUT", path, { intervention: { length: 45 } });
  const longer = await newest();
  await call("PUT", path, { intervention: { price: 2000 } });
  const undone = await undo(longer);
  expect(undone.body.change, undone.text).toMatchObject({
    action: "undone",
    before: { length: 45 },
    after: { length: 30 },
    by: "Paul Martin",
  });
  expect((await call("GET", path)).body.intervention).toMatchObject({ length: 30, price: 2000 });
  expect((await undo(longer)).body.messages.errors).toEqual(["cannot_undo"]);
  // An undo can be undone.
  await undo(await newest());
  expect((await call("GET", path)).body.intervention.length).toBe(45);

  const made = await call("POST", "calendarsets", { calendarset: { name: "Dentists" } });
  await undo(await newest("calendarsets"));
  expect((await call("GET", `calendarsets/${made.body.calendarset.id}`)).body.calendarset.deleted).toBe(true);

  const ids = [await addCalendar(app.db, group, { sort: 0 }), await addCalendar(app.db, group, { sort: 1 })];
  await call("PUT", "calendars.order", { ids: ids.toReversed() });
  await undo(await newest("calendars"));
  const { body } = await call("GET", "calendars.records");
  expect(body.records.map(({ id }: { id: number }) => id)).toEqual(ids);

  await call("PUT", "settings", { settings: { rules: { min_notice: 120 } } });
  const rule = await newest("settings");
  const both = await Promise.all([undo(rule), undo(rule)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await call("GET", "settings")).body.settings.rules.min_notice).toBe(0);
});

test.each([
  { pack_interventions: true },
  { enabled_locales: "fr,en" },
  { rules: { hide_account_existence: true } },
  { messages: { confirmation: { subject: "Bonjour", text: "À bientôt" } } },
])("a setting that had no value has none again once it is taken back: %j", async (settings) => {
  const { call } = await addOwned();
  const read = async () => {
    const { version: _, ...others } = (await call("GET", "settings")).body.settings;
    return others;
  };
  const undo = async () => {
    const { changes } = (await call("GET", "changes")).body;
    return call("POST", `changes/${changes[0].id}/undo`, {});
  };
  const before = await read();
  const changed = await call("PUT", "settings", { settings });
  expect(changed.body.settings, changed.text).toMatchObject(settings);
  const undone = await undo();
  expect(undone.status, undone.text).toBe(200);
  expect(await read()).toEqual(before);
  const again = await undo();
  expect(again.status, again.text).toBe(200);
  expect(await read()).toMatchObject(settings);
});

test("a setting that was given a value since is not taken back", async () => {
  const { call } = await addOwned();
  await call("PUT", "settings", { settings: { pack_interventions: true } });
  const [set] = (await call("GET", "changes")).body.changes;
  const unset = (await call("POST", `changes/${set.id}/undo`, {})).body.change;
  await call("PUT", "settings", { settings: { pack_interventions: false } });
  const late = await call("POST", `changes/${unset.id}/undo`, {});
  expect([late.status, late.body.message]).toEqual([409, "cannot_undo"]);
});

test("of two groups that take the same address at once, one is told that it is taken", async () => {
  const groups = [await addOwned(), await addOwned()];
  for (const [path, sent, name] of [
    ["settings", { settings: { urlname: "wanted-by-two" } }, "urlname"],
    ["website", { website: { domain: "two.example.org" } }, "domain"],
  ] as const) {
    const answers = await Promise.all(groups.map(({ call }) => call("PUT", path, sent)));
    const [first, second] = answers.toSorted((one, other) => one.status - other.status);
    expect([first!.status, second!.status], second!.text).toEqual([200, 422]);
    expect(second!.body.details.faults).toEqual([{ path: name, code: "taken" }]);
  }
});

test("pictures are limited by their bytes, and what only begins as a picture is none", async () => {
  const { group, call } = await addOwned();
  const upload = (data: Buffer, type = "png") =>
    call("POST", "images", { image: { data: `data:image/${type};base64,${data.toString("base64")}` } });
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
  const sharp = await loadSharp();
  const flat = (height: number) =>
    sharp({ create: { width: 5000, height, channels: 3, background: "teal" } })
      .png()
      .toBuffer();
  expect((await upload(await flat(5000))).status).toBe(200);
  for (const [bytes, type] of [
    [Buffer.concat([head, Buffer.alloc(100_000, 7)]), "png"],
    [Buffer.concat([Buffer.from("ffd8ffe000104a464946", "hex"), Buffer.alloc(1000, 1)]), "jpeg"],
    [Buffer.from("GIF89a and then something else"), "gif"],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>'), "svg+xml"],
    [await flat(5001), "png"],
  ] as const) {
    const refused = await upload(bytes, type);
    expect(refused.body.details?.faults, type).toEqual([{ path: "data", code: "image" }]);
  }
  for (let at = 0; at < 3; at++)
    await app.db.query(
      "insert into images (group_id, key, media_type, bytes) values ($1, $2, 'image/png', decode(repeat('00', 99999990), 'hex'))",
      [group, `large-${at}.png`],
    );
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="3" height="1"/>`);
  const full = await upload(svg, "svg+xml");
  expect([full.status, full.body.message]).toEqual([422, "full"]);
  await app.db.query("delete from images where group_id = $1 and key = 'large-0.png'", [group]);
  expect((await upload(svg, "svg+xml")).status).toBe(200);
});

test("the name of an organisation is one line, whatever was pasted", async () => {
  const { call } = await addOwned();
  const settings = { name: " Salon\r\nÉlise\u2028 &  Co " };
  const saved = await call("PUT", "settings", { settings });
  expect([saved.status, saved.body.settings.name], saved.text).toEqual([200, "Salon Élise & Co"]);
});
