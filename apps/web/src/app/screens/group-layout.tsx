import { isForMembers } from "@rendezvous/contract/catalogue/group-pages";
import { deploymentProfileOf } from "@rendezvous/domain/deployment/profile";
import { hasTrackers } from "@rendezvous/domain/tracking/has-trackers";
import { isFirstStep } from "@rendezvous/domain/sequence/steps";
import { useParams } from "wouter";
import { useStore } from "zustand";
import { type ComponentProps, type ReactNode, Suspense, useEffect, useMemo } from "react";
import { Button } from "../../components/button.tsx";
import { Loading } from "../../components/loading.tsx";
import { Message } from "../../components/message.tsx";
import { SkipLink } from "../../components/skip-link.tsx";
import { lazyScreen } from "../../components/with-loading.tsx";
import { AccountActions } from "../../features/account/account/menu/account-actions.tsx";
import { NewPasswordAlert } from "../../features/account/account/password/new-password-alert.tsx";
import { BookingStoreContext, createBookingStore } from "../../features/visit/booking/booking-store.ts";
import { bookingConfigOf } from "../../features/visit/booking/booking-config.ts";
import { useCurrentStep } from "../../features/visit/booking/use-choices.ts";
import { useEmbedding } from "../../features/visit/embedding/embedding.ts";
import type { LinkNotice as Notice } from "../../features/visit/embedding/link-notice.tsx";
import { ReturnLink } from "../../features/visit/embedding/return-link.tsx";
import { type CheckedLink, useCheckedLink } from "../../features/visit/embedding/use-checked-link.ts";
import { AddressBar } from "../../features/ground/group/address-bar.tsx";
import {
  type LoadedGroup,
  LoadedGroupContext,
  usePageData,
  useLoadedGroup,
} from "../../features/ground/group/page-data.ts";
import { GroupFooter } from "../../features/ground/group/group-footer.tsx";
import { GroupHeader } from "../../features/ground/group/group-header.tsx";
import { ConsentButton } from "../../features/visit/tracking/consent-button.tsx";
import { Tracking } from "../../features/visit/tracking/tracking.tsx";
import { sessionStoreOf, useIsLoggedIn, useSession } from "../../features/ground/session/session-store.ts";
import { useSessionCatalogue } from "../../features/ground/session/use-session-catalogue.ts";
import { useSessionSync } from "../../features/ground/session/use-session-sync.ts";
import { ApiFailure } from "../../lib/api-failure.ts";
import { lazyComponent } from "../../lib/load-once.ts";
import { failureText, useWording } from "../../lib/phrases/phrases.ts";
import {
  groupAddress,
  isProfessionalsPath,
  isHomePath,
  isMapPath,
} from "../../features/ground/group/paths.ts";
import { BareFrame } from "./bare-frame.tsx";
import { FrameActions } from "./frame-actions.tsx";
import styles from "./group-layout.module.css";
import { MapButton } from "./map-button.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { useLocation, useQueryText } from "../../lib/navigation.tsx";

const LinkNotice = lazyComponent<ComponentProps<typeof Notice>>(
  async () => (await import("../../features/visit/embedding/link-notice.tsx")).LinkNotice,
);
const DeskFrame = lazyComponent<{ children: ReactNode }>(
  async () => (await import("../../features/office/desk/desk-frame.tsx")).DeskFrame,
);

/** Header, footer and the group's data, around every screen of a group. */
export function GroupLayout({ children }: { children: ReactNode }) {
  const { page } = usePageData();
  const { urlname = "" } = useParams();
  const query = useQueryText();
  const { pathname } = useLocation();
  const isPro = useStore(sessionStoreOf(urlname), ({ session }) => session?.type === "pro");
  const isOther = page.kind === "group" && page.group.urlname !== urlname.toLowerCase();
  useEffect(() => {
    // The page of another group has to be loaded from the server.
    if (isOther) location.assign(groupAddress(urlname, query));
  }, [isOther, urlname, query]);
  const isHidden = page.kind === "group" && page.group.inactive && !isForMembers(pathname) && !isPro;
  if (page.kind !== "group" || isHidden)
    return <BareFrame>{page.kind === "unknown" ? <NotFoundScreen /> : <LazyInactiveScreen />}</BareFrame>;
  if (isOther) return null;
  return (
    <SessionGroupProvider loaded={page}>
      <NewPasswordAlert />
      {children}
    </SessionGroupProvider>
  );
}

/** Loaded only for a group that is not published: most visitors never see it. */
export const LazyInactiveScreen = lazyScreen(
  async () => (await import("./inactive-screen.tsx")).InactiveScreen,
);

/** Provides a screen with the group as the present session may see it. */
export function SessionGroupProvider({ loaded, children }: { loaded: LoadedGroup; children: ReactNode }) {
  useSessionSync(loaded.group);
  const offered = useSessionCatalogue(loaded);
  const link = useCheckedLink(offered.loaded);
  if (offered.failure !== null)
    return (
      <LoadedGroupContext value={loaded}>
        <Frame actions={null}>
          <CatalogueFailure failure={offered.failure} onRetry={offered.retry} />
        </Frame>
      </LoadedGroupContext>
    );
  if (link.isChecking || offered.isLoading)
    return (
      <LoadedGroupContext value={loaded}>
        <Frame actions={null}>
          <Loading />
        </Frame>
      </LoadedGroupContext>
    );
  return (
    <LoadedGroupContext value={link.loaded}>
      <BookingFrame link={link}>{children}</BookingFrame>
    </LoadedGroupContext>
  );
}

function CatalogueFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { phrases } = useWording();
  const { group } = useLoadedGroup();
  return (
    <Message title={phrases.screen.error.heading} text={failureText(phrases, failure, group.phone)}>
      <Button look="main" onClick={onRetry}>
        {phrases.screen.common.retry}
      </Button>
    </Message>
  );
}

function BookingFrame({ link, children }: { link: CheckedLink; children: ReactNode }) {
  const { loaded, preselection, invalid } = link;
  const embedding = useEmbedding();
  const isLogged = useIsLoggedIn(loaded.group.urlname);
  const { pathname } = useLocation();
  const step = useCurrentStep();
  // After a login, a logout or another link, the booking continues from the state stored in this tab.
  const store = useMemo(
    () =>
      createBookingStore(
        loaded.group.urlname,
        bookingConfigOf(loaded, { ...embedding, preselection }, isLogged),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the link fixes follows from its query
    [loaded, embedding, isLogged],
  );
  return (
    <BookingStoreContext value={store}>
      <Frame
        isLaterStep={
          isHomePath(pathname) || (step !== undefined && !isFirstStep(store.getState().config, step))
        }
        actions={
          <>
            <FrameActions />
            <MapButton />
            <AccountActions />
          </>
        }
      >
        {invalid.length > 0 && (
          <Suspense>
            <LinkNotice urlname={loaded.group.urlname} preselection={embedding.preselection} />
          </Suspense>
        )}
        {children}
      </Frame>
    </BookingStoreContext>
  );
}

interface InnerFrameProps {
  /** null until the group is loaded as the session may see it. */
  actions: ReactNode;
  /** True on every step of the booking but the first, and on the home page, which shows the address itself. */
  isLaterStep?: boolean;
  children: ReactNode;
}

function Frame({ actions, isLaterStep = false, children }: InnerFrameProps) {
  const { phrases: all } = useWording();
  const { screen: phrases } = all;
  const { preview } = usePageData();
  const { group } = useLoadedGroup();
  const { noHeader, noLogo, noFooter } = useEmbedding();
  const { session } = useSession();
  const { pathname } = useLocation();
  const isAtDesk = session?.type === "pro" && isProfessionalsPath(pathname) && !noHeader;
  const isPartners = session?.sso_logged && deploymentProfileOf(group.deployment).hidesFooterAfterSso;
  const hasFooter = !noFooter && !isPartners && !isAtDesk;
  const choice = <ConsentButton group={group} />;
  const content = (
    <>
      <main id="content" className={styles.main}>
        {children}
      </main>
      {!hasFooter && hasTrackers(group) && <div className={styles.choice}>{choice}</div>}
    </>
  );
  return (
    <>
      <SkipLink>{phrases.common.skipToContent}</SkipLink>
      {preview === undefined ? (
        <Tracking group={group} />
      ) : (
        <aside className={styles.preview}>{failureText(all, new ApiFailure("draft_preview", 403), "")}</aside>
      )}
      <ReturnLink />
      {!noHeader && !isAtDesk && (
        <>
          <GroupHeader
            group={group}
            hasLogo={!noLogo}
            isClickable={!group.sso_login_only || session !== null}
            actions={actions}
          />
          {/* The map shows the address itself, and professionals of the group need no address. */}
          {!isMapPath(pathname) && !isProfessionalsPath(pathname) && (
            <AddressBar group={group} isLaterStep={isLaterStep} />
          )}
        </>
      )}
      {isAtDesk && actions !== null ? (
        <Suspense fallback={<Loading />}>
          <DeskFrame>{content}</DeskFrame>
        </Suspense>
      ) : (
        content
      )}
      {hasFooter && <GroupFooter group={group} choice={choice} />}
    </>
  );
}
