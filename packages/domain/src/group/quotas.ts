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

/** The limits of every group: more than the largest needs, but an end for one whose login was stolen. */
const MOST: Quotas = { mails: 50_000, sms: 5000, invitations: 200 };

/** After this many days and with this many proven clients, a new group gets the normal limits. */
const ESTABLISHED: Newcomer = { ageDays: 14, provenClients: 10 };

/** Limits the clients counted per day, so that a group cannot grow in a day with invented ones. */
const COUNTED_A_DAY = 10;

/** null: not a new group. */
export function isEstablished(newcomer: Newcomer | null): boolean {
  if (newcomer === null) return true;
  const { ageDays, provenClients } = ESTABLISHED;
  return newcomer.ageDays >= ageDays && newcomer.provenClients >= provenClients;
}

/** Returns limits that grow with the group's age and its proven clients. */
export function quotasOf(newcomer: Newcomer | null): Quotas {
  if (newcomer === null || isEstablished(newcomer)) return MOST;
  const days = Math.min(newcomer.ageDays, ESTABLISHED.ageDays);
  const clients = Math.min(newcomer.provenClients, days * COUNTED_A_DAY);
  return { mails: 30 + 10 * days + 10 * clients, sms: 5 + 2 * days + 2 * clients, invitations: 5 + days };
}
