export const DEPLOYMENTS = ["default", "hads", "sncf", "ants", "sso"] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

/** The differences of one deployment. No other code may check for a partner's name. */
export interface DeploymentProfile {
  /** The configured host that serves API v3. */
  readonly v3Host: "default" | "hads" | "sncf";
  /** The Vevent field for request numbers of identity documents. */
  readonly requestNumberField: string | null;
  /** The menu of a logged-in client has neither personal data nor logout. */
  readonly hidesLastMenuEntries: boolean;
  /** After a login by the partner's single sign-on, the page shows the partner's footer instead of ours. */
  readonly hidesFooterAfterSso: boolean;
  /** True for a partner's document site, where the partner identifies the session. */
  readonly asksPartnerForSession: boolean;
  /** A client who says that the fiche is not theirs is sent back to the partner's own site, which has logged them in. */
  readonly hasOwnWrongFicheText: boolean;
  /** Services for identity documents can be chosen like any other; in other deployments no menu contains them. */
  readonly offersIdentityDocuments: boolean;
}

const PLAIN: DeploymentProfile = {
  v3Host: "default",
  requestNumberField: null,
  hidesLastMenuEntries: false,
  hidesFooterAfterSso: false,
  asksPartnerForSession: false,
  hasOwnWrongFicheText: false,
  offersIdentityDocuments: false,
};

const PROFILES: Readonly<Record<Deployment, DeploymentProfile>> = {
  default: PLAIN,
  hads: { ...PLAIN, v3Host: "hads" },
  sncf: { ...PLAIN, v3Host: "sncf", hidesLastMenuEntries: true, hasOwnWrongFicheText: true },
  ants: { ...PLAIN, requestNumberField: "str9", asksPartnerForSession: true, offersIdentityDocuments: true },
  sso: { ...PLAIN, hidesFooterAfterSso: true },
};

/** Returns the profile with that name; the default one for an unknown name. */
export function deploymentProfileOf(deployment: string): DeploymentProfile {
  return PROFILES[DEPLOYMENTS.find((candidate) => candidate === deployment) ?? "default"];
}
