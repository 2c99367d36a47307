/** The settings of the network of emergency regulators (SAS); each half works without the other. */
export interface SasSettings {
  /** How the proxy says whose certificate a caller has, and who may call; undefined: the calls do not exist. */
  readonly callers: { readonly header: string; readonly names: readonly string[] } | undefined;
  /** The platform that is told of appointments; undefined: it is told nothing. */
  readonly platformUrl: string | undefined;
}

interface Reader {
  readonly text: (name: string) => string | undefined;
  readonly address: (name: string, schemes: string[], example: string) => string | undefined;
  readonly matching: (name: string, pattern: RegExp, expected: string) => string | undefined;
  readonly errors: string[];
}

export function readSas({ text, address, matching, errors }: Reader): SasSettings {
  const header = matching(
    "SAS_CERTIFICATE_HEADER",
    /^[\w-]+$/,
    "the name of a header, like X-SSL-Client-S-DN",
  );
  // The names of certificates contain commas.
  const names = (text("SAS_CERTIFICATE_NAMES") ?? "")
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if ((header === undefined) !== (names.length === 0))
    errors.push("SAS_CERTIFICATE_HEADER and SAS_CERTIFICATE_NAMES belong together: set both or none");
  const callers =
    header === undefined || names.length === 0 ? undefined : { header: header.toLowerCase(), names };
  const platformUrl = address("SAS_PLATFORM_URL", ["http:", "https:"], "https://sas.example.org/fhir");
  return { callers, platformUrl: platformUrl?.replace(/\/+$/, "") };
}

/** Whether the installation is on the network. */
export function isOnSas({ callers, platformUrl }: SasSettings): boolean {
  return callers !== undefined || platformUrl !== undefined;
}
