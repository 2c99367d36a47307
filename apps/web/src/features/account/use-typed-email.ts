import { useState } from "react";
import { useKnownGroup } from "../group/first-data.ts";
import { useLocation, useQueryText } from "../../lib/navigation.tsx";

/** By group, as long as the page lives. */
const typed = new Map<string, string>();

/**
 * The address for the login, the registration or a new password: typed once, it goes along from one of these screens to
 * the next. A screen may give it, and a link may bring it as `email`.
 */
export function useTypedEmail(): [email: string, type: (email: string) => void] {
  const { group } = useKnownGroup();
  const asked = new URLSearchParams(useQueryText()).get("email") ?? "";
  const given = useLocation().state.email;
  const [email, setEmail] = useState(typed.get(group.urlname) ?? given ?? asked);
  return [
    email,
    (value) => {
      typed.set(group.urlname, value);
      setEmail(value);
    },
  ];
}
