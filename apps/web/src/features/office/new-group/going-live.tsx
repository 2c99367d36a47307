import { Check, CircleAlert } from "lucide-react";
import { useState, useMemo } from "react";
import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useQuery } from "@tanstack/react-query";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Notice } from "../../../components/notice.tsx";
import { announce } from "../../../lib/announce.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { offeredCatalogue } from "../../ground/group/offered-catalogue.ts";
import { groupAddress, toManage } from "../../ground/group/paths.ts";
import { updateSession } from "../../ground/session/session-store.ts";
import type { Checklist } from "./api.ts";
import styles from "./new-group.module.css";
import { saveFile } from "../../../lib/save-file.ts";
import { ConfirmDialog } from "../../ground/group/confirm-dialog.tsx";
import { callApi } from "../../../lib/call-api.ts";

/** The page on which each task is done. */
const PLACES = {
  bookable_service: "interventions",
  address: "settings",
  phone: "settings",
  legal_texts: "texts",
  translations: "languages",
} as const;

/** Lists the tasks before clients can book, publishes the group, and then shows how clients find the page. */
export function GoingLive() {
  const phrases = useProPhrases("newGroup");
  const { group } = useLoadedGroup();
  const { data, error, refetch } = useChecklist();
  const [isUnpublishing, setUnpublishing] = useState(false);
  const publishing = useSingleFlightMutation({
    mutationFn: (isPublished: boolean) =>
      callApi("PUT /groups/{id}/settings", {
        path: { id: group.id },
        query: { draft_id: null },
        body: { settings: { inactive: !isPublished } },
      }),
    onSuccess: async (_done, isPublished) => {
      // Hides the notice about the new password, which is no longer relevant.
      updateSession(group.urlname, { hasNewPassword: false });
      await refetch();
      announce(isPublished ? phrases.live : phrases.notLive);
    },
  });
  if (data === undefined) return <CallFailure failure={error} />;
  const address = new URL(groupAddress(group.urlname, ""), location.origin).href;
  return (
    <section className={styles.live} aria-labelledby="going-live">
      <h2 id="going-live">{data.inactive ? phrases.notLive : phrases.live}</h2>
      {data.deactivation && (
        <Notice look="problem">
          <p>{phrases.deactivated}</p>
          {data.deactivation.reason !== "" && (
            <p>{phrases.deactivationReason({ reason: data.deactivation.reason })}</p>
          )}
        </Notice>
      )}
      {(data.inactive || data.checks.some(({ done }) => !done)) && <Checks checks={data.checks} />}
      {data.quotas && <Quotas quotas={data.quotas} />}
      <CallFailure failure={publishing.error} />
      <div className={styles.actions}>
        {!data.inactive && (
          <a className={buttonClass("quiet")} href={groupAddress(group.urlname, "")}>
            {phrases.openPage}
          </a>
        )}
        {!data.deactivation && (
          <Button
            look={data.inactive ? "main" : "quiet"}
            isBusy={publishing.isPending}
            onClick={() => (data.inactive ? publishing.mutate(true) : setUnpublishing(true))}
          >
            {data.inactive ? phrases.publish : phrases.unpublish}
          </Button>
        )}
      </div>
      {isUnpublishing && (
        <ConfirmDialog
          title={phrases.unpublish}
          text={phrases.unpublishText}
          confirm={phrases.unpublish}
          look="main"
          onConfirm={() => {
            setUnpublishing(false);
            publishing.mutate(false);
          }}
          onClose={() => setUnpublishing(false)}
        />
      )}
      <PageCode address={address} urlname={group.urlname} />
      {!data.inactive && (
        <>
          <h3>{phrases.embed}</h3>
          <p className={styles.quiet}>{phrases.embedText}</p>
          <code className={styles.code}>{`<a href="${address}">${toHtml(group.name)}</a>`}</code>
          <div>
            <Link className={buttonClass("quiet")} {...toManage(group.urlname, "embedding")}>
              {phrases.embedOpen}
            </Link>
          </div>
        </>
      )}
    </section>
  );
}

/** Escapes a name for HTML. */
function toHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** The sending limits of a new group for today. */
function Quotas({ quotas: { mails, sms, invitations } }: { quotas: NonNullable<Checklist["quotas"]> }) {
  const phrases = useProPhrases("newGroup");
  const { group } = useLoadedGroup();
  return (
    <div className={styles.quiet}>
      <p>{phrases.quotas}</p>
      <ul className={styles.quotas}>
        <li>{phrases.quotaMails({ used: mails.used, count: mails.max })}</li>
        {group.sends_sms && <li>{phrases.quotaSms({ used: sms.used, count: sms.max })}</li>}
        <li>{phrases.quotaInvitations({ used: invitations.used, count: invitations.max })}</li>
      </ul>
    </div>
  );
}

function Checks({ checks }: Pick<Checklist, "checks">) {
  const phrases = useProPhrases("newGroup");
  const { group, catalogue } = useLoadedGroup();
  const { calendars, interventions } = offeredCatalogue(catalogue);
  // A calendar offers a service that can be booked alone, so only hours are missing.
  const lacksHours = interventions.some(
    ({ only_package, calendar_ids }) =>
      !only_package && calendars.some(({ id }) => calendar_ids?.includes(id) ?? true),
  );
  const placeOf = (item: keyof typeof PLACES) =>
    item === "bookable_service" && lacksHours ? "hours" : PLACES[item];
  const { language } = useWording();
  const languages = new Intl.DisplayNames([language, "en"], { type: "language" });
  return (
    <ul className={styles.checks}>
      {checks.map(({ item, done, untranslated }) => (
        <li key={item}>
          {done ? (
            <Check size={18} className={styles.done} aria-label={phrases.done} />
          ) : (
            <CircleAlert size={18} aria-label={phrases.missing} />
          )}
          <div>
            {done ? (
              phrases.items[item]
            ) : (
              <Link {...toManage(group.urlname, placeOf(item))}>{phrases.items[item]}</Link>
            )}
            {untranslated.slice(0, 10).map(({ kind, id, name, locales }) => (
              <p key={`${kind} ${id}`} className={styles.quiet}>
                <Link {...toManage(group.urlname, kind, id)}>
                  {phrases.untranslated({
                    name,
                    language: locales.map((one) => languages.of(one) ?? one).join(", "),
                  })}
                </Link>
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The free margin around the code, in modules; phones do not recognise it without one. */
const QUIET = 4;

/** The page's address as a QR code: an SVG without a fixed size, so that it prints sharp on a card and on a poster. */
function PageCode({ address, urlname }: { address: string; urlname: string }) {
  const phrases = useProPhrases("newGroup");
  const drawing = useMemo(() => toSvg(address), [address]);
  return (
    <>
      <h3>{phrases.qr}</h3>
      <p className={styles.quiet}>{phrases.qrText}</p>
      <img
        className={styles.qr}
        src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        alt={`${phrases.qr} – ${address}`}
      />
      <div>
        <Button onClick={() => saveFile(`${urlname}-qr.svg`, new Blob([drawing], { type: "image/svg+xml" }))}>
          {phrases.qrDownload}
        </Button>
      </div>
    </>
  );
}

function toSvg(text: string): string {
  const code = generate(text);
  const size = code.size + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${size} ${size}" shape-rendering="crispEdges"><rect x="${-QUIET}" y="${-QUIET}" width="${size}" height="${size}" fill="#fff"/><path d="${toSvgPath(code)}" fill="#000"/></svg>`;
}

/** Returns whether the page is published, and the tasks before clients can book. */
export function useChecklist() {
  const { group } = useLoadedGroup();
  return useQuery({
    queryKey: ["checklist", group.id],
    queryFn: ({ signal }) => callApi("GET /groups/{id}/checklist", { path: { id: group.id }, signal }),
  });
}
