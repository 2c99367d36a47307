import type { Calendar } from "@rendezvous/contract/catalogue/catalogue";
import type { Feed } from "@rendezvous/contract/people/feed-calls";
import { FEED_CONTENTS, type FeedContent } from "@rendezvous/domain/feed/feed-contents";
import { minuteOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button, buttonClass } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { RadioButtons } from "../../../components/fields/choice-fields.tsx";
import field from "../../../components/fields/field.module.css";
import { SelectField } from "../../../components/fields/select-field.tsx";
import { Notice } from "../../../components/notice.tsx";
import { QuestionDialog, useOpenDialog } from "../../../components/popups/question-dialog.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useIdempotencyKey } from "../idempotency/use-idempotency-key.ts";
import { notify } from "../../../lib/popups.ts";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../group/call-failure.tsx";
import { ConfirmDialog } from "../group/confirm-dialog.tsx";
import { useLoadedGroup } from "../group/page-data.ts";
import styles from "./feed.module.css";

interface Props {
  /** The calendars of a professional, one of which a feed shows; null: a client's own appointments. */
  places: readonly Pick<Calendar, "id" | "publicname">[] | null;
  /** The label of the choice among the calendars. */
  placeLabel?: string;
  onClose: () => void;
}

/** Lists the private addresses for one's own calendar program, creates them and deletes them. */
export function FeedDialog({ places, placeLabel = "", onClose }: Props) {
  const { common } = usePhrases();
  const texts = useLazyPhrases("appointment").feed;
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const dialog = useOpenDialog();
  const [ending, setEnding] = useState<Feed | null>(null);
  const queryKey = ["feeds", group.id];
  const { data: feeds = [], error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await callApi("GET /groups/{id}/feeds", { path: { id: group.id }, signal })).feeds,
    staleTime: 0,
  });
  const reload = () => void queryClient.invalidateQueries({ queryKey });
  return (
    <>
      <QuestionDialog
        ref={dialog}
        title={texts.heading}
        dismiss={common.close}
        // Escape closes the question of a nested dialog first.
        onClose={() => ending === null && onClose()}
      >
        <p>{texts.text}</p>
        <NewFeed places={places} placeLabel={placeLabel} onMade={reload} />
        <CallFailure failure={error} />
        {feeds.length > 0 && (
          <>
            <h3 className={styles.heading}>{texts.list}</h3>
            <ul className={styles.feeds}>
              {feeds.map((feed) => (
                <FeedEntry key={feed.id} feed={feed} places={places} onEnd={() => setEnding(feed)} />
              ))}
            </ul>
          </>
        )}
      </QuestionDialog>
      {ending && <EndDialog feed={ending} onEnded={reload} onClose={() => setEnding(null)} />}
    </>
  );
}

/** Asks what the feed shows, then shows its address, only this once. */
function NewFeed({ places, placeLabel, onMade }: Required<Omit<Props, "onClose">> & { onMade: () => void }) {
  const texts = useLazyPhrases("appointment").feed;
  const { group } = useLoadedGroup();
  const [content, setContent] = useState<FeedContent>("service");
  const [calendarId, setCalendarId] = useState(places?.[0]?.id ?? null);
  const withKey = useIdempotencyKey();
  const making = useSingleFlightMutation({
    mutationFn: () =>
      withKey({ feed: { calendar_id: calendarId, content } }, (body, headers) =>
        callApi("POST /groups/{id}/feeds", { path: { id: group.id }, body, headers }),
      ),
    onSuccess: onMade,
  });
  const url = making.data?.feed.url;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        making.mutate();
      }}
    >
      {places && (
        <>
          <SelectField
            label={placeLabel}
            value={calendarId ?? ""}
            options={places.map(({ id, publicname }) => [id, publicname])}
            onChange={(value) => setCalendarId(Number(value))}
          />
          <RadioButtons
            label={texts.content}
            look="column"
            value={content}
            options={FEED_CONTENTS.map((one) => [
              one,
              <span key={one}>
                {texts.contents[one]} <span className={styles.quiet}>{texts.hints[one]}</span>
              </span>,
            ])}
            onChange={setContent}
          />
        </>
      )}
      <CallFailure failure={making.error} />
      {url !== undefined && <ShownAddress url={url} />}
      <div>
        <Button type="submit" look={url === undefined ? "main" : "quiet"} isBusy={making.isPending}>
          {texts.create}
        </Button>
      </div>
    </form>
  );
}

function ShownAddress({ url }: { url: string }) {
  const texts = useLazyPhrases("appointment").feed;
  return (
    <Notice look="success">
      <div className={styles.form}>
        <output>{texts.once}</output>
        <input
          className={field.input}
          aria-label={texts.address}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <div className={styles.buttons}>
          <CopyButton text={url} label={texts.copy} done={texts.copied} />
          <a className={buttonClass("quiet")} href={url.replace(/^https?:/, "webcal:")}>
            {texts.open}
          </a>
        </div>
      </div>
    </Notice>
  );
}

function FeedEntry({ feed, places, onEnd }: { feed: Feed; places: Props["places"]; onEnd: () => void }) {
  const texts = useLazyPhrases("appointment").feed;
  const { group } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const on = (at: string) => ({
    when: formatDayWithYear(formatWallDateTime(group.timezone, minuteOf(Date.parse(at))), dateLocale),
  });
  const { id, content, created_at, by, last_used_at } = feed;
  const place = places?.find((one) => one.id === feed.calendar_id)?.publicname;
  return (
    <li className={styles.entry}>
      <div>
        <p id={`feed-${id}`}>{[place, texts.contents[content]].filter(Boolean).join(" – ")}</p>
        <p className={styles.quiet}>{[texts.made(on(created_at)), by].filter(Boolean).join(" · ")}</p>
        <p className={styles.quiet}>
          {last_used_at === null ? texts.neverUsed : texts.lastUsed(on(last_used_at))}
        </p>
      </div>
      <Button aria-describedby={`feed-${id}`} onClick={onEnd}>
        {texts.end}
      </Button>
    </li>
  );
}

/** Asks before an address is deleted, because this cannot be undone. */
function EndDialog({ feed, onEnded, onClose }: { feed: Feed; onEnded: () => void; onClose: () => void }) {
  const texts = useLazyPhrases("appointment").feed;
  const { group } = useLoadedGroup();
  const ending = useSingleFlightMutation({
    mutationFn: () =>
      callApi("DELETE /groups/{id}/feeds/{feedId}", { path: { id: group.id, feedId: feed.id } }),
    onSuccess: () => {
      notify("success", texts.ended);
      onEnded();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={texts.endTitle}
      text={texts.endText}
      confirm={texts.end}
      failure={ending.error}
      isBusy={ending.isPending}
      onConfirm={ending.mutate}
      onClose={onClose}
    />
  );
}
