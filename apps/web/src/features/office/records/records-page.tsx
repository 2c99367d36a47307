import type { Language } from "@rendezvous/phrases/language";
import { type ComponentType, useEffect } from "react";
import { useParams } from "wouter";
import { lazyComponent } from "../../../lib/load-once.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { fetchProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { whenIdle } from "../../../lib/page/when-idle.ts";
import { RichEditor } from "../rich-text/lazy-rich-editor.ts";
import { ExceptionsMonth } from "../hours/lazy-exceptions-month.ts";
import { RecordList } from "./record-list.tsx";
import type { RecordKind } from "../schema/field-spec.ts";

interface Props {
  kind: RecordKind;
  /** `new`, or an id. */
  record: string;
}

/** A separate chunk, because it contains the rules of each field. */
const RecordPage = lazyComponent<Props>(async () => (await import("./record-page.tsx")).RecordPage);

const SeveralPage = lazyComponent(async () => (await import("../hours/bulk-hours-page.tsx")).BulkHoursPage);

/**
 * Loads everything that a form needs at once: React retries a suspended part only after 300 ms, and might then find another
 * missing part.
 */
function fetchForm(language: Language): Promise<unknown> {
  const texts = ["hours", "look", "manageFields", "richText"] as const;
  return Promise.all([
    ...[RecordPage, RichEditor, ExceptionsMonth].map(({ fetch }) => fetch()),
    ...texts.map((name) => fetchProPhrases(name, language)),
  ]);
}

/** Returns the page of a kind: the list, or the record in the address. */
export function recordsPageOf(kind: RecordKind): ComponentType {
  return function RecordsPage() {
    const { record } = useParams();
    const { language } = useWording();
    useEffect(() => whenIdle(() => fetchForm(language)), [language]);
    if (kind === "calendars" && record === "several") return <SeveralPage />;
    return record === undefined ? <RecordList kind={kind} /> : <RecordPage kind={kind} record={record} />;
  };
}
