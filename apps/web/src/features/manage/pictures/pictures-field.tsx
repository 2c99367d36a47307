import { Trash2 } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { SortRail } from "../../../components/sort-rail.tsx";
import { SortableList } from "../../../components/sortable-list.tsx";
import { announce } from "../../../lib/announce.ts";
import { useLookPhrases, useManagePhrases } from "../../../lib/professional-phrases.ts";
import { usePhrases } from "../../../lib/phrases.ts";
import { describedBy, FieldNotes } from "../../form/field-frame.tsx";
import field from "../../form/field.module.css";
import { useKnownGroup } from "../../group/first-data.ts";
import { useKeyedList } from "../look/use-keyed-list.ts";
import type { ControlProps } from "../records/controls.tsx";
import { LocalizedField } from "../records/localized-field.tsx";
import records from "../records/records.module.css";
import { type Format, PictureChooser } from "./picture-chooser.tsx";
import { toPictureAddress } from "./picture-address.ts";
import styles from "./pictures.module.css";

interface Entry {
  readonly url: string;
  readonly alt: unknown;
}

/** Several pictures in their order, each with what it shows in words. */
export function PicturesField({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  format,
}: ControlProps & { format: Format }) {
  const { picture, pictures: phrases } = useLookPhrases();
  const { remove } = useManagePhrases();
  const { summary } = usePhrases();
  const { group } = useKnownGroup();
  const entries = (value ?? []) as readonly Entry[];
  const list = useKeyedList(entries, onChange);
  const nameAt = (index: number) => phrases.one({ position: index + 1 });
  function move(from: number, to: number): void {
    announce(summary.moved({ name: nameAt(from), position: to + 1, total: entries.length }));
    list.move(from, to);
  }
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      <SortableList
        className={records.list}
        rowClassName={records.row}
        ids={list.keys}
        nameOf={(key) => nameAt(list.keys.indexOf(key))}
        onMove={move}
        renderItem={(key, handle) => {
          const index = list.keys.indexOf(key);
          const entry = entries[index];
          if (entry === undefined) return null;
          return (
            <>
              <SortRail index={index} count={entries.length} name={nameAt(index)} onMove={move}>
                {handle}
              </SortRail>
              <div className={styles.entry}>
                <img
                  className={styles.shown}
                  src={toPictureAddress(group.id, entry.url) ?? undefined}
                  alt={nameAt(index)}
                />
                <LocalizedField
                  id={`${id}-${key}`}
                  label={`${nameAt(index)}: ${phrases.alt}`}
                  hint={index === 0 ? phrases.altHint : ""}
                  error={null}
                  value={entry.alt}
                  onChange={(alt) => list.replace(index, { ...entry, alt })}
                  isLong={false}
                />
              </div>
              <Button
                look="plain"
                aria-label={`${remove}: ${nameAt(index)}`}
                title={remove}
                onClick={() => list.remove(index)}
              >
                <Trash2 size={18} aria-hidden="true" />
              </Button>
            </>
          );
        }}
      />
      <PictureChooser
        id={id}
        label={picture.choose}
        format={format}
        describedBy={describedBy(id, hint, error)}
        isInvalid={error !== null}
        onChosen={(url) => list.add({ url, alt: "" })}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
