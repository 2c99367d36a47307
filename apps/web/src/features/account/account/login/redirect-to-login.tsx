import { useEffect } from "react";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { toLoginFor } from "../../../ground/group/paths.ts";
import { useSession } from "../../../ground/session/session-store.ts";
import { useNavigate } from "../../../../lib/navigation.tsx";

const ON_THE_WAY_MS = 1000;

interface Props {
  /** The path that the login leads back to. */
  next: string;
  /** There was a session when the screen was opened. */
  wasLogged: boolean;
}

/** Replaces a screen that needs a login: redirects to the login, which leads back. */
export function RedirectToLogin({ next, wasLogged }: Props) {
  const { group } = useLoadedGroup();
  const { isExpired } = useSession();
  const navigate = useNavigate();
  // Waits after a logout on this page, because a page load follows it and a redirect would interfere. A logout in another tab has
  // no such page load.
  const waitMs = wasLogged && !isExpired ? ON_THE_WAY_MS : 0;
  useEffect(() => {
    const timer = setTimeout(() => {
      navigate({ ...toLoginFor(group.urlname, next), replace: true, ignoreBlocker: true });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [group.urlname, navigate, next, waitMs]);
  return null;
}
