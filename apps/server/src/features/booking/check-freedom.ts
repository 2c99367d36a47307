import { hasRight } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import { type Refusal, refuse } from "../../http/refusal.ts";

/** What only professionals may ask for. */
interface Freedom {
  readonly tell?: unknown;
  readonly reason?: unknown;
  readonly outside_rules?: unknown;
  readonly overbook?: unknown;
  readonly length?: unknown;
}

/** A refusal where somebody else asks for what only professionals may. */
export function checkFreedom(session: Session, groupId: number, asked: Freedom): Refusal | null {
  const { tell, reason, outside_rules, overbook, length } = asked;
  const asks = [tell, reason, outside_rules, overbook, length].some((one) => one !== undefined);
  return asks && !hasRight("manage_appointments", session, groupId) ? refuse("forbidden") : null;
}
