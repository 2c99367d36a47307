import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { defineCall, reply, type Refusal } from "../../../http/call.ts";
import type { Context, AuthorizedGroupId } from "../../../http/context.ts";
import { publishDraftChanges } from "./apply-draft.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { type Author, toAuthor } from "../../ground/history/author.ts";
import { announceCatalogue } from "../../ground/history/announce-catalogue.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { enqueueAccountMail } from "../../ground/session/account-mail-queue.ts";
import { PUBLICATION_QUEUE } from "./publication-queue.ts";
import { listColleagues } from "../../people/team/data.ts";
import { setDraftOutcome, findDraftRow, lockOpenDraft } from "./drafts-data.ts";
import { ownerSession } from "./owner-session.ts";
import { toDraft } from "./to-draft.ts";

export const publishDraft = defineCall("publishDraft", async (input) => {
  const { context, groupId, params, body } = input;
  const id = params.draftId ?? 0;
  const published = await transactionOrRefusal(context.db, (connection) =>
    publishDraftChanges(connection, toAuthor(input), id, body.accept ?? []),
  );
  if (!published.ok) return published;
  announceCatalogue(input);
  return reply({ draft: toDraft((await findDraftRow(context.db, groupId, id))!) });
});

/**
 * Publishes a draft whose date has come, in the name of the professional who began it; if that fails, stores the reason in the
 * draft.
 */
export function publishDrafts(context: Context): Handler {
  return handler(PUBLICATION_QUEUE, async ({ group_id, draft_id }) => {
    const group = await context.groups.find(group_id);
    if (!group) return;
    // An owner of the group enqueued the job, so it may act for the group.
    const groupId = group_id as AuthorizedGroupId;
    const published = await transactionOrRefusal(context.db, (connection) =>
      publishDue(connection, { context, group, groupId }, draft_id),
    );
    if (!published.ok) {
      const isOpen = await setDraftOutcome(context.db, groupId, draft_id, { problem: published.code });
      if (isOpen) await mailFailure(context, group, draft_id);
    } else if (!published.isLate) announceCatalogue({ context, groupId });
  });
}

/** `isLate`: the draft was published by hand, deleted or postponed meanwhile. */
async function publishDue(
  connection: Transaction,
  place: Pick<Author, "context" | "group" | "groupId">,
  draftId: number,
): Promise<{ readonly ok: true; readonly isLate?: true } | Refusal> {
  const draft = await lockOpenDraft(connection, place.groupId, draftId);
  const isDue = draft?.publish_at && draft.publish_at.getTime() <= place.context.clock.now();
  if (!draft || !isDue) return { ok: true, isLate: true };
  const session = ownerSession(place.groupId, draft.pro_id);
  return publishDraftChanges(connection, toAuthor({ ...place, session }), draftId, draft.accept);
}

/** Mails the author, who relies on the date; if the author has left, mails the other owners. */
async function mailFailure({ db }: Context, { id, fields }: GroupRecord, draft_id: number): Promise<void> {
  const draft = await findDraftRow(db, id as AuthorizedGroupId, draft_id);
  const owners = (await listColleagues(db, id)).filter(({ role }) => role === "owner");
  const author = owners.filter((one) => one.id === draft?.pro_id);
  for (const { email } of author.length > 0 ? author : owners)
    await enqueueAccountMail(db, {
      kind: "draft_failed",
      group_id: id,
      email,
      locale: fields.locale,
      draft_id,
    });
}
