import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { EarlierDialog } from "./earlier-dialog.tsx";

/** Offers to wait for an earlier time than that of the appointment. `token`: that of its booking. */
export function EarlierButton({ appointment, token }: { appointment: Appointment; token: string }) {
  const { earlier } = useLazyPhrases("waiting");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <BellRing size={18} aria-hidden="true" />
        {earlier}
      </Button>
      {isOpen && <EarlierDialog appointment={appointment} token={token} onClose={() => setOpen(false)} />}
    </>
  );
}
