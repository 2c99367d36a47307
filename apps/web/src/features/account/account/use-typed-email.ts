import { useState } from "react";
import { useLoadedGroup } from "../../ground/group/first-data.ts";
import { useLocation, useQueryText } from "../../../lib/navigation.tsx";

/** By group, for the lifetime of the page. */
const typed = new Map<string, string>();

/**
 * The address that was typed on the login, registration or reset screen; the others of these screens start with it. A
 * screen may supply a first value, and so may the query parameter `email`.
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
