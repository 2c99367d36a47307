/** A group that a stranger created under /new. */
export interface Newcomer {
  readonly ageDays: number;
  /** The number of clients with a proven address. */
  readonly provenClients: number;
}

/** The daily limits of a group. */
export interface Quotas {
  readonly mails: number;
  readonly sms: number;
  readonly invitations: number;
}

/** The normal limits: more than the largest group needs, but low enough to stop somebody who has stolen a login. */
const MOST: Quotas = { mails: 50_000, sms: 5000, invitations: 200 };

/** After this many days and with this many proven clients, a new group gets the normal limits. */
const ESTABLISHED: Newcomer = { ageDays: 14, provenClients: 10 };

/**
 * At most this many proven clients count for each day of a group's age, so that invented clients cannot raise its limits in a
 * day.
 */
const COUNTED_A_DAY = 10;

/** null: not a new group. */
export function isEstablished(newcomer: Newcomer | null): boolean {
  if (newcomer === null) return true;
  const { ageDays, provenClients } = ESTABLISHED;
  return newcomer.ageDays >= ageDays && newcomer.provenClients >= provenClients;
}

/** Returns limits that grow with a new group's age and its proven clients; `own`: those that an operator has set instead. */
export function quotasOf(newcomer: Newcomer | null, own: Partial<Quotas> = {}): Quotas {
  if (newcomer === null || isEstablished(newcomer)) return { ...MOST, ...own };
  const days = Math.min(newcomer.ageDays, ESTABLISHED.ageDays);
  const clients = Math.min(newcomer.provenClients, days * COUNTED_A_DAY);
  const grown = {
    mails: 30 + 10 * days + 10 * clients,
    sms: 5 + 2 * days + 2 * clients,
    invitations: 5 + days,
  };
  return { ...grown, ...own };
}
