import {
  Circle,
  Diamond,
  Link2,
  type LucideIcon,
  Sparkle,
  Square,
  StickyNote,
  Triangle,
  Video,
} from "lucide-react";
import type { Appointment } from "@rendezvous/contract/appointment";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useCalendarPhrases } from "../../lib/lazy-phrases.ts";
import { usePhrases } from "../../lib/phrases.ts";
import styles from "./marks.module.css";

/** Each colour label has a shape of its own, for whoever does not tell the colours apart. */
export const STATES = [
  { name: "blue", Icon: Circle },
  { name: "green", Icon: Square },
  { name: "orange", Icon: Triangle },
  { name: "yellow", Icon: Diamond },
] as const;

interface Props {
  readonly appointment: Appointment;
  /** It was booked with others of this day. */
  readonly isLinked: boolean;
}

/** What a professional sees of an appointment at a glance: icons, with words for screen readers. */
export function Marks({ appointment, isLinked }: Props) {
  const phrases = useCalendarPhrases();
  const { interventions } = usePhrases();
  const state = STATES[appointment.state] ?? STATES[0];
  const hasNote = appointment.comments !== "" || appointment.vevent_comments !== "";
  const marks: (readonly [boolean, LucideIcon, string])[] = [
    [appointment.is_first === true, Sparkle, phrases.firstVisit],
    [hasNote, StickyNote, phrases.note],
    [appointment.videoconference, Video, interventions.video],
    [isLinked, Link2, phrases.together],
    [true, state.Icon, phrases[state.name]],
  ];
  return (
    <span className={styles.marks}>
      {marks.map(
        ([isShown, Icon, text]) =>
          isShown && (
            <span key={text} title={text}>
              <Icon size={12} aria-hidden="true" />
              <VisuallyHidden>, {text}</VisuallyHidden>
            </span>
          ),
      )}
    </span>
  );
}
