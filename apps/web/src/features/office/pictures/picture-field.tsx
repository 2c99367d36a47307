import { Trash2 } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { describedBy, Fieldset } from "../../../components/fields/field-frame.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { ControlProps } from "../fields/controls.tsx";
import type { PictureFormat } from "../schema/field-spec.ts";
import { PictureChooser } from "./picture-chooser.tsx";
import { toPictureAddress } from "./picture-address.ts";
import styles from "./pictures.module.css";

/** One picture of a record, which can be replaced or removed. */
export function PictureField({
  value,
  onChange,
  format,
  ...control
}: ControlProps & { format: PictureFormat }) {
  const { picture: phrases } = useProPhrases("look");
  const { remove } = useProPhrases("manage");
  const { group } = useLoadedGroup();
  const { id, label, hint, error } = control;
  const address = toPictureAddress(group.id, value);
  return (
    <Fieldset {...control}>
      <div className={styles.picture}>
        {address !== null && <img className={styles.shown} src={address} alt={label} />}
        <div className={styles.tools}>
          <PictureChooser
            id={id}
            label={address === null ? phrases.choose : phrases.replace}
            format={format}
            describedBy={describedBy(id, hint, error)}
            isInvalid={Boolean(error)}
            onChosen={onChange}
          />
          {address !== null && (
            <Button look="plain" onClick={() => onChange(null)}>
              <Trash2 size={16} aria-hidden="true" />
              {remove}
            </Button>
          )}
        </div>
      </div>
    </Fieldset>
  );
}
