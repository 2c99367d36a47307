import { minuteOf, msOf } from "@rendezvous/domain/time/instant";
import { formatWallDateTime, parseWallDateTime } from "@rendezvous/domain/time/zone";
import { type SyntheticEvent, useEffect, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TimeField } from "../../../components/fields/time-field.tsx";
import { now } from "../../../lib/clock.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { reportHalfTyped } from "../../../lib/report-half-typed.ts";
import { FieldFrame } from "../../../components/fields/field-frame.tsx";
import { TextField } from "../../../components/fields/text-field.tsx";
import field from "../../../components/fields/field.module.css";
import { useInterruptedInput } from "../../account/account/information/use-interrupted-input.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { DraftFields } from "./api.ts";
import styles from "./drafts.module.css";

interface Props {
  stored?: DraftFields;
  action: string;
  isBusy: boolean;
  onSubmit: (fields: DraftFields) => void;
}

type Wall = readonly [day: string, time: string];

const MIDNIGHT = "00:00";
const NEW: DraftFields = { name: "", publish_at: null };

/** The name of a draft and the time of its automatic publication, on the group's clock. */
export function DraftForm({ stored = NEW, action, isBusy, onSubmit }: Props) {
  const phrases = useProPhrases("drafts");
  const { faults } = useProPhrases("manageFields");
  const { concerned } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const { interrupted, keep } = useInterruptedInput<{ name: string; wall: Wall }>("draft");
  const [storedWall] = useState(() => toWall(group.timezone, stored.publish_at));
  const [name, setName] = useState(interrupted?.name ?? stored.name);
  const [wall, setWall] = useState(interrupted?.wall ?? storedWall);
  const [day, time] = wall;
  const isChanged = name !== stored.name || wall.join() !== storedWall.join();
  useEffect(() => keep(isChanged ? { name, wall } : null));
  const [isAsked, setAsked] = useState(false);
  const minute =
    day === "" ? null : parseWallDateTime(group.timezone, `${day} ${time === "" ? MIDNIGHT : time}:00`);
  const isOver = minute !== null && msOf(minute) <= now();
  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reportHalfTyped(event.currentTarget)) return;
    setAsked(true);
    const wrong = name.trim() === "" ? "draft-name" : isOver ? "draft-date" : null;
    if (wrong !== null) return document.getElementById(wrong)?.focus();
    onSubmit({
      name: name.trim(),
      publish_at: minute === null ? null : new Date(msOf(minute)).toISOString(),
    });
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        id="draft-name"
        label={phrases.name}
        isRequired
        hint={phrases.nameHint}
        error={isAsked && name.trim() === "" ? faults.required : null}
        maxLength={255}
        value={name}
        onChange={setName}
      />
      <FieldFrame
        id="draft-date"
        label={phrases.date}
        hint={phrases.dateHint}
        error={isAsked && isOver ? phrases.over : null}
      >
        {(wiring) => (
          <div className={styles.buttons}>
            <input
              {...wiring}
              type="date"
              className={`${field.input} ${styles.half}`}
              value={day}
              onChange={({ target }) => setWall([target.value, time])}
            />
            {day !== "" && (
              <div className={styles.half}>
                <TimeField label={concerned.time} value={time} onChange={(to) => setWall([day, to])} />
              </div>
            )}
          </div>
        )}
      </FieldFrame>
      <div>
        <Button type="submit" isBusy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}

/** Returns the day and the time; without an instant an empty day and midnight. */
function toWall(zone: string, instant: string | null): Wall {
  if (instant === null) return ["", MIDNIGHT];
  const wall = formatWallDateTime(zone, minuteOf(Date.parse(instant)));
  return [wall.slice(0, 10), wall.slice(11, 16)];
}
