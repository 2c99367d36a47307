import { formatShortDayAndTime } from "@rendezvous/phrases/format-date";
import { X } from "lucide-react";
import { Button } from "../../../../../components/button.tsx";
import { useProPhrases } from "../../../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../../../lib/phrases/phrases.ts";
import { nameOfFiche } from "../../../../ground/fiche/name-of-fiche.ts";
import styles from "../action-form.module.css";
import type { PendingBooking, UsePendingBookingsResult } from "../use-pending-bookings.ts";
import { useFiche } from "../../../../ground/fiche/use-fiche.ts";

/** Unfinished bookings that can be opened again. */
export function PendingBookings({
  drafts,
  onOpen,
}: {
  drafts: UsePendingBookingsResult;
  onOpen: (id: number) => void;
}) {
  if (drafts.others.length === 0) return null;
  return (
    <ul className={styles.begun}>
      {drafts.others.map((one) => (
        <Begun key={one.id} draft={one} onOpen={onOpen} onDrop={drafts.drop} />
      ))}
    </ul>
  );
}

interface Props {
  draft: PendingBooking;
  onOpen: (id: number) => void;
  onDrop: (id: number) => void;
}

function Begun({ draft, onOpen, onDrop }: Props) {
  const { book } = useProPhrases("calendarActions");
  const dateLocale = useDateLocale();
  const { data: fiche } = useFiche(draft.ficheId);
  const when = formatShortDayAndTime(`${draft.place.day} ${draft.place.time}`, dateLocale);
  const what = [fiche && nameOfFiche(fiche), when].filter(Boolean).join(", ");
  return (
    <li className={styles.buttons}>
      <Button onClick={() => onOpen(draft.id)}>{book.begun({ what })}</Button>
      <Button look="plain" aria-label={book.discard({ what })} onClick={() => onDrop(draft.id)}>
        <X size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}
