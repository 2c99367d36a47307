import { Notice } from "../../../components/notice.tsx";
import { useKnownGroup } from "../../group/first-data.ts";
import { PhoneLink } from "../../group/phone-link.tsx";
import { useAccountPhrases } from "../../../lib/lazy-phrases.ts";

/** Shown where the group accepts no new clients online. */
export function ClosedRegistration() {
  const phrases = useAccountPhrases().register;
  const { group } = useKnownGroup();
  const text = phrases.closedText({ group: group.name });
  return (
    <Notice look="hint">
      <p>{group.phone === "" ? text : `${text} ${phrases.closedCall}`}</p>
      <PhoneLink phone={group.phone} />
    </Notice>
  );
}
