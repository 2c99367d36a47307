import { useEffect } from "react";
import { buttonClass } from "../../components/button.tsx";
import { Message } from "../../components/message.tsx";
import { usePageData } from "../../features/ground/group/page-data.ts";
import { usePhrases } from "../../lib/phrases/phrases.ts";
import { groupAddress, startAddress } from "../../features/ground/group/paths.ts";
import { useQueryText } from "../../lib/navigation.tsx";

const RELOAD_AFTER_MS = 10_000;

/** If the group exists, opens its page after ten seconds; otherwise stays, with a link to the start page. */
export function NotFoundScreen() {
  const phrases = usePhrases().notFound;
  const { page } = usePageData();
  const query = useQueryText();
  const urlname = page.kind === "group" ? page.group.urlname : null;
  useEffect(() => {
    if (urlname === null) return undefined;
    const open = () => location.assign(groupAddress(urlname, query));
    const timer = setTimeout(() => {
      if (navigator.onLine) open();
      else window.addEventListener("online", open);
    }, RELOAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", open);
    };
  }, [urlname, query]);
  if (urlname === null)
    return (
      <Message title={phrases.heading} text={phrases.unknownGroup}>
        <a className={buttonClass("main")} href={startAddress(query)}>
          {phrases.toStart}
        </a>
      </Message>
    );
  return (
    <Message title={phrases.heading} text={`${phrases.text} ${phrases.reloading}`}>
      <a className={buttonClass("main")} href={groupAddress(urlname, query)}>
        {phrases.toGroup}
      </a>
    </Message>
  );
}
