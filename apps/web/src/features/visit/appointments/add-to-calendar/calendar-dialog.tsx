import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { Download, Globe } from "lucide-react";
import { Button, buttonClass } from "../../../../components/button.tsx";
import { QuestionDialog, useOpenDialog } from "../../../../components/popups/question-dialog.tsx";
import { VisuallyHidden } from "../../../../components/visually-hidden.tsx";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useCalendarLinks } from "./use-calendar-links.ts";

interface Props {
  /** Sorted by start; never empty. */
  appointments: readonly Appointment[];
  /** A text that names the appointments and their time. */
  name: string;
  onClose: () => void;
}

/** Offers the ways to add appointments to the client's own calendar. */
export function CalendarDialog({ appointments, name, onClose }: Props) {
  const { common } = usePhrases();
  const texts = useLazyPhrases("appointment").confirm;
  const dialog = useOpenDialog();
  const { web, file } = useCalendarLinks(appointments);
  const close = () => dialog.current?.close();
  return (
    <QuestionDialog
      ref={dialog}
      title={texts.addToCalendar}
      onClose={onClose}
      dismiss={null}
      actions={
        <>
          <a className={buttonClass("quiet")} href={web} target="_blank" rel="noreferrer" onClick={close}>
            <Globe size={18} aria-hidden="true" />
            {texts.webCalendar} <VisuallyHidden>{common.newWindow}</VisuallyHidden>
          </a>
          <a className={buttonClass("main")} href={file} download onClick={close}>
            <Download size={18} aria-hidden="true" />
            {texts.icsFile}
          </a>
          <Button look="plain" onClick={close}>
            {common.close}
          </Button>
        </>
      }
    >
      <p>{name}</p>
    </QuestionDialog>
  );
}
