import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { endPool } from "../../../lib/database/database.ts";
import { createBareDatabase } from "../../../testing/database.ts";
import { whenDone } from "../../../testing/when-done.ts";
import { createCellMap } from "./cell-map.ts";
import { openDirectory } from "./cells.ts";
import { joinDirectory, prepareDirectory, savePlace } from "./directory-data.ts";

test("the folder of the maps is made, and HAProxy hears later of what it could not be told", async () => {
  const directory = openDirectory((await createBareDatabase()).url, () => {});
  whenDone(() => endPool(directory));
  await prepareDirectory(directory);
  await joinDirectory(directory, "north");
  const salon = { group_id: 7, urlname: "salon", name: "Salon", hosts: [], listed: false };
  await savePlace(directory, "north", salon);

  const folder = await mkdtemp(join(tmpdir(), "rendezvous-map-"));
  whenDone(() => rm(folder, { recursive: true }));
  const [maps, socket] = [join(folder, "haproxy", "cells"), join(folder, "admin.sock")];
  const map = createCellMap(directory, maps, socket);
  await expect(map.update()).rejects.toThrow("ENOENT");

  const heard: Promise<string>[] = [];
  const haproxy = createServer({ allowHalfOpen: true }, (connection) => {
    heard.push(text(connection));
    connection.end();
  });
  await new Promise<void>((resolve) => haproxy.listen(socket, resolve));
  whenDone(() => new Promise<void>((resolve) => haproxy.close(() => resolve())));
  await map.update();
  await map.update();
  const commands = (await Promise.all(heard)).join("");
  expect(commands).toContain(`add map ${join(maps, "names.map")} salon north`);
  expect(heard).toHaveLength(1);
});
