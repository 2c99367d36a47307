import { Ticket } from "lucide-react";
import { Chip } from "../../../components/chip.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";

/** Marks a service that is booked with a pass only. */
export function NeededPass() {
  const { needed } = useLazyPhrases("passes");
  return (
    <Chip>
      <Ticket size={14} aria-hidden="true" />
      {needed}
    </Chip>
  );
}
