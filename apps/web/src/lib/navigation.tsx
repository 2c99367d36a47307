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

/** A screen to go to, as `features/group/paths.ts` names them. */
export interface Target {
  readonly path: string;
  /** What becomes of the present query string. */
  readonly search: (query: string) => string;
  /** What the screen is told beside its address. */
  readonly state?: HistoryState;
}

interface Options {
  /** The way back does not lead to the present screen. */
  readonly replace?: boolean;
  /** Nobody is asked whether to leave what was typed. */
  readonly ignoreBlocker?: boolean;
}

const HistoryContext = createContext<RouterHistory | null>(null);
const LocationContext = createContext<HistoryLocation | null>(null);

/** The history around everything that links or leads to another screen. */
export function Navigation({ history, children }: { history: RouterHistory; children: ReactNode }) {
  const [{ location, isNew }, setPlace] = useState({ location: history.location, isNew: false });
  useEffect(() => {
    const show = (isNext: boolean) => setPlace({ location: history.location, isNew: isNext });
    // A screen that leads on at once does so before this effect.
    if (history.location !== location) show(true);
    return history.subscribe(({ action }) => show(action.type === "PUSH" || action.type === "REPLACE"));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was there at first
  }, [history]);
  // Another screen begins at its top. Where the browser goes back or forward, it restores the place itself.
  useLayoutEffect(() => {
    if (!isNew) return;
    // Before the browser is told of the new address, it would take the new place for that of the old one.
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

function given<T>(value: T | null): T {
  if (value === null) throw new Error("This stands outside of Navigation.");
  return value;
}

export function useHistory(): RouterHistory {
  return given(use(HistoryContext));
}

export function useLocation(): HistoryLocation {
  return given(use(LocationContext));
}

/** The query string as it stands in the URL, without its question mark. */
export function useQueryText(): string {
  return useLocation().search.replace(/^\?/, "");
}

/** What wouter asks for: the present path, and how to go to an address. */
function usePathAndGo(): [string, (address: string, options?: Options & { state?: HistoryState }) => void] {
  const history = useHistory();
  return [
    useLocation().pathname,
    (address, { replace = false, state } = {}) =>
      replace ? history.replace(address, state) : history.push(address, state),
  ];
}

function addressOf({ path, search }: Target, present: string): string {
  const query = search(present);
  return query === "" ? path : `${path}?${query}`;
}

/** Goes to a screen. */
export function useNavigate(): (to: Target & Options) => void {
  const history = useHistory();
  return useCallback(
    (to) => {
      const address = addressOf(to, history.location.search.replace(/^\?/, ""));
      const { replace = false, ignoreBlocker = false, state } = to;
      history[replace ? "replace" : "push"](address, state, { ignoreBlocker });
    },
    [history],
  );
}

/** Leads on from a screen that is not for this visitor. */
export function Navigate(to: Target & Options): null {
  const navigate = useNavigate();
  const address = addressOf(to, useQueryText());
  useEffect(() => {
    navigate(to);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [address, navigate]);
  return null;
}

type LinkProps = Target & Omit<ComponentProps<"a">, "href">;

export function Link({ path, search, ...rest }: LinkProps) {
  const address = addressOf({ path, search }, useQueryText());
  return <WouterLink {...rest} href={address} />;
}
