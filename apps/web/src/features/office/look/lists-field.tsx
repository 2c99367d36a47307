import { Segments } from "../../../components/fields/segments.tsx";
import { useLookPhrases, useManagePhrases } from "../../../lib/phrases/professional-phrases.ts";
import field from "../../ground/form/field.module.css";
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
export function ListsField({ id, value, onChange }: ControlProps) {
  const { lists: phrases } = useLookPhrases();
  const { pages } = useManagePhrases();
  const modes = (value ?? {}) as Readonly<Record<string, Look>>;
  return (
    <div id={id} className={styles.lists}>
      {KINDS.map((kind) => {
        const tab = `has_${kind}_tab`;
        const look = { ...STANDARD, ...modes[tab] };
        const put = (change: Partial<Look>) => onChange({ ...modes, [tab]: { ...look, ...change } });
        return (
          <fieldset key={kind} className={field.field}>
            <legend className={field.label}>{pages[kind]}</legend>
            <div className={styles.list}>
              <Segments
                label={pages[kind]}
                options={[
                  { value: "list", label: phrases.list },
                  { value: "grid", label: phrases.grid },
                ]}
                value={look.grid_mode ? "grid" : "list"}
                onChange={(chosen) => put({ grid_mode: chosen === "grid" })}
              />
              {PARTS.map((part) => (
                <label key={part} className={field.check}>
                  <input
                    type="checkbox"
                    checked={look[part]}
                    onChange={(event) => put({ [part]: event.target.checked })}
                  />
                  {phrases[part]}
                </label>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
