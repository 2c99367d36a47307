import type { Language } from "@rendezvous/phrases/language";
import { type ComponentType, useEffect } from "react";
import { useParams } from "wouter";
import { lazyComponent } from "../../../lib/load-once.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import {
  fetchHoursPhrases,
  fetchLookPhrases,
  fetchManageFieldsPhrases,
  fetchRichTextPhrases,
} from "../../../lib/phrases/professional-phrases.ts";
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

/** The rules of each field come with it. */
const RecordPage = lazyComponent<Props>(async () => (await import("./record-page.tsx")).RecordPage);

const SeveralPage = lazyComponent(async () => (await import("../hours/several-page.tsx")).SeveralPage);

/** All that a form is made of: React shows what was missing only after 300 ms, and then may find that more is missing. */
function fetchForm(language: Language): Promise<unknown> {
  const texts = [fetchHoursPhrases, fetchLookPhrases, fetchManageFieldsPhrases, fetchRichTextPhrases];
  return Promise.all([
    ...[RecordPage, RichEditor, ExceptionsMonth].map(({ fetch }) => fetch()),
    ...texts.map((fetch) => fetch(language)),
  ]);
}

/** The list of a kind of record, or the one that the address names. */
export function pageOf(kind: RecordKind): ComponentType {
  return function RecordsPage() {
    const { record } = useParams();
    const { language } = useWording();
    useEffect(() => whenIdle(() => fetchForm(language)), [language]);
    if (kind === "calendars" && record === "several") return <SeveralPage />;
    return record === undefined ? <RecordList kind={kind} /> : <RecordPage kind={kind} record={record} />;
  };
}
