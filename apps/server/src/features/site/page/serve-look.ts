import { id } from "@rendezvous/contract/ground/wire-values";
import type { FastifyInstance } from "fastify";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context } from "../../../http/context.ts";
import { queryTextOf } from "../../../http/input/query-text.ts";
import { refuse } from "../../../http/call.ts";
import { sendRefusal } from "../../../http/output/send-refusal.ts";
import { findImage } from "../../catalogue/picture/data.ts";
import { findGroupHere } from "../../../http/find-group-here.ts";
import {
  LOOK_PICTURES,
  toGroupLook,
  type LookPicture,
  lookVersion,
} from "../../catalogue/picture/group-look.ts";
import { createPageLimit } from "../../../http/page-limit.ts";

/** Keyed by the group object: each version of a group is a new object. */
const cache = new WeakMap<GroupRecord, Map<LookPicture, Promise<Buffer | null>>>();

/** Serves the icons of a group's pages, and the picture of its shared links. */
export function serveLook(app: FastifyInstance, context: Context): void {
  async function draw({ id, name, fields }: GroupRecord, picture: LookPicture): Promise<Buffer | null> {
    const look = toGroupLook(name, fields.logo_key, fields.theme);
    const logo = look.logoKey === null ? null : await findImage(context.db, id, look.logoKey);
    const drawWith = (bytes: Buffer | null) =>
      context.pictures.draw(id, bytes === null ? "initials" : look.logoKey!, {
        kind: "look",
        look,
        logo: bytes,
        picture,
      });
    return (logo && (await drawWith(logo.bytes))) ?? (await drawWith(null));
  }

  app.get<{ Params: { groupId: string; name: string } }>(
    "/images/:groupId/look/:name",
    { onRequest: createPageLimit(context) },
    async (request, response) => {
      const { groupId, name } = request.params;
      const picture = LOOK_PICTURES.find((one) => one === name);
      const read = id.safeParse(groupId);
      const group = read.success ? await findGroupHere(context, read.data) : null;
      if (!group || picture === undefined) return sendRefusal(request, response, refuse("not_found"));
      const pictures = cache.get(group) ?? new Map<LookPicture, Promise<Buffer | null>>();
      cache.set(group, pictures);
      const drawing = pictures.get(picture) ?? draw(group, picture);
      pictures.set(picture, drawing);
      // A failed picture is not cached, so that the next request tries again.
      const bytes = await drawing.catch(() => null);
      if (bytes === null) {
        pictures.delete(picture);
        return sendRefusal(request, response, refuse("unavailable", { headers: { "retry-after": "5" } }));
      }
      const { name: groupName, fields } = group;
      const isNow =
        new URLSearchParams(queryTextOf(request.url)).get("v") ===
        lookVersion(toGroupLook(groupName, fields.logo_key, fields.theme));
      return response
        .header("cache-control", isNow ? "public, max-age=31536000, immutable" : "public, max-age=300")
        .type("image/png")
        .send(bytes);
    },
  );
}
