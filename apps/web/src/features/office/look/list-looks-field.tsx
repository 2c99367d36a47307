import { SegmentedControl } from "../../../components/fields/segmented-control.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { CheckBox } from "../../../components/fields/choice-fields.tsx";
import { Fieldset } from "../../../components/fields/field-frame.tsx";
import type { ControlProps } from "../fields/controls.tsx";
import styles from "./look.module.css";

interface Look {
  readonly description: boolean;
  readonly image: boolean;
  readonly grid_mode: boolean;
}

const STANDARD: Look = { description: true, image: true, grid_mode: false };
const KINDS = ["interventionsets", "interventions", "calendarsets", "calendars", "resources"] as const;
const PARTS = ["image", "description"] as const;

/** The look of each list that clients choose from: list or grid, with or without pictures and descriptions. */
export function ListLooksField({ id, value, onChange }: ControlProps) {
  const { lists: phrases } = useProPhrases("look");
  const { pages } = useProPhrases("manage");
  const modes = (value ?? {}) as Readonly<Record<string, Look>>;
  return (
    <div id={id} className={styles.lists}>
      {KINDS.map((kind) => {
        const tab = `has_${kind}_tab`;
        const look = { ...STANDARD, ...modes[tab] };
        const put = (change: Partial<Look>) => onChange({ ...modes, [tab]: { ...look, ...change } });
        return (
          <Fieldset key={kind} label={pages[kind]}>
            <div className={styles.list}>
              <SegmentedControl
                label={pages[kind]}
                options={[
                  { value: "list", label: phrases.list },
                  { value: "grid", label: phrases.grid },
                ]}
                value={look.grid_mode ? "grid" : "list"}
                onChange={(chosen) => put({ grid_mode: chosen === "grid" })}
              />
              {PARTS.map((part) => (
                <CheckBox
                  key={part}
                  label={phrases[part]}
                  isChecked={look[part]}
                  onChange={(isShown) => put({ [part]: isShown })}
                />
              ))}
            </div>
          </Fieldset>
        );
      })}
    </div>
  );
}
