import { type RequestedFlow, readRequestedFlow } from "@rendezvous/domain/appointment/requested-flow";
import { useEffect, useRef, useState } from "react";
import { useLoadedGroup } from "../../../ground/group/first-data.ts";
import { toAppointments } from "../../../ground/group/paths.ts";
import { findRequestedAppointment } from "../../../ground/session/api/get-current-session.ts";
import { useSessionOrGuest } from "../../../ground/session/session-store.ts";
import type { Entry } from "../entry.ts";
import { useNavigate, useQueryText } from "../../../../lib/navigation.tsx";

type FlowOfOne = Exclude<RequestedFlow, { kind: "list" }>;

/**
 * Once the lists have loaded, reports the action that the link requests and its appointment, or null if that is cancelled or
 * missing. The server decides whether it can still be cancelled or exported. Each address reports once.
 */
export function useRequestedFlow(
  entries: readonly Entry[] | undefined,
  onAsked: (kind: FlowOfOne["kind"], entry: Entry | null) => void,
): void {
  const query = useQueryText();
  const { group } = useLoadedGroup();
  const session = useSessionOrGuest();
  const navigate = useNavigate();
  const [flow] = useState(() => readRequestedFlow(query));
  const isBegun = useRef(false);

  useEffect(() => {
    if (readRequestedFlow(query) !== null) navigate({ ...toAppointments(group.urlname), replace: true });
  }, [query, group.urlname, navigate]);

  useEffect(() => {
    if (flow === null || flow.kind === "list" || entries === undefined || session === null) return;
    // The page creates a new booking store for the new address, and that store has to be the current one first.
    if (isBegun.current || readRequestedFlow(query) !== null) return;
    isBegun.current = true;
    const { kind, appointmentId } = flow;
    const entry = entries.find(({ appointments }) => appointments.some(({ id }) => id === appointmentId));
    const report = (isThere: boolean) => onAsked(kind, isThere ? (entry ?? null) : null);
    if (kind === "retake") report(true);
    else
      findRequestedAppointment(group.id, session.token, kind, appointmentId)
        .then((id) => report(id !== null))
        // Without the server's answer the list decides.
        .catch(() => report(true));
  }, [flow, query, entries, session, group.id, onAsked]);
}
