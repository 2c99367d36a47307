import type { Fault } from "@rendezvous/contract/ground/fault";
import { type ColorName, COLOR_NAMES } from "@rendezvous/domain/theme/contrast";
import type { Scheme } from "@rendezvous/domain/theme/palette";
import {
  DEFAULT_ACCENT,
  type GivenColors,
  COLOR_ALIASES,
  firstValidColor,
} from "@rendezvous/domain/theme/theme";
import { Button } from "../../../components/button.tsx";
import { useLookPhrases, useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { FieldNotes, Fieldset } from "../../../components/fields/field-frame.tsx";
import field from "../../../components/fields/field.module.css";
import type { ControlProps } from "../fields/controls.tsx";
import { faultsOfField, settingFaultText } from "../../ground/form/fault-text.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import { ContrastList } from "./contrast-list.tsx";
import styles from "./look.module.css";

/** The default colours of a page, because the browser's colour field cannot be empty. */
const STANDARD: Readonly<Record<ColorName, string>> = {
  accent: DEFAULT_ACCENT,
  surface: "#ffffff",
  ink: "#1a202b",
  evenColumn: "#ffffff",
  oddColumn: "#ffffff",
};

/** Returns the colour schemes of a group's pages. */
function schemesOf(record: StoredRecord): readonly Scheme[] {
  const chosen = record["color_scheme"];
  return chosen === "light" || chosen === "dark" ? [chosen] : ["light", "dark"];
}

/** A group's colours, each with its contrast to the colours around it. */
export function ColoursField({
  id,
  value,
  onChange,
  record,
  faults,
}: ControlProps & { record: StoredRecord; faults: readonly Fault[] }) {
  const { colours } = useLookPhrases();
  const words = useManageFieldsPhrases();
  const theme = (value ?? {}) as GivenColors;

  /** A colour may be stored under several names, of which only one remains. */
  function put(name: ColorName, color: string): void {
    const names: readonly string[] = COLOR_ALIASES[name];
    const others = Object.entries(theme).filter(([given]) => !names.includes(given));
    onChange(Object.fromEntries(color === "" ? others : [...others, [COLOR_ALIASES[name][0], color]]));
  }

  return (
    <div className={styles.colours}>
      {COLOR_NAMES.map((name) => {
        const given = COLOR_ALIASES[name].map((one) => theme[one] ?? "").find((one) => one !== "") ?? "";
        const [fault] = COLOR_ALIASES[name].flatMap((one) => faultsOfField(faults, `theme.${one}`));
        const error = fault === undefined ? null : settingFaultText(words.faults, fault, given);
        const inputId = name === "accent" ? id : `${id}-${name}`;
        return (
          <Fieldset key={name} label={colours[name]} aria-describedby={`${inputId}-contrast`}>
            <div className={styles.colour}>
              <input
                id={inputId}
                type="color"
                className={styles.picker}
                aria-label={colours[name]}
                value={firstValidColor(name, [theme]) ?? STANDARD[name]}
                onChange={(event) => put(name, event.target.value)}
              />
              <input
                className={`${field.input} ${styles.code}`}
                aria-label={`${colours[name]}, ${colours.code}`}
                aria-invalid={error !== null}
                aria-describedby={error === null ? undefined : `${inputId}-error`}
                placeholder={STANDARD[name]}
                spellCheck={false}
                autoComplete="off"
                value={given}
                onChange={(event) => put(name, event.target.value.trim())}
              />
              {given !== "" && (
                <Button look="plain" onClick={() => put(name, "")}>
                  {colours.standard}
                </Button>
              )}
            </div>
            <FieldNotes id={inputId} error={error} />
            <ContrastList id={`${inputId}-contrast`} name={name} theme={theme} schemes={schemesOf(record)} />
          </Fieldset>
        );
      })}
    </div>
  );
}
