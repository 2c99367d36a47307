import {
  TABLE_COLUMNS,
  TABLE_FORMATS,
  type TableColumn,
  type TableFormat,
} from "@rendezvous/contract/booking/appointment-table";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { announce } from "../../../lib/announce.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { StatisticsCriteria } from "./api.ts";
import { downloadAppointments } from "./download.ts";
import { CheckBoxes } from "../../../components/fields/choice-fields.tsx";
import styles from "./statistics.module.css";

/** Only programs fill in `metadata`, so it is chosen by hand. */
const USUAL_COLUMNS = TABLE_COLUMNS.filter((column) => column !== "metadata");

/** The download of the period's appointments, with the chosen columns. */
export function AppointmentsPart({ criteria }: { criteria: StatisticsCriteria }) {
  const phrases = useProPhrases("appointmentTable");
  const { group } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const [columns, setColumns] = useState<readonly TableColumn[]>(USUAL_COLUMNS);
  const [received, setReceived] = useState(0);
  const downloading = useMutation({
    mutationFn: async (format: TableFormat) => {
      setReceived(0);
      const file = await downloadAppointments(group.id, { ...criteria, columns, format }, setReceived);
      saveFile(`${group.urlname} ${criteria.from} ${criteria.until}.${format}`, file);
    },
    onSuccess: () => announce(phrases.downloaded),
  });
  const size = new Intl.NumberFormat(dateLocale, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  }).format(received / 1_000_000);
  return (
    <section className={styles.part} aria-labelledby="appointments-part">
      <h2 id="appointments-part">{phrases.heading}</h2>
      <p className={styles.quiet}>{phrases.text}</p>
      <CheckBoxes
        label={phrases.chosen}
        look="list"
        options={TABLE_COLUMNS.map((column) => [column, phrases.columns[column]])}
        chosen={columns}
        onChange={setColumns}
      />
      <CallFailure failure={downloading.isPending ? null : downloading.error} />
      <div className={styles.periods}>
        {TABLE_FORMATS.map((format) => (
          <Button
            key={format}
            isBusy={downloading.isPending && downloading.variables === format}
            aria-disabled={columns.length === 0 || downloading.isPending}
            onClick={() => {
              if (columns.length > 0 && !downloading.isPending) downloading.mutate(format);
            }}
          >
            {phrases.download({ format: format.toUpperCase() })}
          </Button>
        ))}
        {downloading.isPending && received > 0 && (
          <span className={styles.quiet}>{phrases.received({ size })}</span>
        )}
      </div>
    </section>
  );
}
