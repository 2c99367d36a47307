import type { ComponentType } from "react";
import { useParams } from "wouter";
import { lazyComponent } from "../../../lib/load-once.ts";
import { RecordList } from "./record-list.tsx";
import type { RecordKind } from "./field-spec.ts";

interface Props {
  kind: RecordKind;
  /** `new`, or an id. */
  record: string;
}

/** The rules of each field come with it. */
const RecordPage = lazyComponent<Props>(async () => (await import("./record-page.tsx")).RecordPage);

const SeveralPage = lazyComponent(async () => (await import("./several-page.tsx")).SeveralPage);

/** The list of a kind of record, or the one that the address names. */
export function pageOf(kind: RecordKind): ComponentType {
  return function RecordsPage() {
    const { record } = useParams();
    if (kind === "calendars" && record === "several") return <SeveralPage />;
    return record === undefined ? <RecordList kind={kind} /> : <RecordPage kind={kind} record={record} />;
  };
}
