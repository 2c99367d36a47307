import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startApp } from "../../../testing/start-app.ts";

test("of more groups than fit, those that are used stay in memory", async () => {
  const app = await startApp();
  // Until then changes may have been missed, so everything is read again.
  await expect.poll(() => app.context.changes.isListening()).toBe(true);
  const { rows } = await app.db.query<{ id: number }>(
    "insert into groups (urlname, name) select 'group-' || n, 'Group' from generate_series(1, 502) n returning id",
  );
  const [used, unused, ...others] = rows.map(({ id }) => app.context.groups.find.bind(null, id));
  const [before, once] = [await used!(), await unused!()];
  for (const find of others.slice(0, 498)) await find();
  // Then the version is checked again.
  await sleep(950);
  await used!();
  for (const find of others.slice(498)) await find();
  expect(await used!()).toBe(before);
  expect(await unused!()).not.toBe(once);
});
