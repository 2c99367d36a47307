import { usePeoplePhrases } from "../../../lib/phrases/professional-phrases.ts";
import type { Colleague } from "../../account/factor/api.ts";
import { Fieldset } from "../../../components/fields/field-frame.tsx";
import field from "../../../components/fields/field.module.css";
import styles from "../parts/records.module.css";

const ROLES = ["owner", "pro", "call_centre"] as const satisfies Colleague["role"][];

interface Props {
  value: Colleague["role"];
  onChange: (role: Colleague["role"]) => void;
}

/** A choice of roles, each with its rights. */
export function RoleField({ value, onChange }: Props) {
  const phrases = usePeoplePhrases();
  return (
    <Fieldset label={phrases.role}>
      {ROLES.map((role) => (
        <label key={role} className={field.check}>
          <input
            type="radio"
            name="role"
            checked={role === value}
            aria-labelledby={`role-${role}`}
            aria-describedby={`role-${role}-text`}
            onChange={() => onChange(role)}
          />
          <span>
            <span id={`role-${role}`}>{phrases.roles[role].name}</span>
            <span id={`role-${role}-text`} className={styles.quiet} style={{ display: "block" }}>
              {phrases.roles[role].text}
            </span>
          </span>
        </label>
      ))}
    </Fieldset>
  );
}
