import type { Pass } from "@rendezvous/contract/booking/pass-calls";
import { toPublicName, type TextsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import type { OfferedPassRow, PassRow } from "./data.ts";

export function toPass(row: PassRow, texts: TextsInLanguage): Pass {
  const { id, fiche_id, visits, left, sold_on, valid_until, interventions } = row;
  const named = toName(row, texts);
  return {
    id,
    fiche_id,
    ...named,
    visits,
    left,
    sold_on,
    valid_until,
    interventions: [...(interventions ?? [])],
  };
}

export function toOfferedPass(row: OfferedPassRow, texts: TextsInLanguage) {
  const { id, visits, price } = row;
  return { id, ...toName(row, texts), visits, price };
}

function toName(row: Parameters<typeof toPublicName>[0], texts: TextsInLanguage) {
  const { publicname, lang } = toPublicName(row, texts);
  return { name: publicname, lang };
}
