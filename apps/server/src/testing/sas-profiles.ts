import { Fhir } from "fhir";
import { z } from "zod";

/**
 * The fields that the French health agency's profiles require beyond FHIR, of the resources that we send. Other fields are not
 * allowed.
 */

const IDENTIFIER_TYPES = "http://interopsante.org/fhir/CodeSystem/fr-v2-0203";
const instant = z.iso.datetime({ offset: true });
const text = z.string().min(1);
const meta = (name: string) =>
  z.strictObject({ profile: z.tuple([z.literal(`http://sas.fr/fhir/StructureDefinition/${name}`)]) });
const coded = (system: string, code: z.ZodType) =>
  z.strictObject({ coding: z.tuple([z.strictObject({ system: z.literal(system), code })]) });
const identifier = (type: string, system: string, value: RegExp) =>
  z.strictObject({
    type: coded(IDENTIFIER_TYPES, z.literal(type)),
    system: z.literal(system),
    value: z.string().regex(value),
  });
const national = identifier("IDNPS", "urn:oid:1.2.250.1.71.4.2.1", /^8\d{11}$/);

const slot = z.strictObject({
  resourceType: z.literal("Slot"),
  id: text,
  meta: meta("FrSlotAgregateur").extend({
    security: z
      .array(
        z.strictObject({
          system: z.literal("https://mos.esante.gouv.fr/NOS/TRE_R314-TypeCreneau/FHIR/TRE-R314-TypeCreneau"),
          code: z.enum(["PUBLIC", "PRO", "SNP"]),
        }),
      )
      .min(1),
  }),
  serviceType: z.tuple([
    coded("http://terminology.hl7.org/CodeSystem/v3-ActCode", z.enum(["AMB", "HH", "VR"])),
    z.strictObject({ text }),
  ]),
  specialty: z
    .array(
      coded(
        "https://mos.esante.gouv.fr/NOS/TRE_R38-SpecialiteOrdinale/FHIR/TRE-R38-SpecialiteOrdinale",
        z.string().regex(/^[A-Z]+\d+$/),
      ),
    )
    .min(1),
  appointmentType: coded("http://terminology.hl7.org/CodeSystem/v2-0276", z.enum(["ROUTINE", "WALKIN"])),
  schedule: z.strictObject({ reference: z.string().regex(/^Schedule\/\S+$/) }),
  status: z.literal("free"),
  start: instant,
  end: instant,
  comment: z.url(),
});

const schedule = z.strictObject({
  resourceType: z.literal("Schedule"),
  id: text,
  meta: meta("FrScheduleAgregateur"),
  actor: z.tuple([
    z.strictObject({ reference: z.string().regex(/^Practitioner\/\S+$/) }),
    z.strictObject({ reference: z.string().regex(/^PractitionerRole\/\S+$/) }),
  ]),
});

const practitioner = z.strictObject({
  resourceType: z.literal("Practitioner"),
  id: text,
  meta: meta("FrPractitionerAgregateur"),
  identifier: z.tuple([national]),
  name: z.tuple([z.strictObject({ text })]),
});

const practitionerRole = z.strictObject({
  resourceType: z.literal("PractitionerRole"),
  id: text,
  meta: meta("FrPractitionerRoleExerciceAgregateur"),
  contained: z.tuple([
    z.strictObject({
      resourceType: z.literal("Location"),
      id: text,
      meta: meta("FrLocationAgregateur"),
      identifier: z.tuple([
        z.strictObject({
          type: coded(
            "http://interopsante.org/fhir/CodeSystem/fr-location-identifier-type",
            z.literal("INTRN"),
          ),
          system: z.url(),
          value: text,
        }),
      ]),
      address: z.strictObject({ line: z.tuple([text]), city: text, postalCode: text }),
    }),
  ]),
  practitioner: z.strictObject({ reference: text }),
  organization: z.strictObject({
    identifier: identifier("IDNST", "urn:oid:1.2.250.1.71.4.2.2", /^(1\d{9}|3\d{14})$/),
  }),
  location: z.tuple([z.strictObject({ reference: z.literal("#place") })]),
  telecom: z.tuple([z.strictObject({ system: z.literal("phone"), value: text })]).optional(),
});

const entry = (mode: "match" | "include") => z.strictObject({ mode: z.literal(mode) });
const searchResult = z.discriminatedUnion("resourceType", [slot, schedule, practitioner, practitionerRole]);
const bundle = z.strictObject({
  resourceType: z.literal("Bundle"),
  type: z.literal("searchset"),
  total: z.int().min(0),
  link: z.tuple([z.strictObject({ relation: z.literal("self"), url: z.url() })]),
  entry: z
    .array(
      z
        .strictObject({
          fullUrl: z.url(),
          resource: searchResult,
          search: z.union([entry("match"), entry("include")]),
        })
        .refine(({ resource, search }) => (resource.resourceType === "Slot") === (search.mode === "match"))
        .refine(({ resource, fullUrl }) => fullUrl.endsWith(`/${resource.resourceType}/${resource.id}`)),
    )
    .min(1)
    .optional(),
});

const appointment = z.strictObject({
  resourceType: z.literal("Appointment"),
  meta: meta("FrAppointmentSAS"),
  extension: z.tuple([
    z.strictObject({
      url: z.literal("http://interopsante.org/fhir/StructureDefinition/FrAppointmentOperator"),
      valueReference: z.strictObject({
        identifier: z.union([
          identifier("IDNPS", "urn:oid:1.2.250.1.71.4.2.1", /^.+$/),
          identifier("INTRN", "urn:oid:1.2.250.1.213.3.6", /^.+$/),
        ]),
      }),
    }),
  ]),
  identifier: z.tuple([z.strictObject({ system: z.url(), value: text })]),
  status: z.enum(["booked", "cancelled", "fulfilled", "noshow"]),
  start: instant,
  end: instant,
  created: instant,
  participant: z.tuple([
    z.strictObject({ actor: z.strictObject({ identifier: national }), status: z.literal("accepted") }),
  ]),
});

const outcome = z.strictObject({
  resourceType: z.literal("OperationOutcome"),
  issue: z.array(z.strictObject({ severity: z.literal("error"), code: text, diagnostics: text })).min(1),
});

const PROFILES = { Bundle: bundle, Appointment: appointment, OperationOutcome: outcome } as const;
type Profiles = typeof PROFILES;

const fhir = new Fhir();

/** Returns a resource of the profile; throws when it breaks FHIR R4 or the profile. */
export function checkProfile<Name extends keyof Profiles>(
  name: Name,
  resource: unknown,
): z.output<Profiles[Name]> {
  const { valid, messages } = fhir.validate(resource as object, { errorOnUnexpected: true });
  if (!valid) {
    throw new Error(
      messages.map(({ severity, location, message }) => `${severity} ${location}: ${message}`).join("\n"),
    );
  }
  return PROFILES[name].parse(resource) as z.output<Profiles[Name]>;
}
