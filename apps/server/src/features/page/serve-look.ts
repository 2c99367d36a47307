import type { FastifyInstance } from "fastify";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../http/context.ts";
import { queryTextOf } from "../../http/query-text.ts";
import { refuse } from "../../http/refusal.ts";
import { sendRefusal } from "../../http/send-refusal.ts";
import { findImage } from "./data.ts";
import { drawLook } from "./draw-look.ts";
import { LOOK_PICTURES, lookOf, type LookPicture, versionOf } from "./group-look.ts";
import { limitPages } from "./limit-pages.ts";

/** By version of a group: a changed one is another object. */
const kept = new WeakMap<GroupRecord, Map<LookPicture, Promise<Buffer>>>();

/** The icons of a group's pages, and the picture that stands beside a shared link. */
export function serveLook(app: FastifyInstance, context: Context): void {
  async function draw({ id, name, fields }: GroupRecord, picture: LookPicture): Promise<Buffer> {
    const look = lookOf(name, fields.logo_key, fields.theme);
    const logo = look.logoKey === null ? null : await findImage(context.db, id, look.logoKey);
    return drawLook(look, logo && logo.bytes, picture);
  }

  app.get<{ Params: { groupId: string; name: string } }>(
    "/images/:groupId/look/:name",
    { onRequest: limitPages(context) },
    async (request, response) => {
      const { groupId, name } = request.params;
      const picture = LOOK_PICTURES.find((one) => one === name);
      const group = /^\d{1,9}$/.test(groupId) ? await context.groups.find(Number(groupId)) : null;
      if (!group || picture === undefined) return sendRefusal(request, response, refuse("not_found"));
      const pictures = kept.get(group) ?? new Map<LookPicture, Promise<Buffer>>();
      kept.set(group, pictures);
      const drawing = pictures.get(picture) ?? draw(group, picture);
      pictures.set(picture, drawing);
      // One that failed is tried again.
      drawing.catch(() => pictures.delete(picture));
      const { name: groupName, fields } = group;
      const isNow =
        new URLSearchParams(queryTextOf(request.url)).get("v") ===
        versionOf(lookOf(groupName, fields.logo_key, fields.theme));
      return response
        .header("cache-control", isNow ? "public, max-age=31536000, immutable" : "public, max-age=300")
        .type("image/png")
        .send(await drawing);
    },
  );
}
