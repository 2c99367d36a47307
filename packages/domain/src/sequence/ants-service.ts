/** Services for identity documents, which are booked alone, through an entry of their own. */
const ANTS_EXTERNIDS = ["ants_c", "ants_p", "ants_cp"];

/** The most applications of one appointment: a large family. */
export const MAX_APPLICATIONS = 10;

/** True for a service of the identity-document deployment. */
export function isAntsService({ externid }: { readonly externid: string }): boolean {
  return ANTS_EXTERNIDS.includes(externid);
}

/** Returns how often the chosen services are done in one appointment: applications for identity documents may be several. */
export function timesOf(
  services: readonly ({ readonly externid: string } | null)[],
  { applications = 1 }: { readonly applications?: number | undefined },
): number {
  return services.some((service) => service !== null && isAntsService(service)) ? applications : 1;
}
