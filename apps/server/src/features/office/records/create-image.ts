import { MAX_PICTURE_BYTES, MAX_PICTURES } from "@rendezvous/contract/catalogue/picture";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { toPicture } from "../../../lib/picture.ts";
import { addImage } from "../stored/singleton-data.ts";

/** Detects the type from the bytes, as an import does; an existing picture keeps its key. */
export const createImage = defineCall("createImage", async ({ context, groupId, body }) => {
  const [, base64] = /^data:image\/[a-z+.-]+;base64,([a-z0-9+/]+=*)$/i.exec(body.image.data) ?? [];
  const loaded = base64 === undefined ? null : toPicture(Buffer.from(base64, "base64"));
  if (!loaded?.ok)
    return refuse("invalid_record", { details: { faults: [{ path: "data", code: "image" }] } });
  const { key, bytes } = loaded.picture;
  // Decodes the picture, because a file that only begins as one could be a hundred megabytes of anything.
  if ((await context.pictures.draw(groupId, key, { kind: "check", bytes })) === null)
    return refuse("invalid_record", { details: { faults: [{ path: "data", code: "image" }] } });
  if (!(await addImage(context.db, groupId, loaded.picture, MAX_PICTURES)))
    return refuse("full", { details: { max: MAX_PICTURES, max_bytes: MAX_PICTURE_BYTES } });
  return reply({ image: { key: loaded.picture.key } });
});
