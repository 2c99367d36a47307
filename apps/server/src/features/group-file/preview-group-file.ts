import { defineCall, reply } from "../../http/call.ts";
import { importAsSeen, type ImportPreview } from "./preview-import.ts";

/** What an import would change; it changes nothing. */
export const previewGroupFile = defineCall("previewGroupFile", async ({ context, group, body }) => {
  const { preview } = await importAsSeen(context.db, group, body.file, null, context.clock.now(), null);
  return reply(toWire(preview));
});

/** A list that is read only cannot be answered as it is. */
export function toWire({ problems, changes, appointments, ignored, seen }: ImportPreview) {
  return {
    problems: problems.map(({ path, message, fault = null }) => ({ path, message, fault })),
    changes: changes.map((change) => ({ ...change, fields: [...change.fields] })),
    appointments: [...appointments],
    ignored: [...ignored],
    seen,
  };
}
