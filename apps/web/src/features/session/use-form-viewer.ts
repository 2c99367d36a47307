import type { FormViewer } from "@rendezvous/domain/form/asked-fields";
import { useSession } from "./session-store.ts";

/** Who fills in the forms: professionals do so for their clients. */
export function useFormViewer(): FormViewer {
  const { session } = useSession();
  if (session === null || session.type === "user" || session.needPasswordChange) return "client";
  return session.isCallCentre ? "call_centre" : "pro";
}
