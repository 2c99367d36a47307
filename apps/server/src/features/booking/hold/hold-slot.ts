import { hash } from "node:crypto";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { defineCall, reply, type CallInput, refuse, type Refusal } from "../../../http/call.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { hashToken, makeToken } from "../../ground/session/token-data.ts";
import { readChainWithinLimit } from "../slot/read-chain.ts";
import { refuseSlot } from "../slot/refuse-slot.ts";
import { placeHold, type HoldRequest } from "./hold.ts";
import { readRequestedStart } from "../appointments/read-requested-start.ts";
import { retryWhenStale } from "../seats/retry-when-stale.ts";
import { toSlotHold } from "./to-slot-hold.ts";

type Input = CallInput<"holdSlot">;

/**
 * Holds a slot. Answers "not held" when too many holds exist, because the slot can still be booked; refuses a slot that cannot.
 */
export const holdSlot = defineCall("holdSlot", async (input) => {
  const { context, groupId, body } = input;
  const token = body.hold.token ?? makeToken().token;
  return retryWhenStale(input, async (group) => {
    const request = await prepare(input, group, token);
    if ("code" in request) return request;
    const result = await placeHold(context.db, context.lockedTransaction, request);
    if (result.ok) {
      // The announcement lists no places, because calendars do not show holds.
      context.changes.announce("slots", groupId, []);
      context.metrics.holds.inc({ outcome: result.expiresAt ? "held" : "ceiling" });
      return reply(toSlotHold(token, result.expiresAt, new Date(request.nowMs)));
    }
    return result.refusal === "stale" ? "stale" : refuseSlot(result.refusal, request);
  });
});

async function prepare(input: Input, group: GroupRecord, token: string): Promise<HoldRequest | Refusal> {
  const { context, groupId, body, address } = input;
  const offered = await loadCatalogue(context, group, groupId);
  const read = await readChainWithinLimit(input, group, offered, body.hold, "hold.");
  if (!read.ok) return read;
  const start = readRequestedStart(body.hold, group.fields.timezone);
  if (start === null) return refuse("availabletimeslots", { detail: "off_the_grid" });
  return {
    groupId,
    group,
    offered,
    links: read.links,
    start,
    tokenHash: hashToken(token),
    // The hash is enough for counting and does not reveal the address without the secret.
    addressHash: hash("sha256", `hold ${context.installation.secret} ${address}`, "buffer"),
    nowMs: context.clock.now(),
  };
}
