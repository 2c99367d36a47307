import type { FormViewer } from "@rendezvous/domain/form/form-for-viewer";
import { useSession } from "./session-store.ts";

/** Whether a client or a professional fills in the forms. */
export function useFormViewer(): FormViewer {
  const { session } = useSession();
  if (session === null || session.type === "user" || session.needPasswordChange) return "client";
  return session.isCallCentre ? "call_centre" : "pro";
}
