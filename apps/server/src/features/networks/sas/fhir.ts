/** The names of FHIR, and those that the French health agency gives in its guide for the network (docs/decisions/0150). */

export const FHIR_TYPE = "application/fhir+json; charset=utf-8";

/** National identifiers of health professionals. */
export const NATIONAL_PROFESSIONAL = "urn:oid:1.2.250.1.71.4.2.1";
/** Identifiers that the platform gives itself. */
export const OF_PLATFORM = "urn:oid:1.2.250.1.213.3.6";
const NATIONAL_STRUCTURE = "urn:oid:1.2.250.1.71.4.2.2";
const IDENTIFIER_TYPE = "http://interopsante.org/fhir/CodeSystem/fr-v2-0203";
export const LOCATION_IDENTIFIER_TYPE = "http://interopsante.org/fhir/CodeSystem/fr-location-identifier-type";
export const SLOT_TYPE = "https://mos.esante.gouv.fr/NOS/TRE_R314-TypeCreneau/FHIR/TRE-R314-TypeCreneau";
export const SPECIALTY =
  "https://mos.esante.gouv.fr/NOS/TRE_R38-SpecialiteOrdinale/FHIR/TRE-R38-SpecialiteOrdinale";
export const ACT_CODE = "http://terminology.hl7.org/CodeSystem/v3-ActCode";
export const APPOINTMENT_TYPE = "http://terminology.hl7.org/CodeSystem/v2-0276";
export const APPOINTMENT_OPERATOR = "http://interopsante.org/fhir/StructureDefinition/FrAppointmentOperator";

export function profile(name: string): { readonly profile: readonly string[] } {
  return { profile: [`http://sas.fr/fhir/StructureDefinition/${name}`] };
}

export function concept(system: string, code: string) {
  return { coding: [{ system, code }] };
}

/** A national identifier says by its first digit which register it is from: 8 is RPPS. */
export function toRppsIdentifier(rpps: string) {
  return {
    type: concept(IDENTIFIER_TYPE, "IDNPS"),
    system: NATIONAL_PROFESSIONAL,
    value: `8${rpps}`,
  };
}

/** As with professionals: 1 is FINESS, 3 is SIRET. */
export function toStructureIdentifier(number: string) {
  return {
    type: concept(IDENTIFIER_TYPE, "IDNST"),
    system: NATIONAL_STRUCTURE,
    value: `${number.length === 9 ? "1" : "3"}${number}`,
  };
}

export interface RegulatorIdentifier {
  readonly system: string;
  readonly value: string;
}

export function toRegulatorIdentifier({ system, value }: RegulatorIdentifier) {
  return {
    type: concept(IDENTIFIER_TYPE, system === NATIONAL_PROFESSIONAL ? "IDNPS" : "INTRN"),
    system,
    value,
  };
}

/** The codes of problems (http://hl7.org/fhir/issue-type), with the status of the answer. */
const STATUS_OF_PROBLEM = {
  invalid: 400,
  login: 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "not-supported": 415,
  "too-long": 413,
  "business-rule": 422,
  throttled: 429,
  exception: 500,
  transient: 503,
} as const;
type ProblemCode = keyof typeof STATUS_OF_PROBLEM;

export interface Problem {
  readonly ok: false;
  readonly code: ProblemCode;
  readonly text: string;
}

export function problem(code: ProblemCode, text: string): Problem {
  return { ok: false, code, text };
}

export function problemOfStatus(status: number, text: string): Problem {
  const entry = Object.entries(STATUS_OF_PROBLEM).find(([, one]) => one === status);
  if (entry) return problem(entry[0] as ProblemCode, text);
  return problem(status >= 500 ? "exception" : "invalid", text);
}

export function toOutcome({ code, text }: Problem) {
  return {
    status: STATUS_OF_PROBLEM[code],
    body: {
      resourceType: "OperationOutcome",
      issue: [{ severity: "error", code, diagnostics: text }],
    },
  };
}
