import type { LoginAnswer } from "@rendezvous/contract/people/session";
import { callApi } from "../../../../lib/call-api.ts";

/** An address with its password, or the key of a mailed link. */
export interface Credentials {
  email?: string;
  password?: string;
  ficheKey?: string;
  temp_email?: string;
  validation_key?: string;
  oubliKey?: string;
}

/** `token` is the token of the session whose address is confirmed. */
export function login(
  groupId: number,
  credentials: Credentials,
  token: string | null = null,
): Promise<LoginAnswer> {
  return callApi("POST /sessions/login", { body: { account: { ...credentials, group_id: groupId } }, token });
}
