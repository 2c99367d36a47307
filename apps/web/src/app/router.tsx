import { createRootRoute, createRoute, createRouter, Outlet } from "@tanstack/react-router";
import { BareFrame } from "./screens/bare-frame.tsx";
import { BookScreen } from "./screens/book-screen.tsx";
import { EntryScreen } from "./screens/entry-screen.tsx";
import { ErrorScreen } from "./screens/error-screen.tsx";
import { GroupFrame } from "./screens/group-frame.tsx";
import { InactiveScreen } from "./screens/inactive-screen.tsx";
import { NotFoundScreen } from "./screens/not-found-screen.tsx";
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
const group = createRoute({ getParentRoute: () => root, path: "/$urlname", component: GroupFrame });
const entry = createRoute({ getParentRoute: () => group, path: "/", component: EntryScreen });
const book = createRoute({ getParentRoute: () => group, path: "/book/$step", component: BookScreen });
const failed = createRoute({ getParentRoute: () => group, path: "/error", component: ErrorScreen });
const unknown = createRoute({ getParentRoute: () => group, path: "/$", component: NotFoundScreen });

export function createAppRouter() {
  return createRouter({
    routeTree: root.addChildren([
      start,
      bare.addChildren([notFound, inactive]),
      group.addChildren([entry, book, failed, unknown]),
    ]),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
