import { GROUP_PAGES, type GroupPage } from "@rendezvous/contract/catalogue/group-pages";
import { type ReactNode, useEffect } from "react";
import { Route, Switch } from "wouter";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { lazyScreen } from "../components/with-loading.tsx";
import type { OptIns } from "../features/account/account/api.ts";
import type { HalfWay } from "../features/ground/group/paths.ts";
import { usePageData } from "../features/ground/group/page-data.ts";
import { useLocation } from "../lib/navigation.tsx";
import { reloadIfOutdated } from "../lib/page/outdated-page.ts";
import { AccountFrame, FichesScreen, PersonalDataScreen, LoginScreen } from "./screens/account-screens.tsx";
import { AppointmentsScreen } from "./screens/appointments-screen.tsx";
import { ArrivalScreen } from "./screens/arrival-screen.tsx";
import { BareFrame } from "./screens/bare-frame.tsx";
import { BookScreen } from "./screens/book-screen.tsx";
import { BookEntryScreen, EntryScreen } from "./screens/entry-screen.tsx";
import { ErrorScreen } from "./screens/error-screen.tsx";
import { FailedScreen } from "./screens/failed-screen.tsx";
import { GroupLayout, LazyInactiveScreen } from "./screens/group-layout.tsx";
import { HomeScreen } from "./screens/home-screen.tsx";
import { MapScreen } from "./screens/map-screen.tsx";
import { NewGroupScreen } from "./screens/new-group-screen.tsx";
import { NotFoundScreen } from "./screens/not-found-screen.tsx";
import { CalendarScreen, ManageScreen, SearchFicheScreen, SecurityScreen } from "./screens/pro-screens.tsx";
import { SetPasswordScreen } from "./screens/set-password-screen.tsx";

const StartScreen = lazyScreen(async () => (await import("./screens/start-screen.tsx")).StartScreen);

/** The screens whose path contains no group; no group may have the name of one of them. */
export const SCREENS_WITHOUT_GROUP: Readonly<Record<string, ReactNode>> = {
  new: (
    <BareFrame>
      <NewGroupScreen />
    </BareFrame>
  ),
  not_found: (
    <BareFrame>
      <NotFoundScreen />
    </BareFrame>
  ),
  inactive: (
    <BareFrame>
      <LazyInactiveScreen />
    </BareFrame>
  ),
  disconnected: (
    <BareFrame>
      <AccountFrame name="disconnected" />
    </BareFrame>
  ),
  set_password: <SetPasswordScreen />,
};

const GROUP_SCREENS: Readonly<Record<GroupPage, ReactNode>> = {
  "": <EntryScreen />,
  "/home": <HomeScreen />,
  "/book": <BookEntryScreen />,
  "/book/:step": <BookScreen />,
  "/login": <LoginScreen />,
  "/register": <AccountFrame name="register" />,
  "/register_confirm": <AccountFrame name="registerConfirm" />,
  "/reset_password": <AccountFrame name="resetPassword" />,
  "/reset_password_confirm": <AccountFrame name="resetPasswordConfirm" />,
  "/appointments": <AppointmentsScreen />,
  "/arrival": <ArrivalScreen />,
  "/fiches": <FichesScreen />,
  "/calendar": <CalendarScreen />,
  "/search_fiche/:fiche?": <SearchFicheScreen />,
  "/personal_data": <PersonalDataScreen />,
  "/waiting": <AccountFrame name="waiting" />,
  "/security": <SecurityScreen />,
  "/manage/:page?/:record?": <ManageScreen />,
  "/map/:calendar?": <MapScreen />,
  "/error": <ErrorScreen />,
};

export function Routes() {
  const { href } = useLocation();
  const { page } = usePageData();
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- between two screens, where nothing is lost
  useEffect(() => reloadIfOutdated(), [href]);
  return (
    <ScreenErrorBoundary>
      <Switch>
        {page.kind === "operator" && <StartScreen />}
        <Route path="/">
          <StartScreen />
        </Route>
        {Object.entries(SCREENS_WITHOUT_GROUP).map(([name, screen]) => (
          <Route key={name} path={`/${name}`}>
            {screen}
          </Route>
        ))}
        <Route path="/:urlname/*?">
          <GroupLayout>
            <ScreenErrorBoundary>
              <GroupRoutes />
            </ScreenErrorBoundary>
          </GroupLayout>
        </Route>
      </Switch>
    </ScreenErrorBoundary>
  );
}

function GroupRoutes() {
  return (
    <Switch>
      {GROUP_PAGES.map((page) => (
        <Route key={page} path={`/:urlname${page}`}>
          {GROUP_SCREENS[page]}
        </Route>
      ))}
      <Route path="*" component={NotFoundScreen} />
    </Switch>
  );
}

/** Shows the error screen instead of a failed screen, until the visitor opens another one. */
function ScreenErrorBoundary({ children }: { children: ReactNode }) {
  const { href } = useLocation();
  return (
    <ErrorBoundary fallback={FailedScreen} resetKey={href}>
      {children}
    </ErrorBoundary>
  );
}

declare module "@tanstack/history" {
  interface HistoryState {
    /** Set by the button that leaves the working draft; identifies that press once the next screen is open. */
    leftDraft?: string;
    /** The client was chosen in the search of the professionals' frame, so the name on the page takes the focus. */
    isFound?: boolean;
    /** The address that the message was sent to, or that was used for the last booking. */
    email?: string;
    /** The consents that were given with the registration. */
    optIns?: OptIns;
    /** The reason why /inactive is shown; a key of its texts. */
    message?: "unauthorized";
    /** The path of the screen to open after the login. */
    next?: string;
    /** Set when the login still needs its second factor. */
    half?: HalfWay;
    /** True: the page is for a professional who forgot their password; the group's clients have none. */
    isForPro?: boolean;
    /** The appointment for which another time is chosen. */
    moving?: number;
    /** The record that a new one is copied from. */
    copied?: number;
  }
}
