import { Outlet, useParams } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { Loading } from "../../components/loading.tsx";
import { SkipLink } from "../../components/skip-link.tsx";
import { BookingStoreContext, createBookingStore } from "../../features/booking/booking-store.ts";
import { bookingConfigOf } from "../../features/booking/bookable.ts";
import { useEmbedding } from "../../features/embedding/embedding.ts";
import { LinkNotice } from "../../features/embedding/link-notice.tsx";
import { ReturnLink } from "../../features/embedding/return-link.tsx";
import { type CheckedLink, useCheckedLink } from "../../features/embedding/use-checked-link.ts";
import { AddressBar } from "../../features/group/address-bar.tsx";
import {
  type KnownGroup,
  KnownGroupContext,
  useFirstData,
  useKnownGroup,
} from "../../features/group/first-data.ts";
import { GroupFooter } from "../../features/group/group-footer.tsx";
import { GroupHeader } from "../../features/group/group-header.tsx";
import { usePhrases } from "../../lib/phrases.ts";
import { useQueryText } from "../../lib/use-query-text.ts";
import { groupAddress } from "../../features/group/paths.ts";
import { BareFrame } from "./bare-frame.tsx";
import { FrameActions } from "./frame-actions.tsx";
import styles from "./group-frame.module.css";
import { InactiveScreen } from "./inactive-screen.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** Header, footer and what is known of the group, around every screen of it. */
export function GroupFrame() {
  const { page } = useFirstData();
  const { urlname } = useParams({ from: "/$urlname" });
  const query = useQueryText();
  const isOther = page.kind === "group" && page.group.urlname !== urlname.toLowerCase();
  useEffect(() => {
    // Another group's page is the server's to make.
    if (isOther) location.assign(groupAddress(urlname, query));
  }, [isOther, urlname, query]);
  if (page.kind !== "group")
    return <BareFrame>{page.kind === "unknown" ? <NotFoundScreen /> : <InactiveScreen />}</BareFrame>;
  return isOther ? null : <KnownGroupFrame known={page} />;
}

function KnownGroupFrame({ known }: { known: KnownGroup }) {
  const link = useCheckedLink(known);
  if (link.isChecking)
    return (
      <KnownGroupContext value={known}>
        <Frame actions={null}>
          <Loading />
        </Frame>
      </KnownGroupContext>
    );
  return (
    <KnownGroupContext value={link.known}>
      <BookingFrame link={link} />
    </KnownGroupContext>
  );
}

function BookingFrame({ link }: { link: CheckedLink }) {
  const { known, preselection, invalid } = link;
  const embedding = useEmbedding();
  const [store] = useState(() =>
    createBookingStore(known.group.urlname, bookingConfigOf(known, { ...embedding, preselection })),
  );
  return (
    <BookingStoreContext value={store}>
      <Frame actions={<FrameActions />}>
        {invalid.length > 0 && <LinkNotice urlname={known.group.urlname} asked={embedding.preselection} />}
        <Outlet />
      </Frame>
    </BookingStoreContext>
  );
}

function Frame({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const phrases = usePhrases();
  const { group } = useKnownGroup();
  const { noHeader, noLogo, noFooter } = useEmbedding();
  return (
    <>
      <SkipLink>{phrases.common.skipToContent}</SkipLink>
      <ReturnLink />
      {!noHeader && (
        <>
          <GroupHeader group={group} hasLogo={!noLogo} actions={actions} />
          <AddressBar group={group} />
        </>
      )}
      <main id="content" className={styles.main}>
        {children}
      </main>
      {!noFooter && <GroupFooter group={group} />}
    </>
  );
}
