import { type ColorName, contrastsOf } from "@rendezvous/domain/theme/contrast";
import type { Scheme } from "@rendezvous/domain/theme/palette";
import type { GivenColors } from "@rendezvous/domain/theme/theme";
import { lowerFirst } from "@rendezvous/phrases/lower-first";
import { Check, TriangleAlert } from "lucide-react";
import { useLookPhrases, useManageFieldsPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import styles from "./look.module.css";

interface Props {
  id: string;
  name: ColorName;
  theme: GivenColors;
  schemes: readonly Scheme[];
}

/** The contrast of a colour in words and numbers, for each of its uses. */
export function ContrastList({ id, name, theme, schemes }: Props) {
  const { contrast: phrases } = useLookPhrases();
  const { choices: names } = useManageFieldsPhrases();
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
