import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { describedBy, Fieldset } from "../../../components/fields/field-frame.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { ControlProps } from "../fields/controls.tsx";
import { LocalizedField } from "../fields/localized-field.tsx";
import { MovableList } from "../parts/movable-list.tsx";
import { useKeyedList } from "../parts/use-keyed-list.ts";
import type { PictureFormat } from "../schema/field-spec.ts";
import { PictureChooser } from "./picture-chooser.tsx";
import { toPictureAddress } from "./picture-address.ts";
import styles from "./pictures.module.css";

interface Entry {
  readonly url: string;
  readonly alt: unknown;
}

/** Several pictures in their order, each with a description. */
export function PicturesField({
  value,
  onChange,
  format,
  ...control
}: ControlProps & { format: PictureFormat }) {
  const { picture, pictures: phrases } = useProPhrases("look");
  const { group } = useLoadedGroup();
  const { id, hint, error } = control;
  const entries = (value ?? []) as readonly Entry[];
  const list = useKeyedList(entries, onChange);
  const nameAt = (index: number) => phrases.one({ position: index + 1 });
  return (
    <Fieldset {...control}>
      <MovableList
        ids={list.keys}
        nameOf={(_, index) => nameAt(index)}
        onMove={list.move}
        onRemove={list.remove}
        renderItem={(key, index) => {
          const entry = entries[index];
          if (entry === undefined) return null;
          return (
            <div className={styles.entry}>
              <img
                className={styles.shown}
                src={toPictureAddress(group.id, entry.url) ?? undefined}
                alt={nameAt(index)}
              />
              <LocalizedField
                id={`${id}-${key}`}
                label={`${nameAt(index)} – ${phrases.alt}`}
                hint={index === 0 ? phrases.altHint : undefined}
                value={entry.alt}
                onChange={(alt) => list.replace(index, { ...entry, alt })}
              />
            </div>
          );
        }}
      />
      <PictureChooser
        id={id}
        label={picture.choose}
        format={format}
        describedBy={describedBy(id, hint, error)}
        isInvalid={Boolean(error)}
        onChosen={(url) => list.add({ url, alt: "" })}
      />
    </Fieldset>
  );
}
