import { toTimetables, type WeeklyRule } from "@rendezvous/domain/availability/hours/timetables";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { Link } from "../../../lib/navigation.tsx";
import { RadioButtons } from "../../../components/fields/choice-fields.tsx";
import field from "../../../components/fields/field.module.css";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { toManage } from "../../ground/group/paths.ts";
import { getRecord } from "../schema/api.ts";
import { useEditedCatalogue } from "../schema/working-draft.ts";
import type { ControlProps } from "../fields/controls.tsx";
import { DrawnWeek } from "./drawn-week.tsx";
import { forEveryService, HoursField } from "./hours-field.tsx";
import styles from "./hours.module.css";

/** The organisation's hours, which apply to every calendar that has no hours. */
export function OrganisationHoursField(control: ControlProps) {
  const words = useProPhrases("hours");
  return (
    <HoursField
      {...control}
      hint={words.organisationText}
      isForAll
      value={forEveryService(control.value)}
      onChange={(rules) =>
        control.onChange((rules as WeeklyRule[]).map(({ interventions: _all, ...rule }) => rule))
      }
    />
  );
}

/** Returns the organisation's hours: undefined while they load, empty if loading failed. */
export function useOrganisationHours(): readonly WeeklyRule[] | undefined {
  const edited = useEditedCatalogue();
  const { data, isPending } = useQuery({
    queryKey: ["record", edited, "hours", edited.groupId],
    queryFn: () => getRecord(edited, "hours", edited.groupId),
  });
  return isPending ? undefined : forEveryService(data?.["openinghours"]);
}

/**
 * A calendar's weekly hours: either the organisation's hours, so that a change of these changes the calendar, or separate hours.
 */
export function CalendarHoursField(control: ControlProps) {
  const words = useProPhrases("hours");
  const { group } = useLoadedGroup();
  const organisation = useOrganisationHours();
  const { value, onChange } = control;
  const isOwn = Array.isArray(value);
  // The separate hours of the calendar, to restore them when the owner switches back to them.
  const own = useRef<unknown>(null);
  return (
    <div className={styles.hours}>
      <RadioButtons
        label={control.label}
        options={[
          ["organisation", words.organisation],
          ["own", words.own],
        ]}
        value={isOwn ? "own" : "organisation"}
        // Separate hours start as a copy of the organisation's hours. Until these are loaded the choice is disabled, because an
        // empty copy would close the calendar all week.
        isDisabled={(whose) => whose === "own" && !isOwn && organisation === undefined}
        onChange={(whose) => {
          if (whose === "organisation") own.current = value;
          onChange(whose === "organisation" ? null : (own.current ?? organisation));
        }}
      />
      {isOwn ? (
        <HoursField {...control} />
      ) : (
        <>
          <p className={field.hint}>
            {words.organisationHint} <Link {...toManage(group.urlname, "hours")}>{words.changeThere}</Link>
          </p>
          <DrawnWeek days={toTimetables(organisation ?? [])[0]?.days ?? []} />
        </>
      )}
    </div>
  );
}
