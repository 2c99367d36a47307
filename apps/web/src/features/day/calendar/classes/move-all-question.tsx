import type { ClassDateOfDay } from "@rendezvous/domain/day/day-columns";
import { formatDayAndTime } from "@rendezvous/phrases/format-date";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { SelectField } from "../../../../components/fields/select-field.tsx";
import { QuestionDialog } from "../../../../components/popups/question-dialog.tsx";
import { announce } from "../../../../lib/announce.ts";
import { callApi } from "../../../../lib/call-api.ts";
import { useLazyPhrases } from "../../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale } from "../../../../lib/phrases/phrases.ts";
import { useSingleFlightMutation } from "../../../../lib/use-single-flight-mutation.ts";
import { CallFailure } from "../../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";

/** How far ahead other dates are offered: the most days of a call. */
const OFFERED_DAYS = 62;

interface Props {
  readonly date: ClassDateOfDay;
  /** How many places the other date must have. */
  readonly count: number;
  readonly onKeep: () => void;
  readonly onDone: () => void;
}

/** Asks to which other date of the class, or of another class for the same service, all participants move. */
export function MoveAllQuestion({ date, count, onKeep, onDone }: Props) {
  const words = useLazyPhrases("classes");
  const dateLocale = useDateLocale();
  const { group, catalogue } = useLoadedGroup();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState("");
  const service = catalogue.classes.find(({ id }) => id === date.classId)?.intervention_id ?? 0;
  const start = date.start.slice(0, 10);
  const { data, error } = useQuery({
    queryKey: ["calendar", group.id, "class-dates", start, OFFERED_DAYS, service],
    queryFn: ({ signal }) =>
      callApi("GET /groups/{id}/classes.dates", {
        path: { id: group.id },
        query: { intervention_ids: [service], start, nDays: OFFERED_DAYS },
        signal,
      }),
  });
  const others = (data?.records ?? []).filter(
    ({ class_id, start_at, free }) =>
      free >= count && !(class_id === date.classId && start_at === date.startAt),
  );
  const target = others.find(({ class_id, start_at }) => `${class_id} ${start_at}` === chosen);
  const moving = useSingleFlightMutation({
    mutationFn: (to: NonNullable<typeof target>) =>
      callApi("POST /groups/{id}/classes/{calendarId}/moved_dates", {
        path: { id: group.id, calendarId: date.classId },
        body: {
          class_date: {
            start: date.start.slice(0, 16),
            to: to.start.slice(0, 16),
            to_class_id: to.class_id,
          },
        },
      }),
    onSuccess: async () => {
      announce(words.moved);
      await queryClient.invalidateQueries({ queryKey: ["calendar", group.id] });
      onDone();
    },
  });
  return (
    <QuestionDialog
      title={words.moveAll}
      dismiss={words.keep}
      isBusy={moving.isPending}
      onClose={onKeep}
      actions={
        target && (
          <Button look="main" isBusy={moving.isPending} onClick={() => moving.mutate(target)}>
            {words.moveAll}
          </Button>
        )
      }
    >
      <p>{words.mailed}</p>
      {data && others.length === 0 ? (
        <p>{words.noOtherDate}</p>
      ) : (
        <SelectField
          id="class-new-date"
          label={words.newDate}
          none=""
          value={chosen}
          options={others.map(({ class_id, start_at, start: wall }) => [
            `${class_id} ${start_at}`,
            [
              formatDayAndTime(wall, dateLocale),
              catalogue.classes.find(({ id }) => id === class_id)?.publicname,
            ]
              .filter(Boolean)
              .join(", "),
          ])}
          onChange={setChosen}
        />
      )}
      <CallFailure failure={error} />
      {!moving.isPending && <CallFailure failure={moving.error} />}
    </QuestionDialog>
  );
}
