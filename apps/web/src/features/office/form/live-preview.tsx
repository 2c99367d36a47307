import type { AnswerOf, BodyOf } from "@rendezvous/contract/v3-calls";
import { useQuery } from "@tanstack/react-query";
import { Eye, EyeOff } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { SegmentedControl } from "../../../components/fields/segmented-control.tsx";
import { callApi } from "../../../lib/call-api.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { LIVE_PREVIEW_FRAME, type LivePreviewMessage } from "../../../lib/page/live-preview-frame.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { groupAddress } from "../../ground/group/paths.ts";
import { useEditedCatalogue } from "../schema/working-draft.ts";
import styles from "../look/live-preview.module.css";

const DEVICES = { phone: { width: 390, height: 760 }, desktop: { width: 1280, height: 800 } } as const;
type Device = keyof typeof DEVICES;

type Changes = BodyOf<"POST /groups/{id}/preview">["changes"];

interface Props {
  changes: Changes;
  /** The first page of the preview, below the group's address. */
  start: "" | "/home";
}

/** The visitor's page beside a form, with the form's unsaved changes. */
export function LivePreview(props: Props) {
  const { preview: phrases } = useProPhrases("look");
  const headingId = useId();
  const [isOpen, setOpen] = useState(() => matchMedia("(width >= 80rem)").matches);
  const [device, setDevice] = useState<Device>("phone");
  return (
    <section className={styles.preview} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{phrases.heading}</h2>
        <Button look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
          {isOpen ? phrases.close : phrases.open}
        </Button>
      </div>
      {isOpen && (
        <>
          <p className={styles.text}>{phrases.text}</p>
          <SegmentedControl
            label={phrases.width}
            options={[
              { value: "phone", label: phrases.phone },
              { value: "desktop", label: phrases.desktop },
            ]}
            value={device}
            onChange={setDevice}
          />
          <Frame {...props} device={device} title={phrases.heading} />
        </>
      )}
    </section>
  );
}

function Frame({ changes, start, device, title }: Props & { device: Device; title: string }) {
  const { group } = useLoadedGroup();
  const { language } = useWording();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const shown = useShown(changes);
  const address = `${groupAddress(group.urlname, "")}${start}`;
  useEffect(() => {
    if (!isLoaded || shown === undefined) return;
    const message: LivePreviewMessage = {
      rendezvous: "live",
      shown,
      start: start === "" ? null : `${address}?locale=${language}`,
    };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [isLoaded, shown, start, address, language]);
  const { width, height } = DEVICES[device];
  const [box, scale] = useScale(width);
  return (
    <div ref={box} className={styles.box} style={{ height: height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own page: with its scripts and its origin a sandbox holds nothing */}
      <iframe
        ref={frame}
        name={LIVE_PREVIEW_FRAME}
        className={styles.frame}
        title={title}
        src={`${address}?locale=${language}`}
        style={{ width, height, scale }}
        onLoad={() => setLoaded(true)}
      />
    </div>
  );
}

/** Returns the server's data for the preview; while a field is not valid, the last valid data. */
function useShown(changes: Changes): AnswerOf<"POST /groups/{id}/preview"> | undefined {
  const edited = useEditedCatalogue();
  const typed = useDebouncedValue(JSON.stringify(changes));
  const { data } = useQuery({
    queryKey: ["live", edited, typed],
    queryFn: ({ signal }) =>
      callApi("POST /groups/{id}/preview", {
        path: { id: edited.groupId },
        query: { draft_id: edited.draftId },
        body: { changes: JSON.parse(typed) as Changes },
        signal,
      }),
    placeholderData: (before) => before,
    retry: false,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return data;
}

/** Returns the scale at which a page of that width fits into the available room; 1 at most. */
function useScale(width: number): [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, Math.min(1, room / width)];
}

const LASTS_MS = 300;

/** Returns the debounced value; the first one at once. */
function useDebouncedValue(value: string): string {
  const [lasting, setLasting] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(value), LASTS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return lasting;
}
