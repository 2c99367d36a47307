import { expect, test } from "vitest";
import { addAccount, addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addCalendarset,
  addGroup,
  addIntervention,
  addInterventionset,
  addPack,
} from "../../../testing/test-groups.ts";

const LISTS = ["calendars", "calendarsets", "interventions", "interventionsets", "pack_interventions"];

const app = await startApp();
const group = await addGroup(app.db, { urlname: "names" });
const service = await addIntervention(app.db, group);
const ADDERS = {
  calendars: addCalendar,
  calendarsets: addCalendarset,
  interventions: addIntervention,
  interventionsets: addInterventionset,
  pack_interventions: addPack,
};
for (const [list, add] of Object.entries(ADDERS)) {
  const config = list === "pack_interventions" ? { config: [{ intervention_id: service }] } : {};
  await add(app.db, group, { name: `Secret ${list}`, publicname: JSON.stringify("Shown"), ...config });
  await add(app.db, group, { name: `Hidden ${list}`, publicname: '""', ...config });
}
await addCalendar(app.db, group, { name: "Secret room", publicname: JSON.stringify("Room"), resource: true });

const tokenOfPro = async (groups: number[], role: string) =>
  tokenOf(app, groups[0]!, (await addPro(app.db, groups, { role })).email);
const answer = async (list: string, query = "", token?: string) =>
  app.call(`v3/groups/${group}/${list}?${query}`, token === undefined ? {} : { token });

test.each(LISTS)(
  "visitors, clients and other groups' professionals read public names in %s",
  async (list) => {
    const other = await addGroup(app.db);
    const client = await tokenOf(app, group, (await addAccount(app.db, group)).email);
    for (const token of [undefined, client, await tokenOfPro([other], "call_centre")]) {
      const { text, body } = await answer(list, "", token);
      expect(text).not.toMatch(/Secret|Hidden/);
      expect(body.records).toContainEqual(expect.objectContaining({ name: "Shown", publicname: "Shown" }));
      for (const query of ["search=secret", "search=hidden"])
        expect((await answer(list, query, token)).body.records, query).toEqual([]);
      const guess = "conditions[0][field]=name&conditions[0][op]=like&conditions[0][value]=Secret%25";
      expect((await answer(list, guess, token)).body.records).toEqual([]);
    }
  },
);

test.each(LISTS)("professionals read the other name in %s, and find it", async (list) => {
  for (const role of ["owner", "pro", "call_centre"]) {
    const token = await tokenOfPro([group], role);
    expect((await answer(list, "", token)).text).toContain(`Secret ${list}`);
    expect((await answer(list, "search=secret", token)).body.records[0].name).toBe(`Secret ${list}`);
  }
});

test("a calendar without a public name is listed without any name, since a service may need it", async () => {
  const nameless = { name: "", publicname: "" };
  expect((await answer("calendars")).body.records).toContainEqual(expect.objectContaining(nameless));
});

test("the page holds none of these names", async () => {
  const page = await app.get("/names/book/intervention_ids");
  expect(page.text).toContain("Shown");
  expect(page.text).not.toMatch(/Secret|Hidden/);
});
