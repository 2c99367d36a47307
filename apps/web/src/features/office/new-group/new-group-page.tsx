import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Message } from "../../../components/message.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { BreakableEmails } from "../../../components/fields/breakable-emails.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { failureText, useWording } from "../../../lib/phrases/phrases.ts";
import styles from "./new-group.module.css";
import { NewGroupForm } from "./new-group-form.tsx";
import { callApi } from "../../../lib/call-api.ts";

/** Creates a group from a few answers; the mailed link continues. */
export function NewGroupPage() {
  const phrases = useProPhrases("newGroup");
  const wording = useWording();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { data: trades, error } = useQuery({
    queryKey: ["trades", wording.language],
    queryFn: async ({ signal }) => (await callApi("GET /trades", { signal })).trades,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isSent = sentTo !== null;
  return (
    <>
      {isSent && (
        <Message title={phrases.sentHeading} text="">
          <p>
            <BreakableEmails text={phrases.sentText({ email: sentTo })} />
          </p>
          <p className={styles.quiet}>{phrases.sentHint}</p>
          <Button onClick={() => setSentTo(null)}>{phrases.correctEmail}</Button>
        </Message>
      )}
      <div className={styles.page} hidden={isSent}>
        {!isSent && <ScreenTitle documentTitle={phrases.heading}>{phrases.heading}</ScreenTitle>}
        <p className={styles.quiet}>{phrases.text}</p>
        {error !== null && <Notice look="problem">{failureText(wording.phrases, error, "")}</Notice>}
        {trades === undefined ? (
          error === null && <Loading />
        ) : (
          // The form stays mounted, so that a visitor with a mistyped address finds their input again.
          <NewGroupForm trades={trades} isSent={isSent} onSent={setSentTo} />
        )}
      </div>
    </>
  );
}
