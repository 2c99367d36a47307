import type { WebhookDelivery } from "@rendezvous/contract/office/webhook-calls";
import { instantToWall, wallToInstant, formatRfc3339 } from "@rendezvous/domain/time/zone";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import { Loading } from "../../../components/loading.tsx";
import { MoreButton } from "../../../components/more-button.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { now } from "../../../lib/clock.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { notify } from "../../../lib/popups.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import styles from "../keys/keys.module.css";
import { deliveriesOf, deliveryOf, webhooksOf } from "./api.ts";
import { useFormatInstant } from "../parts/use-format-instant.ts";

/** The messages of a webhook, sent or waiting, the newest first, and sending them again. */
export function Deliveries({ webhookId }: { webhookId: number }) {
  const phrases = useProPhrases("webhooks");
  const { group } = useLoadedGroup();
  const list = useRef<HTMLUListElement>(null);
  const pages = useInfiniteQuery(deliveriesOf(group.id, webhookId));
  const { data, error } = pages;
  const deliveries = data?.pages.flatMap((one) => one.deliveries);
  return (
    <section className={styles.card} aria-label={phrases.deliveries}>
      <CallFailure failure={error} />
      {deliveries === undefined && error === null && <Loading />}
      {deliveries?.length === 0 && <p className={styles.quiet}>{phrases.noDeliveries}</p>}
      {deliveries && deliveries.length > 0 && <SendSince webhookId={webhookId} />}
      <ul ref={list} className={styles.keys}>
        {deliveries?.map((one) => (
          <Delivery key={one.id} webhookId={webhookId} delivery={one} />
        ))}
      </ul>
      <MoreButton list={list} pages={pages}>
        {phrases.older}
      </MoreButton>
    </section>
  );
}

/** Returns the mutation that sends one delivery again, or all since an instant. */
function useSendAgain(webhookId: number, send: { delivery_id: number } | { since: string }) {
  const phrases = useProPhrases("webhooks");
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  return useSingleFlightMutation({
    mutationFn: () =>
      callApi("POST /groups/{id}/webhooks/{webhookId}/deliveries", {
        path: { id: group.id, webhookId },
        body: { send },
      }),
    onSuccess: ({ count }) => notify("success", phrases.sent({ count })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: webhooksOf(group.id).queryKey }),
  });
}

/** Sends everything again since a day. */
function SendSince({ webhookId }: { webhookId: number }) {
  const phrases = useProPhrases("webhooks");
  const { timezone } = useLoadedGroup().group;
  const [since, setSince] = useState(() => instantToWall(timezone, minuteOf(now())).day);
  const sending = useSendAgain(webhookId, {
    since: since === "" ? "" : formatRfc3339(timezone, wallToInstant(timezone, since, 0)),
  });
  return (
    <form
      className={styles.head}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      <TextField type="date" label={phrases.since} isRequired value={since} onChange={setSince} />
      <Button type="submit" isBusy={sending.isPending}>
        {phrases.sendAll}
      </Button>
      <CallFailure failure={sending.error} />
    </form>
  );
}

interface DeliveryProps {
  readonly webhookId: number;
  readonly delivery: WebhookDelivery;
}

/** One message with its state; its body and the answer open below it. */
function Delivery({ webhookId, delivery }: DeliveryProps) {
  const phrases = useProPhrases("webhooks");
  const on = useFormatInstant();
  const nameId = useId();
  const [isOpen, setOpen] = useState(false);
  const { id, type, created_at, state, attempts } = delivery;
  const sending = useSendAgain(webhookId, { delivery_id: id });
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <div>
          <p id={nameId}>{phrases.eventNames[type]}</p>
          <p className={styles.quiet}>{on(created_at)}</p>
          <p className={styles.quiet}>
            <span className={state === "waiting" && attempts > 0 ? styles.revoked : undefined}>
              {[
                state === "delivered" ? phrases.delivered : phrases.waits,
                outcomeOf(delivery, phrases),
                attempts > 1 ? phrases.attempts({ count: attempts }) : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </p>
        </div>
        <div className={styles.actions}>
          <Button aria-describedby={nameId} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {phrases.show}
          </Button>
          <Button aria-describedby={nameId} isBusy={sending.isPending} onClick={() => sending.mutate()}>
            {phrases.again}
          </Button>
        </div>
      </div>
      <CallFailure failure={sending.error} />
      {isOpen && <Message webhookId={webhookId} delivery={delivery} />}
    </li>
  );
}

function outcomeOf(
  { status, problem }: WebhookDelivery,
  phrases: ReturnType<typeof useProPhrases<"webhooks">>,
): string {
  if (status !== null) return phrases.answered({ status });
  return problem === "no_answer" || problem === "not_public" ? phrases[problem] : "";
}

/** The body of a message and what was answered. */
function Message({ webhookId, delivery: { id, status } }: DeliveryProps) {
  const phrases = useProPhrases("webhooks");
  const { group } = useLoadedGroup();
  const { data, error } = useQuery(deliveryOf(group.id, webhookId, id));
  if (data === undefined) return error === null ? <Loading /> : <CallFailure failure={error} />;
  return (
    <div className={styles.shown}>
      <p>{phrases.body}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area needs the keyboard */}
      <pre className={styles.code} tabIndex={0}>
        {JSON.stringify(JSON.parse(data.body), null, 2)}
      </pre>
      {status !== null && <p>{phrases.answer}</p>}
      {status !== null && data.answer === "" && <p className={styles.quiet}>{phrases.emptyAnswer}</p>}
      {data.answer !== "" && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area needs the keyboard
        <pre className={styles.code} tabIndex={0}>
          {data.answer}
        </pre>
      )}
    </div>
  );
}
