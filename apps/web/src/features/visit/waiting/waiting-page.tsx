import type { Wish } from "@rendezvous/contract/booking/wish";
import { placesOfAppointment } from "@rendezvous/domain/appointment/places-of-appointment";
import { type Offer, shownTerms } from "@rendezvous/domain/pricing/shown-terms";
import { formatDayAtTime, formatDayWithYear } from "@rendezvous/phrases/format-date";
import { upperFirst } from "@rendezvous/phrases/upper-first";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { minuteOfDate } from "@rendezvous/domain/time/instant";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Loading } from "../../../components/loading.tsx";
import { Names } from "../../../components/names.tsx";
import { RichText } from "../../../components/rich-text.tsx";
import { ScreenTitle } from "../../../components/screen-title.tsx";
import { announce } from "../../../lib/announce.ts";
import { Link, useQueryText } from "../../../lib/navigation.tsx";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toAppointments, toStep } from "../../ground/group/paths.ts";
import { PhoneLink } from "../../ground/group/phone-link.tsx";
import { useDocumentTitle } from "../../ground/group/use-document-title.ts";
import { sumOfTerms, useFormatTerms } from "../../ground/group/use-format-terms.ts";
import { PlacesNote } from "../classes/places-note.tsx";
import { answerWish, wishOfKey } from "./api.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import styles from "./waiting.module.css";

type Answer = "accept" | "decline" | "withdraw";

/** The page of the links in the mails: shows the time that is kept, and changes something only by its buttons. */
export function WaitingPage() {
  const key = new URLSearchParams(useQueryText()).get("key") ?? "";
  const { group } = useLoadedGroup();
  const { title } = useLazyPhrases("waiting");
  const { data: wish, error } = useQuery({ ...wishOfKey(group.id, key), gcTime: 0 });
  if (wish !== undefined) return <WishOfMail wish={wish} wishKey={key} />;
  if (error === null) return <Loading />;
  return (
    <Page title={title}>
      <CallFailure failure={error} />
      <PhoneLink phone={group.phone} />
    </Page>
  );
}

function WishOfMail({ wish, wishKey }: { wish: Wish; wishKey: string }) {
  const phrases = useLazyPhrases("waiting");
  // Loads the code before the answer, because a later loading state would take the focus away.
  const { confirm } = useLazyPhrases("appointment");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const queryClient = useQueryClient();
  const { queryKey } = wishOfKey(group.id, wishKey);
  const [answered, setAnswered] = useState<Answer | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const answering = useMutation({
    mutationFn: (what: Answer) =>
      answerWish(
        group.id,
        what === "withdraw" ? { what, key: wishKey } : { what, key: wishKey, offer_id: wish.offer?.id ?? 0 },
      ),
    onSuccess: (answer, what) => {
      // Closes the dialog before the page's title takes the focus.
      flushSync(() => setLeaving(false));
      queryClient.setQueryData(queryKey, answer.wish);
      setAnswered(what);
      announce(textOf(what));
    },
    // The offer is no longer open: it was answered in another tab, or has passed to the next person.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const textOf = (what: Answer) =>
    ({ accept: phrases.bookedText, decline: phrases.declined, withdraw: phrases.left })[what];
  const { offer, state } = wish;
  const button = (what: "accept" | "decline", text: string, look: "main" | "quiet") => (
    <Button look={look} isBusy={answering.isPending} onClick={() => answering.mutate(what)}>
      {text}
    </Button>
  );
  const leaveButton = (look: "quiet" | "plain") => (
    <Button
      look={look}
      isBusy={answering.isPending}
      onClick={() => {
        answering.reset();
        setLeaving(true);
      }}
    >
      {phrases.leave}
    </Button>
  );
  const leaveDialog = isLeaving && (
    <LeaveDialog
      wish={wish}
      isBusy={answering.isPending}
      failure={answering.error}
      onLeave={() => answering.mutate("withdraw")}
      onClose={() => setLeaving(false)}
    />
  );
  const failure = !answering.isPending && !isLeaving && <CallFailure failure={answering.error} />;
  if (answered === "accept" || state === "fulfilled")
    return (
      <Page title={phrases.booked}>
        <p>{phrases.bookedText}</p>
        {answering.data?.fiche_token && (
          <BookedLink token={answering.data.fiche_token}>{confirm.upcoming}</BookedLink>
        )}
      </Page>
    );
  if (state === "withdrawn") return <Page title={phrases.left} />;
  if (offer !== null)
    return (
      <Page title={phrases.offered}>
        <p className={styles.when}>{upperFirst(formatDayAtTime(offer.start, dateLocale), dateLocale)}</p>
        <p>
          <Names names={[...wish.interventions, ...placesOf(wish, offer)]} />
        </p>
        {wish.places && <PlacesNote places={wish.places} />}
        <OfferedServices wish={wish} calendarId={offer.calendar.id} />
        {wish.appointment && (
          <p className={styles.quiet}>
            {phrases.present({ when: formatDayAtTime(wish.appointment.start, dateLocale) })}
          </p>
        )}
        <p>{phrases.held({ until: untilText(offer.expires_at, group.timezone, dateLocale) })}</p>
        {failure}
        <div className={styles.actions}>
          {button("accept", wish.appointment ? phrases.move : phrases.accept, "main")}
          {button("decline", phrases.decline, "quiet")}
          {leaveButton("plain")}
        </div>
        {leaveDialog}
      </Page>
    );
  return (
    <Page title={phrases.noted}>
      {answered === "decline" && <p>{phrases.declined}</p>}
      <p>
        <Names names={wish.interventions} />
      </p>
      <p>{phrases.waits({ day: formatDayWithYear(wish.last_day, dateLocale) })}</p>
      {failure}
      <div className={styles.actions}>
        {leaveButton("quiet")}
        <PhoneLink phone={group.phone} />
      </div>
      {leaveDialog}
    </Page>
  );
}

/** Returns the class, with whom it is and the room of the offered time, as far as they have names. */
function placesOf({ interventions }: Wish, offer: NonNullable<Wish["offer"]>) {
  const name = interventions[0]?.name ?? "";
  const { taught, calendar, resource } = placesOfAppointment({
    ...offer,
    resource: null,
    intervention_name: name,
  });
  return [taught, calendar, resource].flatMap((place) =>
    place === null || place.name === "" ? [] : [place],
  );
}

/** The length and price of the offered services, as far as the group shows them, and what to bring or prepare. */
function OfferedServices({ wish, calendarId }: { wish: Wish; calendarId: number }) {
  const { confirm } = useLazyPhrases("appointment");
  const { catalogue } = useLoadedGroup();
  const write = useFormatTerms();
  const { pack_ids, intervention_ids, appointment, interventions, instructions = [], places = 1 } = wish;
  const offers = [
    ...withIds(catalogue.packs, pack_ids),
    ...withIds(catalogue.interventions, intervention_ids),
  ];
  const terms = sumOfTerms(offers.map((offer) => shownTerms(offer, { calendarId, resourceId: null })));
  const price = terms.price === null ? null : terms.price * places;
  // An appointment that moves has its own length and price.
  const hasTerms = appointment === null && offers.length > 0 && offers.length === interventions.length;
  return (
    <>
      {hasTerms && <p>{write({ ...terms, price })}</p>}
      {instructions.length > 0 && <h2 className={styles.heading}>{confirm.instructions}</h2>}
      {instructions.map(({ id, name, lang, html }) => (
        <div key={id}>
          {instructions.length > 1 && <strong lang={lang}>{name}</strong>}
          <RichText text={html} />
        </div>
      ))}
    </>
  );
}

function withIds(offers: readonly (Offer & { id: number })[], ids: readonly number[]): Offer[] {
  return ids.flatMap((id) => offers.find((one) => one.id === id) ?? []);
}

/** A link to the appointment, where it can be moved, cancelled and put into a calendar. */
function BookedLink({ token, children }: { token: string; children: ReactNode }) {
  const { group } = useLoadedGroup();
  const search = (query: string) =>
    [toAppointments(group.urlname).search(query), `token=${encodeURIComponent(token)}`]
      .filter(Boolean)
      .join("&");
  return (
    <Link path={toStep(group.urlname, "confirm").path} search={search} className={buttonClass("main")}>
      {children}
    </Link>
  );
}

function untilText(instant: string, timezone: string, dateLocale: string): string {
  return formatDayAtTime(formatWallDateTime(timezone, minuteOfDate(new Date(instant))), dateLocale);
}

function Page({ title, children }: { title: string; children?: ReactNode }) {
  const documentTitle = useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <ScreenTitle key={title} documentTitle={documentTitle}>
        {title}
      </ScreenTitle>
      {children}
    </div>
  );
}
