import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { startApp } from "../../../testing/start-app.ts";
import { addGroup } from "../../../testing/test-groups.ts";
import { drawLookPicture } from "../../catalogue/picture/draw-look-picture.ts";
import { toGroupLook } from "../../catalogue/picture/group-look.ts";

const app = await startApp();
const ACCENT = [0xaa, 0x33, 0x66];
const LOGO_BLUE = [0x11, 0x44, 0xcc];
const WHITE = [255, 255, 255];
const fields = { theme: { primary: "#aa3366" }, enabled_locales: "fr,en,pt" };

const svg = (content: string, size = 'viewBox="0 0 80 80"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
const LOGO = svg('<circle cx="40" cy="40" r="40" fill="#1144cc"/>');

async function addWithLogo(urlname: string, logo: string): Promise<number> {
  const id = await addGroup(app.db, {
    urlname,
    name: "Salon of Lyon <&>",
    fields: { ...fields, logo_key: "logo.svg" },
  });
  await app.db.query(
    "insert into images (group_id, key, media_type, bytes) values ($1, 'logo.svg', 'image/svg+xml', $2)",
    [id, Buffer.from(logo)],
  );
  return id;
}

await addWithLogo("salon", LOGO);
const plain = await addGroup(app.db, { urlname: "plain", name: "Plain Place", fields });
await addGroup(app.db, { urlname: "closed", inactive: true });

async function headOf(path: string) {
  const { text } = await app.get(path);
  return {
    text,
    link: (rel: string) => new RegExp(`<link rel="${rel}"[^>]*href="([^"]*)"`).exec(text)?.[1] ?? "",
    property: (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(text)?.[1],
  };
}

/** Fetches and decodes a picture. */
async function decode(address: string) {
  const answer = await fetch(new URL(address, app.url));
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  const colors = new Set<string>();
  for (let pixel = 0; pixel < data.length; pixel += 3)
    colors.add(data.subarray(pixel, pixel + 3).toString("hex"));
  const { format } = await sharp(bytes).metadata();
  return { ...info, format, at, colors, headers: answer.headers };
}

describe("a link that is shared", () => {
  test("says title, description, language and address, and has a picture, all with the host", async () => {
    const { property } = await headOf("/salon?locale=pt");
    const { publicUrl } = app.context.config;
    expect(property("og:title")).toBe("Fazer uma marcação – Salon of Lyon &lt;&amp;&gt;");
    expect(property("og:description")).toMatch(/^Salon of Lyon &lt;&amp;&gt;: consulte /);
    expect(property("og:locale")).toBe("pt_PT");
    expect(property("og:url")).toBe(`${publicUrl}/salon?locale=pt`);
    expect(property("twitter:card")).toBe("summary_large_image");
    expect(property("og:image")).toMatch(
      new RegExp(`^${publicUrl}/images/\\d+/look/share\\.png\\?v=[0-9a-f]{12}$`),
    );
    expect((await headOf("/salon/book/slots")).property("og:url")).toBe(`${publicUrl}/salon`);
  });

  test("shows the logo on a white plate, on the group's colour", async () => {
    const { property } = await headOf("/salon");
    const picture = await decode(new URL(property("og:image") ?? "").pathname);
    expect([picture.width, picture.height, picture.format]).toEqual([1200, 630, "png"]);
    expect(picture.at(5, 5)).toEqual(ACCENT);
    expect(picture.at(600, 315)).toEqual(LOGO_BLUE);
    expect(picture.at(600, 150)).toEqual(WHITE);
  });

  test("shows initials where there is no logo", async () => {
    const { property } = await headOf("/plain");
    const picture = await decode(property("og:image")!.replace(/^https?:\/\/[^/]*/, ""));
    expect(picture.at(5, 5)).toEqual(ACCENT);
    expect(picture.colors).toContain("ffffff");
    expect(picture.at(600, 20)).toEqual(ACCENT);
  });
});

describe("the icon of a page", () => {
  test.each([
    ["icon", 32],
    ["apple-touch-icon", 180],
  ])("is the group's logo as %s, %i pixels wide, in place of the product's", async (rel, side) => {
    const { link, text } = await headOf("/salon");
    const icon = await decode(link(rel));
    expect([icon.width, icon.height, icon.format]).toEqual([side, side, "png"]);
    expect(icon.at(side / 2, side / 2)).toEqual(LOGO_BLUE);
    expect(icon.at(1, 1)).toEqual(WHITE);
    expect(text).not.toContain('type="image/svg+xml"');
  });

  test("is kept for ever under its address, which changes with the look", async () => {
    const before = (await headOf("/plain")).link("icon");
    expect((await decode(before)).headers.get("cache-control")).toContain("immutable");
    await app.db.query(
      `update groups set fields = fields || '{"theme":{"primary":"#0f766e"}}', version = version + 1 where id = $1`,
      [plain],
    );
    app.context.changes.announce("catalogue", plain);
    const after = (await headOf("/plain")).link("icon");
    expect(after).not.toBe(before);
    expect((await decode(after)).at(1, 1)).toEqual([0x0f, 0x76, 0x6e]);
    expect((await decode(before)).headers.get("cache-control")).toBe("public, max-age=300");
  });

  test("is the product's where no group is shown", async () => {
    for (const path of ["/closed", "/nobody", "/"]) expect((await headOf(path)).text).not.toContain("/look/");
    for (const path of ["/images/0/look/share.png", `/images/${plain}/look/other.png`])
      expect((await app.get(path)).status).toBe(404);
  });
});

describe("a logo", () => {
  const look = toGroupLook("Plain Place", "logo", { primary: "#aa3366" });
  const drawn = async (logo: string | Buffer) => {
    const bytes = await drawLookPicture(look, Buffer.from(logo), "icon-180.png");
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { corner: [...data.subarray(0, 3)], data };
  };

  test.each([
    ["cannot be read", "no picture"],
    ["is a bomb", svg("<rect/>", 'width="900000" height="900000"')],
    ["is a wordmark, too wide for an icon", svg('<rect width="400" height="40"/>', 'viewBox="0 0 400 40"')],
  ])("gives way to initials where it %s", async (_, logo) => {
    expect((await drawn(logo)).corner).toEqual(ACCENT);
  });

  test("takes in nothing from elsewhere: no file of this machine, no other address", async () => {
    const inside = new URL("../../../../../web/src/features/ground/group/icon.svg", import.meta.url);
    const { data } = await drawn(
      svg(
        `<image width="80" height="80" href="${inside.href}"/><image width="80" height="80" href="http://localhost:9/x.png"/>`,
      ),
    );
    expect(data.every((value) => value === 255)).toBe(true);
  });

  test("that is small and drawn is sharp when it is large", async () => {
    const bytes = await drawLookPicture(
      look,
      Buffer.from(svg('<rect width="4" height="8"/>', 'width="8" height="8"')),
      "share.png",
    );
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const row = Array.from(
      { length: 250 },
      (_, x) => data[(315 * info.width + 475 + x) * info.channels] ?? 0,
    );
    expect(row.filter((value) => value > 20 && value < 235).length).toBeLessThan(4);
  });
});
