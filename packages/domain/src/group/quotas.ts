/** A group that a stranger made under /new. */
export interface Newcomer {
  readonly ageDays: number;
  /** Clients who have shown that their mailbox is theirs. */
  readonly provenClients: number;
}

/** How many of each a group sends in a day. */
export interface Quotas {
  readonly mails: number;
  readonly sms: number;
  readonly invitations: number;
}

/** Of every group: more than the largest needs, and an end for one whose login was stolen. */
const MOST: Quotas = { mails: 50_000, sms: 5000, invitations: 200 };

/** After so many days and with so many proven clients a newcomer is a group as any other. */
const ESTABLISHED: Newcomer = { ageDays: 14, provenClients: 10 };

/** Invented clients must not let a group grow within a day. */
const COUNTED_A_DAY = 10;

/** null: not a newcomer. */
export function isEstablished(newcomer: Newcomer | null): boolean {
  if (newcomer === null) return true;
  const { ageDays, provenClients } = ESTABLISHED;
  return newcomer.ageDays >= ageDays && newcomer.provenClients >= provenClients;
}

/** They grow with the group's age, and with clients whose address is proven. */
export function quotasOf(newcomer: Newcomer | null): Quotas {
  if (newcomer === null || isEstablished(newcomer)) return MOST;
  const days = Math.min(newcomer.ageDays, ESTABLISHED.ageDays);
  const clients = Math.min(newcomer.provenClients, days * COUNTED_A_DAY);
  return { mails: 30 + 10 * days + 10 * clients, sms: 5 + 2 * days + 2 * clients, invitations: 5 + days };
}
