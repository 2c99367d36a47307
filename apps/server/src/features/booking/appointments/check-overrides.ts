import type { RuleOverrides } from "@rendezvous/domain/booking/decide";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import { type Refusal, refuse } from "../../../http/call.ts";

/** The fields of a request that only professionals may send. */
interface FreedomFields {
  readonly tell?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly outside_rules?: boolean | undefined;
  readonly overbook?: boolean | undefined;
  readonly length?: number | undefined;
  readonly series?: string | undefined;
  readonly metadata?: object | undefined;
}

/**
 * Refuses a client who sends a field reserved for professionals, and a professional who sends one that the group does not allow.
 */
export function checkOverrides(session: Session, group: GroupRecord, freedom: FreedomFields): Refusal | null {
  const { tell, reason, outside_rules, overbook, length, series, metadata } = freedom;
  const asks = [tell, reason, outside_rules, overbook, length, series, metadata].some(
    (one) => one !== undefined,
  );
  if (asks && !hasRight("manage_appointments", session, group.id)) return refuse("forbidden");
  return overbook && !group.fields.allow_overbooking ? refuse("forbidden") : null;
}

export function toRuleOverrides({ outside_rules, overbook }: FreedomFields): RuleOverrides {
  return { isOutsideRules: outside_rules ?? false, mayOverbook: overbook ?? false };
}
