import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type Refusal, refuse } from "../../../http/call.ts";
import { signIn } from "../../ground/session/credentials.ts";
import { readLoginSource } from "../../ground/session/known-device.ts";
import type { FactorInput } from "./prove-factor.ts";

/**
 * Checks the professional's password again, with the same five attempts as at the login, because an open session must not be
 * enough.
 */
export async function proveOwnPassword(
  { context, address, headers, group }: FactorInput & { readonly group: GroupRecord | null },
  { email }: { readonly email: string },
  password: string | null | undefined,
): Promise<Refusal | null> {
  const wrong = refuse("passwordError", { fields: { password: "passwordError" } });
  if (!password) return wrong;
  const installation = { publicUrl: context.config.publicUrl, secret: context.installation.secret };
  const source = readLoginSource(address, headers, installation);
  const signed = await signIn(context, group, { email, password }, source);
  if (signed.ok) return signed.session.kind === "pro" ? null : wrong;
  return signed.code === "blockedUser" ? signed : wrong;
}
