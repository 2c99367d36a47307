import { FALLBACK_LANGUAGE, languageOf } from "@rendezvous/phrases/language";
import { defineCall, reply } from "../../../http/call.ts";
import { collectPersonalData } from "./collect.ts";
import { writeDocument } from "./write-document.ts";

/** Returns a self-contained file for saving or printing. */
export const exportPersonalData = defineCall("exportPersonalData", async (input) => {
  const collected = await collectPersonalData(input);
  if (!collected.ok) return collected;
  const language = languageOf(input.locale) ?? FALLBACK_LANGUAGE;
  return reply(writeDocument(collected.data, input.group, language), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-disposition": 'attachment; filename="personal-data.html"',
    },
  });
});
