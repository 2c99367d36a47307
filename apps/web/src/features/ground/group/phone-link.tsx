import { Phone } from "lucide-react";
import { buttonClass, type ButtonLook } from "../../../components/button.tsx";
import { usePhrases } from "../../../lib/phrases/phrases.ts";

/** Returns a phone number that does not wrap. */
export const withoutLineBreaks = (phone: string): string => phone.replaceAll(" ", "\u00a0");

/** A link to call; nothing if the group has published no number. */
export function PhoneLink({ phone, look = "quiet" }: { phone: string; look?: ButtonLook }) {
  const phrases = usePhrases().common;
  if (phone === "") return null;
  return (
    <a className={buttonClass(look)} href={`tel:${phone.replace(/[^+\d]/g, "")}`}>
      <Phone size={18} aria-hidden="true" />
      {phrases.call({ phone: withoutLineBreaks(phone) })}
    </a>
  );
}
