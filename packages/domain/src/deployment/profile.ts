export const DEPLOYMENTS = ["default", "hads", "sncf", "ants", "sso"] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

/** What one deployment does differently. Nothing else in the product asks for a partner's name. */
export interface DeploymentProfile {
  /** Which of the configured hosts answers API v3. */
  readonly v3Host: "default" | "hads" | "sncf";
  /** The Vevent field that holds request numbers of identity documents. */
  readonly requestNumberField: string | null;
  /** The menu of a logged-in client has neither personal data nor logout. */
  readonly hidesLastMenuEntries: boolean;
  /** After a login by the partner's single sign-on the footer is the partner's, not ours. */
  readonly hidesFooterAfterSso: boolean;
  /** A document site of a partner, who knows whose session it is. */
  readonly asksPartnerForSession: boolean;
  /** A client who says that the fiche is not theirs is sent back to the partner's own site, which has logged them in. */
  readonly hasOwnWrongFicheText: boolean;
  /** Services for identity documents are chosen like any other; elsewhere they stand in no menu. */
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

/** The profile of that name; the default one for a name that is none. */
export function profileOf(deployment: string): DeploymentProfile {
  return PROFILES[DEPLOYMENTS.find((candidate) => candidate === deployment) ?? "default"];
}
