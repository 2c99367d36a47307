import type { HistoryLocation, HistoryState, RouterHistory } from "@tanstack/history";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { Router, Link as WouterLink } from "wouter";

/** A screen to navigate to; `features/ground/group/paths.ts` contains all of them. */
export interface NavigationTarget {
  readonly path: string;
  /** Returns the screen's query string from the present one. */
  readonly search: (query: string) => string;
  /** History state for the screen, not part of the address. */
  readonly state?: HistoryState;
}

interface Options {
  /** Replaces the history entry of the present screen. */
  readonly replace?: boolean;
  /** Skips the question about losing typed text. */
  readonly ignoreBlocker?: boolean;
}

const HistoryContext = createContext<RouterHistory | null>(null);
const LocationContext = createContext<HistoryLocation | null>(null);

/** Provides the history to all links and navigation hooks. */
export function Navigation({ history, children }: { history: RouterHistory; children: ReactNode }) {
  const [{ location, isNew }, setPlace] = useState({ location: history.location, isNew: false });
  useEffect(() => {
    const show = (type: string) => {
      const { location: next } = history;
      setPlace(({ location: shown }) => ({
        location: next,
        // A change within a screen, such as a filter, does not change the scroll position.
        isNew: type === "PUSH" || (type === "REPLACE" && next.pathname !== shown.pathname),
      }));
    };
    // A screen that redirects at once does so before this effect runs.
    if (history.location !== location) show("PUSH");
    return history.subscribe(({ action }) => show(action.type));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- compares with the location of the first render
  }, [history]);
  // A new screen starts at its top. For back and forward the browser restores the scroll position itself.
  useLayoutEffect(() => {
    if (!isNew) return;
    // Without this the browser would store the new scroll position with the old address.
    history.flush();
    window.scrollTo(0, 0);
  }, [isNew, location, history]);
  return (
    <HistoryContext value={history}>
      <LocationContext value={location}>
        <Router hook={usePathAndGo}>{children}</Router>
      </LocationContext>
    </HistoryContext>
  );
}

function requireValue<T>(value: T | null): T {
  if (value === null) throw new Error("This stands outside of Navigation.");
  return value;
}

export function useHistory(): RouterHistory {
  return requireValue(use(HistoryContext));
}

export function useLocation(): HistoryLocation {
  return requireValue(use(LocationContext));
}

/** Returns the present query string, without the question mark. */
export function useQueryText(): string {
  return useLocation().search.replace(/^\?/, "");
}

/** The hook that wouter requires: returns the present path, and a function that navigates. */
function usePathAndGo(): [string, Go] {
  return [useLocation().pathname, useGo()];
}

type Go = (address: string, options?: Options & { state?: HistoryState }) => void;

function useGo(): Go {
  const history = useHistory();
  return useCallback(
    (address, { replace = false, ignoreBlocker = false, state } = {}) =>
      history[replace ? "replace" : "push"](address, state, { ignoreBlocker }),
    [history],
  );
}

function addressOf({ path, search }: NavigationTarget, present: string): string {
  const query = search(present);
  return query === "" ? path : `${path}?${query}`;
}

/** Returns a function that navigates to a screen. */
export function useNavigate(): (to: NavigationTarget & Options) => void {
  const history = useHistory();
  const go = useGo();
  return useCallback(
    (to) => go(addressOf(to, history.location.search.replace(/^\?/, "")), to),
    [go, history],
  );
}

/** Redirects from a screen that is not for this visitor. */
export function Navigate(to: NavigationTarget & Options): null {
  const navigate = useNavigate();
  const address = addressOf(to, useQueryText());
  useEffect(() => {
    navigate(to);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [address, navigate]);
  return null;
}

type LinkProps = NavigationTarget & Omit<ComponentProps<"a">, "href">;

export function Link({ path, search, ...rest }: LinkProps) {
  const address = addressOf({ path, search }, useQueryText());
  return <WouterLink {...rest} href={address} />;
}
