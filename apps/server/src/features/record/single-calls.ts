import type { Single } from "@rendezvous/contract/record";
import type { Call, CallInput, CallName, Reply } from "../../http/call.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { changeCatalogue } from "../history/change-catalogue.ts";
import { authorOf } from "../history/author.ts";
import { announceCatalogue, readSent, replyStored } from "./calls.ts";
import { readInDraft } from "./read-in-draft.ts";
import { save } from "./save.ts";
import { findStored } from "./stored.ts";

/** The settings, forms and minisite, which a group has once each. */
const NAMES: Readonly<Record<Single, readonly [get: CallName, update: CallName]>> = {
  settings: ["getSettings", "updateSettings"],
  forms: ["getFormRecords", "updateFormRecords"],
  website: ["getWebsite", "updateWebsite"],
};

async function get(single: Single, input: CallInput<"getSettings">): Promise<Reply<object> | Refusal> {
  const found = await readInDraft(authorOf(input), input.query.draft_id, (database) =>
    findStored(database, single, input.groupId, null),
  );
  return found ? replyStored(single, found) : refuse("not_found");
}

async function update(single: Single, input: CallInput<"updateSettings">): Promise<Reply<object> | Refusal> {
  const read = readSent(single, input.body);
  if (!read.ok) return read;
  const { sent, accept } = read;
  const change = { editable: single, id: null, sent, seen: input.headers["if-match"], accept };
  const saved = await changeCatalogue(input.context.db, (connection) =>
    save(connection, authorOf(input), change, input.query.draft_id),
  );
  if (!saved.ok) return saved;
  if (input.query.draft_id === undefined) announceCatalogue(input);
  return replyStored(single, saved.record);
}

export const SINGLE_CALLS: readonly Call[] = (Object.keys(NAMES) as Single[]).flatMap((single) => {
  const [getName, updateName] = NAMES[single];
  return [
    { name: getName, handle: (input: CallInput<"getSettings">) => get(single, input) },
    { name: updateName, handle: (input: CallInput<"updateSettings">) => update(single, input) },
  ] as Call[];
});
