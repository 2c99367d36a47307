import { ENDPOINTS } from "@rendezvous/contract/endpoints";
import type { Endpoint } from "@rendezvous/contract/ground/define-endpoint";
import type { Call, CallInput, CallName, PathParams, Refusal, Reply } from "./call.ts";
import { consumeCallLimit } from "./call-limit.ts";
import { checkFurtherRight } from "./gate.ts";
import { checkBody, checkInput } from "./input/check-input.ts";

/** The input of any call, with untyped query and body. */
export type AnyInput = Omit<CallInput<"getAppointment">, "query" | "body"> & {
  readonly query: unknown;
  readonly body: unknown;
};

export interface ForwardedParts {
  readonly params?: PathParams;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Makes another call for the same caller with all of that call's checks: right, query, body and limits. Returns its reply or
 * refusal. Unlike `makeInnerCall`, it does not determine the caller anew: old clients log in by a cookie or a password, which the
 * routes of v3 do not accept.
 */
export async function passOn(
  calls: ReadonlyMap<CallName, Call>,
  input: AnyInput,
  name: CallName,
  { params = {}, query = {}, body }: ForwardedParts,
): Promise<Reply<unknown> | Refusal> {
  const call = calls.get(name);
  if (!call) throw new Error(`no call ${name}`);
  const endpoint: Endpoint = ENDPOINTS[name];
  const refusal = checkFurtherRight(endpoint.right, input);
  if (refusal) return refusal;
  const checkedQuery = checkInput(endpoint.query, query);
  if (!checkedQuery.ok) return checkedQuery;
  const checkedBody = checkBody(endpoint, body);
  if (!checkedBody.ok) return checkedBody;
  const passed = {
    ...input,
    params,
    query: checkedQuery.value as never,
    body: checkedBody.value as never,
    queryText: JSON.stringify(query),
  };
  const limited = await consumeCallLimit(endpoint, passed, call.sparesPerson?.(passed) ?? false);
  return limited ?? call.handle(passed);
}
