import type { Fault } from "@rendezvous/contract/ground/fault";
import { currencySign } from "@rendezvous/phrases/currency-sign";
import { X } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useWording } from "../../../lib/phrases/phrases.ts";
import field from "../../../components/fields/field.module.css";
import { faultsOfField, settingFaultText } from "../../ground/form/fault-text.ts";
import styles from "./new-group.module.css";
import { toTypedPrice } from "./price.ts";

/** A service in the form. */
export interface TypedService {
  readonly key: string;
  /** null unless it comes from the trade's template. */
  readonly externid: string | null;
  readonly name: string;
  readonly length: string;
  readonly price: string;
}

interface Props {
  services: readonly TypedService[];
  /** The currency of the prices. */
  currency: string;
  faults: readonly Fault[];
  onChange: (services: TypedService[]) => void;
}

/** The first services with lengths and prices; their other fields can be changed later. */
export function ServicesFields({ services, currency, faults, onChange }: Props) {
  const phrases = useProPhrases("newGroup");
  const { language } = useWording();
  const words = useProPhrases("manageFields");
  function change(key: string, part: Partial<TypedService>) {
    onChange(services.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }
  const labelOf = ({ path }: Fault) =>
    ({ name: phrases.service, length: phrases.length, price: phrases.price })[path.split(".").at(-1) ?? ""];
  const textOf = (fault: Fault) =>
    fault.path.endsWith(".price")
      ? phrases.priceFault({ example: toTypedPrice(2550, language) })
      : settingFaultText(words.faults, fault, undefined);
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
          <span id="new-currency">{`${phrases.price} (${currencySign(currency, language)})`}</span>
        </div>
      )}
      <ul className={styles.services}>
        {services.map(({ key, name, length, price }) => {
          const wrong = faultsOfField(faults, key);
          const faultOf = (part: string, ...descriptions: string[]) => ({
            "aria-invalid": wrong.some(({ path }) => path === `${key}.${part}`),
            "aria-describedby":
              [...descriptions, wrong.length > 0 && `new-${key}-error`].filter(Boolean).join(" ") ||
              undefined,
          });
          return (
            <li key={key}>
              <input
                className={field.input}
                aria-label={phrases.service}
                maxLength={255}
                {...faultOf("name")}
                value={name}
                onChange={(event) => change(key, { name: event.target.value })}
              />
              <input
                className={field.input}
                aria-label={`${phrases.length} – ${name}`}
                inputMode="numeric"
                {...faultOf("length")}
                value={length}
                onChange={(event) => change(key, { length: event.target.value.replaceAll(/\D/g, "") })}
              />
              <input
                className={field.input}
                aria-label={`${phrases.price} – ${name}`}
                inputMode="decimal"
                {...faultOf("price", "new-currency")}
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
              {wrong.length > 0 && (
                <p id={`new-${key}-error`} className={`${field.error} ${styles.wrong}`}>
                  {wrong.map((fault) => `${labelOf(fault)} – ${textOf(fault)}`).join(" ")}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button onClick={add}>{phrases.addService}</Button>
      </div>
    </fieldset>
  );
}
