import { isEmail, normalizeEmail } from "@rendezvous/domain/account/email";
import { z } from "zod";
import { isStorable } from "@rendezvous/contract/ground/is-storable";
import {
  NATIONAL_PROFESSIONAL,
  OF_PLATFORM,
  type Problem,
  problem,
  type RegulatorIdentifier,
} from "./fhir.ts";

/** An account of a regulator, as the platform describes it. */
export interface Regulator {
  /** All that the account names; the first one is stored: the national one, if it has one. */
  readonly identifiers: readonly [RegulatorIdentifier, ...RegulatorIdentifier[]];
  readonly isActive: boolean;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
}

const text = z.string().min(1).max(255).refine(isStorable);
const practitioner = z.object({
  resourceType: z.literal("Practitioner"),
  identifier: z.array(z.object({ system: z.string(), value: text })).min(1),
  active: z.boolean().default(true),
  name: z.array(z.object({ family: text.optional(), given: z.array(text).optional() })).default([]),
  telecom: z.array(z.object({ value: z.string().optional() })).default([]),
});

const SYSTEMS = [NATIONAL_PROFESSIONAL, OF_PLATFORM];

export function readRegulator(body: unknown): { readonly ok: true; readonly regulator: Regulator } | Problem {
  const read = practitioner.safeParse(body);
  if (!read.success) {
    const [issue] = read.error.issues;
    return problem(
      "invalid",
      `${["Practitioner", ...(issue?.path ?? [])].join(".")}: ${issue?.message ?? ""}`,
    );
  }
  const { identifier: named, active, name, telecom } = read.data;
  const [identifier, ...others] = SYSTEMS.flatMap((system) => named.filter((one) => one.system === system));
  if (!identifier)
    return problem("business-rule", `Practitioner.identifier: expected the system ${SYSTEMS.join(" or ")}`);
  const email = telecom.map(({ value = "" }) => normalizeEmail(value)).find(isEmail);
  if (email === undefined)
    return problem("business-rule", "Practitioner.telecom: expected an e-mail address");
  return {
    ok: true,
    regulator: {
      identifiers: [identifier, ...others],
      isActive: active,
      email,
      firstname: name[0]?.given?.join(" ").slice(0, 255) ?? "",
      lastname: name[0]?.family ?? "",
    },
  };
}

/** Returns the identifier of a search, `SYSTEM|VALUE`; null: it is none of a regulator. */
export function readIdentifier(token: string): RegulatorIdentifier | null {
  const [system = "", value = "", ...rest] = token.split("|");
  return SYSTEMS.includes(system) && text.safeParse(value).success && rest.length === 0
    ? { system, value }
    : null;
}
