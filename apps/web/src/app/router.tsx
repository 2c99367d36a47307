import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
} from "@tanstack/react-router";
import type { OptIns } from "../features/account/api.ts";
import type { AskedScreen } from "../features/group/paths.ts";
import { accountScreen } from "./screens/account-frame.tsx";
import { AppointmentsScreen } from "./screens/appointments-screen.tsx";
import { BareFrame } from "./screens/bare-frame.tsx";
import { BookScreen } from "./screens/book-screen.tsx";
import { EntryScreen } from "./screens/entry-screen.tsx";
import { ErrorScreen } from "./screens/error-screen.tsx";
import { FichesScreen } from "./screens/fiches-screen.tsx";
import { GroupFrame } from "./screens/group-frame.tsx";
import { InactiveScreen } from "./screens/inactive-screen.tsx";
import { NotFoundScreen } from "./screens/not-found-screen.tsx";
import { PersonalDataScreen } from "./screens/personal-data-screen.tsx";
import { SetPasswordScreen } from "./screens/set-password-screen.tsx";
import { StartScreen } from "./screens/start-screen.tsx";
import { parseSearch, type Search, stringifySearch } from "./search.ts";

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: () => (
    <BareFrame>
      <NotFoundScreen />
    </BareFrame>
  ),
  validateSearch: (search: Partial<Search>): Search => ({ query: search.query ?? "" }),
});
const start = createRoute({ getParentRoute: () => root, path: "/", component: StartScreen });
const bare = createRoute({ getParentRoute: () => root, id: "bare", component: BareFrame });
const notFound = createRoute({ getParentRoute: () => bare, path: "/not_found", component: NotFoundScreen });
const inactive = createRoute({ getParentRoute: () => bare, path: "/inactive", component: InactiveScreen });
const disconnected = createRoute({
  getParentRoute: () => bare,
  path: "/disconnected",
  component: accountScreen("disconnected"),
});
const group = createRoute({ getParentRoute: () => root, path: "/$urlname", component: GroupFrame });
const entry = createRoute({ getParentRoute: () => group, path: "/", component: EntryScreen });
const noStep = createRoute({ getParentRoute: () => group, path: "/book", component: EntryScreen });
const book = createRoute({ getParentRoute: () => group, path: "/book/$step", component: BookScreen });
const account = [
  createRoute({ getParentRoute: () => group, path: "/login", component: accountScreen("login") }),
  createRoute({ getParentRoute: () => group, path: "/register", component: accountScreen("register") }),
  createRoute({
    getParentRoute: () => group,
    path: "/register_confirm",
    component: accountScreen("registerConfirm"),
  }),
  createRoute({
    getParentRoute: () => group,
    path: "/reset_password",
    component: accountScreen("resetPassword"),
  }),
  createRoute({
    getParentRoute: () => group,
    path: "/reset_password_confirm",
    component: accountScreen("resetPasswordConfirm"),
  }),
] as const;
const fiches = createRoute({ getParentRoute: () => group, path: "/fiches", component: FichesScreen });
const setPassword = createRoute({
  getParentRoute: () => root,
  path: "/set_password",
  component: SetPasswordScreen,
});
const personalData = createRoute({
  getParentRoute: () => group,
  path: "/personal_data",
  component: PersonalDataScreen,
});
const appointments = createRoute({
  getParentRoute: () => group,
  path: "/appointments",
  component: AppointmentsScreen,
});
const failed = createRoute({ getParentRoute: () => group, path: "/error", component: ErrorScreen });
const unknown = createRoute({ getParentRoute: () => group, path: "/$", component: NotFoundScreen });

/** `history` is the browser's own unless told otherwise; on the server nothing is scrolled. */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    routeTree: root.addChildren([
      start,
      bare.addChildren([notFound, inactive, disconnected]),
      setPassword,
      group.addChildren([
        entry,
        noStep,
        book,
        ...account,
        appointments,
        fiches,
        personalData,
        failed,
        unknown,
      ]),
    ]),
    parseSearch,
    stringifySearch,
    ...(history && { history }),
    scrollRestoration: history === undefined,
    defaultErrorComponent: ErrorScreen,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** The address that a message went to, or that the last booking was made with. */
    email?: string;
    /** What was agreed to when the address was registered. */
    optIns?: OptIns;
    /** Why /inactive is shown, as a key of its texts. */
    message?: "unauthorized";
    /** The screen to open after the login. */
    next?: AskedScreen;
    /** A professional has forgotten the password, where clients have none. */
    isForPro?: boolean;
    /** The appointment for which another time is chosen. */
    moving?: number;
  }
}
