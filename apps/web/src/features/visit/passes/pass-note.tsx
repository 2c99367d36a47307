import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { formatPassState } from "@rendezvous/phrases/format-pass";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";

/** "Paid by pass (Pass of ten – 7 visits left, until 3 March 2027)" */
export function PassNote({ pass }: { readonly pass: NonNullable<Appointment["pass"]> }) {
  const phrases = useLazyPhrases("passes");
  const dateLocale = useDateLocale();
  return (
    <>
      {phrases.byPass} (<span lang={pass.lang}>{pass.name}</span> –{" "}
      {formatPassState(pass, phrases, dateLocale)})
    </>
  );
}
