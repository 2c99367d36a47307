import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useKnownGroup } from "../group/first-data.ts";
import { type AskedScreen, toLoginFor } from "../group/paths.ts";

/** In place of a screen for which one has to be logged in: leads to the login, and back from there. */
export function LoginFirst({ next }: { next: AskedScreen }) {
  const { group } = useKnownGroup();
  const navigate = useNavigate();
  useEffect(() => {
    // Whoever has just logged out is on their way elsewhere.
    if (location.pathname.endsWith(`/${next}`))
      void navigate({ ...toLoginFor(group.urlname, next), replace: true, ignoreBlocker: true });
  }, [group.urlname, navigate, next]);
  return null;
}
