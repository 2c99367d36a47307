import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startApp } from "../../../testing/start-app.ts";
import { storeEmbedScript } from "./data.ts";
import { readWebBuild, WEB_BUILD } from "../page/web-build.ts";

const app = await startApp();

test("a version that a page names is served long after its build", async () => {
  await app.db.query("insert into embed_scripts (name, script) values ('embed-Old_1234.js', 'old()')");
  const { text, headers } = await app.get("/embed/embed-Old_1234.js");
  expect(text).toBe("old()");
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("access-control-allow-origin")).toBe("*");
  expect((await app.get("/embed/embed-None1234.js")).status).toBe(404);
});

describe.skipIf(!existsSync(join(WEB_BUILD, "embed")))("the built script", () => {
  const { embedScript } = readWebBuild(WEB_BUILD);
  const { name = "", integrity = "" } = embedScript ?? {};

  test("is served under its name for ever, under its short one for an hour, to any page", async () => {
    const versioned = await app.get(`/embed/${name}`, { "accept-encoding": "br" });
    expect(versioned.headers.get("content-encoding")).toBe("br");
    expect(versioned.headers.get("cache-control")).toContain("immutable");
    expect(versioned.headers.get("access-control-allow-origin")).toBe("*");
    expect(`sha384-${hash("sha384", versioned.text, "base64")}`).toBe(integrity);
    const newest = await app.get("/embed.js");
    expect(newest.text).toBe(versioned.text);
    expect(newest.headers.get("cache-control")).toBe("public, max-age=3600");
  });

  test("is kept as it is for the pages that name it", async () => {
    await storeEmbedScript(app.db, name, "something else");
    const { rows } = await app.db.query<{ name: string; script: string }>(
      "select name, script from embed_scripts where name = $1",
      [name],
    );
    expect(rows).toEqual([{ name, script: embedScript?.asset.plain.toString() }]);
  });
});
