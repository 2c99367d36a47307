import type { Group } from "@rendezvous/contract/catalogue/group";
import { buttonClass } from "../../components/button.tsx";
import { Message } from "../../components/message.tsx";
import { usePageData } from "../../features/ground/group/page-data.ts";
import { PhoneLink } from "../../features/ground/group/phone-link.tsx";
import { usePhrases } from "../../lib/phrases/phrases.ts";
import { startAddress } from "../../features/ground/group/paths.ts";
import { useLocation, useQueryText } from "../../lib/navigation.tsx";

/** The group takes no appointments online; if it has a phone number, the page invites visitors to call. */
export function InactiveScreen() {
  const phrases = usePhrases();
  const { page } = usePageData();
  const query = useQueryText();
  const message = useLocation().state.message;
  if (!("group" in page))
    return (
      <Message
        title={phrases.inactive.text}
        text={message === "unauthorized" ? phrases.inactive.unauthorized : ""}
      >
        <a className={buttonClass("main")} href={startAddress(query)}>
          {phrases.notFound.toStart}
        </a>
      </Message>
    );
  if (page.kind === "group" && message === "unauthorized") return <Unauthorized group={page.group} />;
  const { name, phone } = page.group;
  return (
    <Message
      title={phrases.inactive.heading({ group: name })}
      text={phone === "" ? phrases.inactive.text : phrases.inactive.tryToCall}
    >
      <PhoneLink phone={phone} look="main" />
    </Message>
  );
}

/** The visitor must be logged in, and only the organisation's own site can log them in. */
function Unauthorized({ group }: { group: Group }) {
  const { account, inactive } = usePhrases();
  const { name, phone, website } = group;
  return (
    <Message title={account.heading} text={`${account.text({ group: name })} ${inactive.unauthorized}`}>
      {website !== "" && (
        <a className={buttonClass("main")} href={website}>
          {inactive.toSite}
        </a>
      )}
      <PhoneLink phone={phone} look={website === "" ? "main" : "quiet"} />
    </Message>
  );
}
