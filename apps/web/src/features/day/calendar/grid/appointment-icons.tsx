import {
  CalendarX2,
  Armchair,
  CheckCheck,
  Circle,
  Hourglass,
  Diamond,
  CirclePlus,
  Link2,
  type LucideIcon,
  Sparkle,
  Square,
  StickyNote,
  ThumbsUp,
  Triangle,
  UserX,
  Video,
} from "lucide-react";
import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { useProPhrases } from "../../../../lib/phrases/professional-phrases.ts";
import { usePhrases } from "../../../../lib/phrases/phrases.ts";
import styles from "./appointment-icons.module.css";
import { useCancellationText } from "../../../visit/appointments/use-cancellation-text.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { useSessionOrGuest } from "../../../ground/session/session-store.ts";

/** Each colour label has a different shape, for people who cannot distinguish the colours. */
export const COLOUR_LABELS = [
  { name: "blue", Icon: Circle },
  { name: "green", Icon: Square },
  { name: "orange", Icon: Triangle },
  { name: "yellow", Icon: Diamond },
] as const;

const PRESENCES = {
  confirmed: ThumbsUp,
  arrived: Armchair,
  in_progress: Hourglass,
  done: CheckCheck,
  no_show: UserX,
} as const;

interface Props {
  readonly appointment: Appointment;
  /** True: other appointments of the same booking are on this day. */
  readonly isLinked: boolean;
}

/** The most important facts of an appointment as icons, with words for screen readers. */
export function AppointmentIcons({ appointment, isLinked }: Props) {
  const phrases = useProPhrases("calendar");
  const actions = useProPhrases("calendarActions");
  const { interventions } = usePhrases();
  const labels = useColourLabels();
  const state = COLOUR_LABELS[appointment.state] ?? COLOUR_LABELS[0];
  const label = labels[appointment.state] ?? labels[0]!;
  const { presence } = appointment;
  const hasNote = [appointment.comments, appointment.vevent_comments, appointment.note].some(Boolean);
  const [cancellation = ""] = useCancellationText()(appointment);
  const marks: (readonly [boolean, LucideIcon, string])[] = [
    [appointment.is_first === true, Sparkle, phrases.firstVisit],
    [hasNote, StickyNote, phrases.note],
    [appointment.videoconference, Video, interventions.video],
    [isLinked, Link2, phrases.together],
    [appointment.overbooked === true, CirclePlus, actions.overbooked],
    [true, state.Icon, label.text],
  ];
  if (presence) marks.unshift([true, PRESENCES[presence], actions.presence[presence]]);
  const shown: typeof marks = appointment.deleted ? [[true, CalendarX2, cancellation]] : marks;
  return (
    <span className={styles.marks}>
      {shown.map(
        ([isShown, Icon, text]) =>
          isShown && (
            <span key={text} title={text}>
              {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it takes its colour from the text beside it */}
              <Icon size={12} role="img" aria-label={text} />
            </span>
          ),
      )}
    </span>
  );
}

/** In the order of an appointment's `state`. */
const NAMES = ["blue", "green", "orange", "yellow"] as const;

interface ColourLabel {
  readonly text: string;
  /** The group has named the label; otherwise its name is the colour. */
  readonly isOwn: boolean;
}

/** Returns the group's names of the colour labels, by `state`. */
export function useColourLabels(): readonly ColourLabel[] {
  const phrases = useProPhrases("calendar");
  const { group } = useLoadedGroup();
  const own = useSessionOrGuest()?.groups.find(({ id }) => id === group.id)?.labels;
  return NAMES.map((name) => ({ text: own?.[name] || phrases[name], isOwn: Boolean(own?.[name]) }));
}
