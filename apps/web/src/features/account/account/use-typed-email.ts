import { useState } from "react";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { useLocation, useQueryText } from "../../../lib/navigation.tsx";

/** Addresses by group, for the lifetime of the page. */
const typed = new Map<string, string>();

/**
 * Returns the address typed on the login, registration or reset screen, so that the visitor need not type it on the other two. A
 * screen or the query parameter `email` may supply a first value.
 */
export function useTypedEmail(): [email: string, type: (email: string) => void] {
  const { group } = useLoadedGroup();
  const linkedEmail = new URLSearchParams(useQueryText()).get("email") ?? "";
  const given = useLocation().state.email;
  const [email, setEmail] = useState(typed.get(group.urlname) ?? given ?? linkedEmail);
  return [
    email,
    (value) => {
      typed.set(group.urlname, value);
      setEmail(value);
    },
  ];
}
