import type { Group } from "@rendezvous/contract/group";
import { Message } from "../../components/message.tsx";
import { usePhrases } from "../../lib/phrases.ts";
import { PhoneLink } from "./phone-link.tsx";

/** For groups whose booking needs a login. */
export function AccountNeeded({ group }: { group: Group }) {
  const phrases = usePhrases();
  const { account } = phrases;
  const text = account.text({ group: group.name });
  return (
    <Message title={account.heading} text={group.phone === "" ? text : `${text} ${account.call}`}>
      <PhoneLink phone={group.phone} look="main" />
    </Message>
  );
}
