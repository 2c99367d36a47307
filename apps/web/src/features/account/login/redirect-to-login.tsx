import { useEffect } from "react";
import { useKnownGroup } from "../../group/first-data.ts";
import { type AskedScreen, toLoginFor } from "../../group/paths.ts";
import { useSession } from "../../session/session-store.ts";
import { useNavigate } from "../../../lib/navigation.tsx";

const ON_THE_WAY_MS = 1000;

interface Props {
  next: AskedScreen;
  /** There was a session when the screen came. */
  wasLogged: boolean;
}

/** In place of a screen for which one has to be logged in: leads to the login, and back from there. */
export function RedirectToLogin({ next, wasLogged }: Props) {
  const { group } = useKnownGroup();
  const { isExpired } = useSession();
  const navigate = useNavigate();
  // After a logout on this page another one is loading; after a logout in another tab none is.
  const waitMs = wasLogged && !isExpired ? ON_THE_WAY_MS : 0;
  useEffect(() => {
    const timer = setTimeout(() => {
      navigate({ ...toLoginFor(group.urlname, next), replace: true, ignoreBlocker: true });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [group.urlname, navigate, next, waitMs]);
  return null;
}
