import { expect, test } from "vitest";
import { LOOK_PICTURES } from "./group-look.ts";
import { addAccount, logIn, PASSWORD } from "../../../testing/people.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { addGroup } from "../../../testing/test-groups.ts";

const app = await startApp({ drawWithinMs: 4000 });

/** A short SVG that takes minutes to render. */
const ENDLESS = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="f">${'<feTurbulence baseFrequency="0.01" numOctaves="9000"/>'.repeat(50)}</filter>${'<rect width="4000" height="4000" filter="url(#f)"/>'.repeat(50)}</svg>`;

async function addWithLogo({ db }: TestApp, urlname: string): Promise<number> {
  const id = await addGroup(db, { urlname, fields: { logo_key: "logo.svg" } });
  await db.query(
    "insert into images (group_id, key, media_type, bytes) values ($1, 'logo.svg', 'image/svg+xml', $2)",
    [id, Buffer.from(ENDLESS)],
  );
  return id;
}

test("a logo that takes minutes to draw keeps nobody from logging in, and is replaced by initials", async () => {
  const id = await addWithLogo(app, "endless");
  const account = await addAccount(app.db, id);
  const done: string[] = [];
  const drawings = [
    ...LOOK_PICTURES.map((name) => `/images/${id}/look/${name}`),
    `/images/${id}/logo.svg?size=mail`,
  ].map(async (address) => {
    const { status, headers } = await app.get(address);
    done.push("drawing");
    return [status, headers.get("content-type")];
  });
  // Reading the first picture starts the first drawing.
  await app.get(`/images/${id}/logo.svg`);
  const login = await logIn(app, { email: account.email, password: PASSWORD, group_id: id });
  done.push("login");
  expect([login.status, done[0]]).toEqual([200, "login"]);
  expect(await Promise.all(drawings)).toEqual([
    [200, "image/png"],
    [200, "image/png"],
    [200, "image/png"],
    [200, "image/svg+xml"],
  ]);
});

test("a server that stops does not wait for what is being drawn", async () => {
  const stopping = await startApp({ drawWithinMs: 3_600_000 });
  const id = await addWithLogo(stopping, "endless");
  const drawing = stopping.get(`/images/${id}/look/share.png`);
  await stopping.get(`/images/${id}/logo.svg`);
  await stopping.stop();
  expect((await drawing).status).toBe(503);
});

test("a picture that took too long is not tried again", async () => {
  const id = await addWithLogo(app, "tried-once");
  const first = await app.get(`/images/${id}/look/share.png`);
  const tries = () => app.logLines.filter((line) => line.includes(`"${id}/logo.svg"`)).length;
  expect([first.headers.get("content-type"), tries()]).toEqual(["image/png", 1]);
  for (const name of ["look/icon-32.png", "look/icon-180.png", "look/share.png"])
    expect((await app.get(`/images/${id}/${name}`)).headers.get("content-type")).toBe("image/png");
  expect(tries()).toBe(1);
});
