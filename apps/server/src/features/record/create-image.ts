import { MAX_PICTURES } from "@rendezvous/contract/picture";
import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { toPicture } from "../../lib/picture.ts";
import { addImage } from "./single-data.ts";

/** Told by what its bytes are, as in an import; a picture that is there already keeps its key. */
export const createImage = defineCall("createImage", async ({ context, groupId, body }) => {
  const [, base64] = /^data:image\/[a-z+.-]+;base64,([a-z0-9+/]+=*)$/i.exec(body.image.data) ?? [];
  const loaded = base64 === undefined ? null : toPicture(Buffer.from(base64, "base64"));
  if (!loaded?.ok)
    return refuse("invalid_record", { details: { faults: [{ path: "data", code: "image" }] } });
  if (!(await addImage(context.db, groupId, loaded.picture, MAX_PICTURES)))
    return refuse("full", { details: { max: MAX_PICTURES } });
  return reply({ image: { key: loaded.picture.key } });
});
