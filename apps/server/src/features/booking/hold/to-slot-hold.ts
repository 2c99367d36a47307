import type { SlotHold } from "@rendezvous/contract/booking/hold";

export function toSlotHold(token: string, expiresAt: Date | null, now: Date): SlotHold {
  if (expiresAt === null || expiresAt <= now) return { hold: null, expires_at: null, seconds: 0 };
  const seconds = Math.floor((expiresAt.getTime() - now.getTime()) / 1000);
  return { hold: token, expires_at: expiresAt.toISOString(), seconds };
}
