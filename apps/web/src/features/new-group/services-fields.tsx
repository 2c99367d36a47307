import { X } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { useNewGroupPhrases } from "../../lib/professional-phrases.ts";
import field from "../form/field.module.css";
import styles from "./new-group.module.css";

/** A service as it is typed. */
export interface TypedService {
  readonly key: string;
  /** Of the trade's own. */
  readonly externid: string | null;
  readonly name: string;
  readonly length: string;
  readonly price: string;
}

interface Props {
  services: readonly TypedService[];
  onChange: (services: TypedService[]) => void;
}

/** The first services with lengths and prices; the rest of each can be changed later. */
export function ServicesFields({ services, onChange }: Props) {
  const phrases = useNewGroupPhrases();
  function change(key: string, part: Partial<TypedService>) {
    onChange(services.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }
  function add() {
    onChange([...services, { key: crypto.randomUUID(), externid: null, name: "", length: "30", price: "" }]);
  }
  return (
    <fieldset className={styles.part}>
      <legend>{phrases.services}</legend>
      {services.length > 0 && (
        <div className={styles.serviceHead} aria-hidden="true">
          <span>{phrases.service}</span>
          <span>{phrases.length}</span>
          <span>{phrases.price}</span>
        </div>
      )}
      <ul className={styles.services}>
        {services.map(({ key, name, length, price }) => (
          <li key={key}>
            <input
              className={field.input}
              aria-label={phrases.service}
              value={name}
              onChange={(event) => change(key, { name: event.target.value })}
            />
            <input
              className={field.input}
              aria-label={`${phrases.length} – ${name}`}
              inputMode="numeric"
              value={length}
              onChange={(event) => change(key, { length: event.target.value.replaceAll(/\D/g, "") })}
            />
            <input
              className={field.input}
              aria-label={`${phrases.price} – ${name}`}
              inputMode="decimal"
              value={price}
              onChange={(event) => change(key, { price: event.target.value })}
            />
            <Button
              look="plain"
              aria-label={phrases.removeService({ name })}
              onClick={() => onChange(services.filter((one) => one.key !== key))}
            >
              <X size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={add}>{phrases.addService}</Button>
      </div>
    </fieldset>
  );
}
