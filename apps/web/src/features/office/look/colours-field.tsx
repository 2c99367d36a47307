import type { Fault } from "@rendezvous/contract/ground/fault";
import { type ColorName, COLOR_NAMES, contrastsOf } from "@rendezvous/domain/theme/contrast";
import type { Scheme } from "@rendezvous/domain/theme/palette";
import {
  DEFAULT_ACCENT,
  type ConfiguredColors,
  COLOR_ALIASES,
  firstValidColor,
} from "@rendezvous/domain/theme/theme";
import { lowerFirst } from "@rendezvous/phrases/lower-first";
import { Check, TriangleAlert } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { FieldNotes, Fieldset } from "../../../components/fields/field-frame.tsx";
import field from "../../../components/fields/field.module.css";
import type { ControlProps } from "../fields/controls.tsx";
import { faultsOfField, settingFaultText } from "../../ground/form/fault-text.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import styles from "./look.module.css";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";

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
  const { colours } = useProPhrases("look");
  const words = useProPhrases("manageFields");
  const theme = (value ?? {}) as ConfiguredColors;

  /** Stores a colour under its main name, and removes it under its other names. */
  function put(name: ColorName, color: string): void {
    const names: readonly string[] = COLOR_ALIASES[name];
    const others = Object.entries(theme).filter(([key]) => !names.includes(key));
    onChange(Object.fromEntries(color === "" ? others : [...others, [COLOR_ALIASES[name][0], color]]));
  }

  return (
    <div className={styles.colours}>
      {COLOR_NAMES.map((name) => {
        const color = COLOR_ALIASES[name].map((one) => theme[one] ?? "").find((one) => one !== "") ?? "";
        const [fault] = COLOR_ALIASES[name].flatMap((one) => faultsOfField(faults, `theme.${one}`));
        const error = fault === undefined ? null : settingFaultText(words.faults, fault, color);
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
                value={color}
                onChange={(event) => put(name, event.target.value.trim())}
              />
              {color !== "" && (
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

interface Props {
  id: string;
  name: ColorName;
  theme: ConfiguredColors;
  schemes: readonly Scheme[];
}

/** The contrast of a colour in words and numbers, for each of its uses. */
function ContrastList({ id, name, theme, schemes }: Props) {
  const { contrast: phrases } = useProPhrases("look");
  const { choices: names } = useProPhrases("manageFields");
  const dateLocale = useDateLocale();
  const format = new Intl.NumberFormat(dateLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  // Rounded down: 4.46 must not be shown as the required 4.5.
  const say = (ratio: number) => `${format.format(Math.floor(ratio * 10) / 10)}:1`;
  const lines = schemes.flatMap((scheme) =>
    contrastsOf(scheme, theme, name).map((contrast) => ({ ...contrast, scheme })),
  );
  return (
    <ul id={id} className={styles.contrasts}>
      {lines.map(({ scheme, place, outcome, ratio, shown, sample }) => (
        <li key={`${scheme} ${place}`} className={styles.contrast}>
          <span
            className={styles.sample}
            aria-hidden="true"
            style={{ background: sample.ground, color: sample.text }}
          >
            Aa
          </span>
          <span>
            <strong>
              {phrases[place]}
              {schemes.length > 1 && ` (${lowerFirst(names[scheme])})`}
            </strong>
            <br />
            {outcome === "kept" ? (
              <Check size={14} className={styles.sign} aria-hidden="true" />
            ) : (
              <TriangleAlert size={14} className={styles.sign} aria-hidden="true" />
            )}{" "}
            {phrases[outcome]({ ratio: say(ratio), shown: say(shown) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
