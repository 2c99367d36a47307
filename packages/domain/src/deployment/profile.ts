export const DEPLOYMENTS = ["default", "hads", "sncf", "ants", "sso"] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

/** What one deployment does differently. Nothing else in the product asks for a partner's name. */
export interface DeploymentProfile {
  /** The Vevent field that holds request numbers of identity documents. WIRE.md section 9. */
  readonly requestNumberField: string | null;
}

const PROFILES: Readonly<Record<Deployment, DeploymentProfile>> = {
  default: { requestNumberField: null },
  hads: { requestNumberField: null },
  sncf: { requestNumberField: null },
  ants: { requestNumberField: "str9" },
  sso: { requestNumberField: null },
};

/** The profile of that name; the default one for a name that is none. */
export function profileOf(deployment: string): DeploymentProfile {
  return PROFILES[DEPLOYMENTS.find((known) => known === deployment) ?? "default"];
}
