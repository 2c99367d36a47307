import { Notice } from "../../../../components/notice.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { PhoneLink } from "../../../ground/group/phone-link.tsx";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";

/** Shown where the group accepts no new clients online. */
export function ClosedRegistration() {
  const phrases = useLazyPhrases("account").register;
  const { group } = useLoadedGroup();
  const text = phrases.closedText({ group: group.name });
  return (
    <Notice look="hint">
      <p>{group.phone === "" ? text : `${text} ${phrases.closedCall}`}</p>
      <PhoneLink phone={group.phone} />
    </Notice>
  );
}
