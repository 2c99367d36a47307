import { Client, type Pool } from "pg";
import { expect, test } from "vitest";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addFiche, addGroup } from "../../../testing/test-groups.ts";
import { firstByNameStatement, searchFiches, ficheSearchStatement } from "./search-data.ts";

const app = await startApp();
const groupId = await addGroup(app.db);
const other = await addGroup(app.db);
const { email, id: proId } = await addPro(app.db, [groupId]);
const token = await tokenOf(app, groupId, email);

const PEOPLE = {
  zoe: { firstname: "Zoé", lastname: "Łukasiewicz-Brøndum", email: "zoe.l@example.org" },
  sean: { firstname: "Seán", lastname: "O’Neill", externid: "P-00417" },
  anna: { firstname: "Anna Maria", lastname: "d'Artagnan", firstphone: "06 39 98 12 34" },
  paul: { firstname: "Paul", lastname: "Großmann", firstphone: "+33 6 39 98 55 66" },
  marc: {
    firstname: "Marc",
    lastname: "Lefèvre",
    email: "marc-lefevre@vallon.example",
    fields: { birthdate: "1980-03-12" },
  },
} as const;
const ids: Record<string, number> = {};
for (const [name, person] of Object.entries(PEOPLE)) ids[name] = await addFiche(app.db, groupId, person);
await addFiche(app.db, other, { firstname: "Marc", lastname: "Lefèvre" });
await addFiche(app.db, groupId, { firstname: "Marc", lastname: "Gone", deleted: true });

async function find(search: string, query = ""): Promise<string[]> {
  const path = `v3/groups/${groupId}/fiches?search=${encodeURIComponent(search)}${query}`;
  const { status, text, body } = await app.call(path, { token });
  expect(status, text).toBe(200);
  return body.records.map((one: { id: number }) => Object.keys(ids).find((name) => ids[name] === one.id));
}

test.each([
  ["without accents", "zoe", ["zoe"]],
  ["with them", "ZOÉ", ["zoe"]],
  ["letters that no accent makes", "lukasiewicz brondum", ["zoe"]],
  ["a sharp s", "grossmann", ["paul"]],
  ["first name last", "lefevre marc", ["marc"]],
  ["an apostrophe", "o'neill", ["sean"]],
  ["an apostrophe of a printer", "o’neill sean", ["sean"]],
  ["no apostrophe", "oneill", ["sean"]],
  ["a part of a word", "tagnan", ["anna"]],
  ["the beginning of words", "m d", ["anna"]],
  ["an address", "marc-lefevre@vallon.example", ["marc"]],
  ["a part of an address", "@vallon", ["marc"]],
  ["the organisation's own number", "p-00417", ["sean"]],
  ["a part of it", "417", ["sean"]],
  ["a phone number", "06 39 98 12 34", ["anna"]],
  ["a phone number without spaces", "0639981234", ["anna"]],
  ["a phone number from abroad", "+33 6 39 98 12 34", ["anna"]],
  ["a number at home that was given from abroad", "06.39.98.55.66", ["paul"]],
  ["the end of a number", "98 55 66", ["paul"]],
  ["a name and a number", "paul 06 39", ["paul"]],
  ["the beginning of several numbers", "0639", ["anna", "paul"]],
  ["what means something to a database", "%", []],
  ["the same", "_", []],
  ["nobody", "kowalski", []],
  ["a date of birth", "1980-03-12", ["marc"]],
  ["a name and a date of birth", "lefevre 1980-03-12", ["marc"]],
  ["another name and that date", "zoe 1980-03-12", []],
  ["another date of birth", "1980-12-03", []],
])("%s finds whom it should", async (_title, search, found) => {
  expect(await find(search)).toEqual(found);
});

test.each([
  ["another letter", "lefavre", ["marc"]],
  ["one too few", "lefvre", ["marc"]],
  ["one too many", "lefeevre marc", ["marc"]],
  ["two exchanged", "lefevre mrac", ["marc"]],
  ["one in each word", "lefebre maria", []],
  ["one in each of two words", "lefebre merc", ["marc"]],
  ["two in one", "lefobro", []],
])("a typing error finds: %s", async (_title, search, found) => {
  expect(await find(search)).toEqual(found);
});

test("whose last name begins with a typed word come first, also where more match than are shown", async () => {
  const village = (await addGroup(app.db)) as AuthorizedGroupId;
  for (const [lastname, firstname] of [
    ["Amar", "Abel"],
    ["Bardin", "Marie"],
    ["Zola", "Marc"],
    ["Martin", "Zoé"],
    ["Marin", "Carl"],
  ])
    await addFiche(app.db, village, { firstname, lastname });
  const found = async (text: string, limit: number) =>
    (await searchFiches(app.db, village, { text, ids: null, limit })).map(({ lastname }) => lastname);
  expect(await found("mar", 9)).toEqual(["Marin", "Martin", "Amar", "Bardin", "Zola"]);
  expect(await found("mar", 2)).toEqual(["Marin", "Martin"]);
  expect(await found("ca mar", 9)).toEqual(["Marin"]);
  // So do fiches whose last name was misspelt in the query.
  expect(await found("martim", 9)).toEqual(["Martin"]);
});

test("random names are found with any one letter wrong", async () => {
  const words = ["brunswick", "delacourt", "havenith", "ivanovna"];
  for (const [at, lastname] of words.entries()) {
    ids[lastname] = await addFiche(app.db, groupId, { firstname: "", lastname });
    for (let letter = 0; letter < lastname.length; letter += 1 + at) {
      const before = lastname.slice(0, letter);
      const after = lastname.slice(letter + 1);
      for (const typed of [`${before}x${after}`, before + after, `${before}x${lastname[letter]}${after}`])
        expect([typed, await find(typed)]).toEqual([typed, [lastname]]);
    }
  }
});

test("pages are noted as they are answered, and nobody takes more than two hundred along", async () => {
  const crowded = await addGroup(app.db);
  await app.db.query(
    `insert into fiches (group_id, firstname, lastname)
     select $1, 'Anna', 'Foule' || n from generate_series(1, 250) n`,
    [crowded],
  );
  const pro = await addPro(app.db, [crowded]);
  const session = await tokenOf(app, crowded, pro.email);
  const ask = (query: string) => app.call(`v3/groups/${crowded}/fiches?${query}`, { token: session });
  const second = await ask("search=foule&startIndex=25");
  expect(second.body).toMatchObject({ totalRecords: 200, recordsReturned: 25, startIndex: 25 });
  expect((await ask("results=all")).body.recordsReturned).toBe(200);
  await app.context.ficheReads.flush();
  const visible = await app.db.query("select from fiche_reads where group_id = $1", [crowded]);
  expect(visible.rowCount).toBe(200);
});

test("a professional of some calendars finds everybody, and a look is noted with who and when", async () => {
  const some = await addPro(app.db, [groupId], { calendars: [1] });
  const session = await tokenOf(app, groupId, some.email);
  const found = await app.call(`v3/groups/${groupId}/fiches?search=grossmann`, { token: session });
  expect(found.body.records).toMatchObject([{ id: ids["paul"] }]);
  await app.context.ficheReads.flush();
  const { rows } = await app.db.query(
    "select pro_id, what, first_at from fiche_reads where fiche_id = $1 and pro_id <> $2",
    [ids["paul"], proId],
  );
  expect(rows).toEqual([{ pro_id: some.id, what: "fiche", first_at: new Date(app.clock.now()) }]);
});

test("a date of birth is read as the language of whoever types writes it", async () => {
  expect(await find("12/03/1980", "&locale=fr")).toEqual(["marc"]);
  expect(await find("12. 3. 1980", "&locale=cs")).toEqual(["marc"]);
  expect(await find("lefevre 1980. 03. 12.", "&locale=hu")).toEqual(["marc"]);
});

test("the search reads an index, for few and for many", async () => {
  const crowded = (await addGroup(app.db)) as AuthorizedGroupId;
  await app.db.query(
    `insert into fiches (group_id, firstname, lastname, email)
     select $1, 'Anna', substr(md5(n::text), 1, 7), n || '@example.org' from generate_series(1, 5000) n`,
    [crowded],
  );
  await app.db.query("analyze fiches");
  const plan = async (
    patterns: string[][],
    toStatement: typeof ficheSearchStatement = ficheSearchStatement,
  ) => {
    const { text, values } = toStatement(crowded, { ids: null, limit: 50 }, patterns);
    const { rows } = await app.db.query(`explain ${text}`, values);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  expect(await plan([["%c4ca423%"]])).toContain("fiches_by_search");
  expect(await plan([["%c4ca423%", "% c4ca424 %"], ["% an%"]])).toContain("fiches_by_search");
  expect(await plan([["%anna%"]], firstByNameStatement)).toContain("fiches_by_name");
  expect(await plan([])).toContain("fiches_by_name");
  const { text, values } = ficheSearchStatement(
    crowded,
    { ids: null, limit: 50, answer: { birthdate: "1980-03-12" } },
    [],
  );
  const { rows } = await app.db.query(`explain ${text}`, values);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("fiches_by_fields");
});

test("a misspelt word is looked up in an index with few entries that wait to be put into it", async () => {
  const group = (await addGroup(app.db)) as AuthorizedGroupId;
  const client = new Client(app.database.connection);
  await client.connect();
  const countBlocks = async () => {
    await client.query("select pg_stat_force_next_flush()");
    const { rows } = await client.query<{ blocks: number }>(
      "select idx_blks_hit::float8 as blocks from pg_statio_user_indexes where indexrelname = 'fiches_by_search'",
    );
    return rows[0]!.blocks;
  };
  await client.query(
    "insert into fiches (group_id, lastname) select $1, md5(n::text) from generate_series(1, 5000) n",
    [group],
  );
  await client.query("vacuum analyze fiches");
  for (let n = 0; n < 150; n++)
    await client.query(
      "insert into fiches (group_id, firstname, lastname, email) values ($1, 'Anna', md5($2), $2 || '@example.org')",
      [group, `${n}`],
    );
  const before = await countBlocks();
  expect(
    await searchFiches(client as unknown as Pool, group, { text: "dupomt", ids: null, limit: 50 }),
  ).toEqual([]);
  const read = (await countBlocks()) - before;
  await client.end();
  expect(read).toBeLessThan(5000);
});

test("many of one name, who stand far behind in the order of names, are found by their letters and in order", async () => {
  const town = (await addGroup(app.db)) as AuthorizedGroupId;
  await app.db.query(
    `insert into fiches (group_id, firstname, lastname)
     select $1, case n % 3 when 0 then 'Zoe' else 'Anna' end, case when n % 10 = 0 then 'Vidal' else 'A' || n end
     from generate_series(1, 9000) n`,
    [town],
  );
  await app.db.query("analyze fiches");
  const { text, values } = ficheSearchStatement(town, { ids: null, limit: 50 }, [["% zo%"], ["% vi%"]]);
  const { rows } = await app.db.query(`explain ${text}`, values);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("fiches_by_search");
  const found = await searchFiches(app.db, town, { text: "zo vi", ids: null, limit: 50 });
  expect(found).toHaveLength(50);
  expect(found.map(({ id }) => id)).toEqual(found.map(({ id }) => id).toSorted((one, other) => one - other));
  expect(new Set(found.map(({ lastname, firstname }) => `${firstname} ${lastname}`))).toEqual(
    new Set(["Zoe Vidal"]),
  );
});

test("a fiche is written and found with any search path, such as the empty one of a dump that is restored", async () => {
  await app.db.query(`do $$ begin
    set local search_path = '';
    update public.fiches set lastname = 'Martínez' where group_id = ${groupId} and id = ${ids["marc"]};
  end $$`);
  expect(await find("martinez")).toEqual(["marc"]);
});
