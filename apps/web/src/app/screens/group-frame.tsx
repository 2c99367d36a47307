import { Outlet, useParams } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Loading } from "../../components/loading.tsx";
import { SkipLink } from "../../components/skip-link.tsx";
import { BookingStoreContext, createBookingStore } from "../../features/booking/booking-store.ts";
import { bookableOf } from "../../features/booking/bookable.ts";
import { PreselectionContext, useEmbedding } from "../../features/embedding/embedding.ts";
import { LinkNotice } from "../../features/embedding/link-notice.tsx";
import { ReturnLink } from "../../features/embedding/return-link.tsx";
import { useCheckedLink } from "../../features/embedding/use-checked-link.ts";
import { AddressBar } from "../../features/group/address-bar.tsx";
import { KnownGroupContext, useFirstData } from "../../features/group/first-data.ts";
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

function KnownGroupFrame({ known }: { known: Parameters<typeof bookableOf>[0] }) {
  const phrases = usePhrases();
  const { group } = known;
  const [store] = useState(() => createBookingStore(group.urlname, bookableOf(known)));
  const { noHeader, noLogo, noFooter, preselection: asked } = useEmbedding();
  const link = useCheckedLink(known);
  return (
    <KnownGroupContext value={link.known}>
      <PreselectionContext value={link.preselection}>
        <BookingStoreContext value={store}>
          <SkipLink>{phrases.common.skipToContent}</SkipLink>
          <ReturnLink />
          {!noHeader && (
            <>
              <GroupHeader group={group} hasLogo={!noLogo} actions={<FrameActions />} />
              <AddressBar group={group} />
            </>
          )}
          <main id="content" className={styles.main}>
            {link.invalid.length > 0 && !link.isChecking && (
              <LinkNotice urlname={group.urlname} asked={asked} />
            )}
            {link.isChecking ? <Loading /> : <Outlet />}
          </main>
          {!noFooter && <GroupFooter group={group} />}
        </BookingStoreContext>
      </PreselectionContext>
    </KnownGroupContext>
  );
}
