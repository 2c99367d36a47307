import { TABLE_FORMATS, type TableFormat } from "@rendezvous/contract/booking/appointment-table";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { announce } from "../../../lib/announce.ts";
import { streamFile } from "../../../lib/call-api.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useProPhrases } from "../../../lib/phrases/professional-phrases.ts";
import { readDownload } from "../../../lib/read-download.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { CallFailure } from "../../ground/group/call-failure.tsx";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import type { toTableQuery } from "./client-filter.ts";
import styles from "./clients.module.css";

interface Props {
  query: ReturnType<typeof toTableQuery>;
  columns: readonly string[];
}

/** Downloads the clients of the list with the chosen columns. */
export function DownloadPart({ query, columns }: Props) {
  const phrases = useProPhrases("ficheTable");
  const { group } = useLoadedGroup();
  const dateLocale = useDateLocale();
  const [received, setReceived] = useState(0);
  const downloading = useMutation({
    mutationFn: async (format: TableFormat) => {
      setReceived(0);
      const answer = streamFile("GET /groups/{id}/fiches.download", {
        path: { id: group.id },
        query: { ...query, format, columns: columns.join() },
      });
      saveFile(`${group.urlname}.${format}`, await readDownload(answer, setReceived));
    },
    onSuccess: () => announce(phrases.downloaded),
  });
  const size = new Intl.NumberFormat(dateLocale, {
    style: "unit",
    unit: "megabyte",
    maximumFractionDigits: 1,
  }).format(received / 1_000_000);
  const isIdle = columns.length > 0 && !downloading.isPending;
  return (
    <>
      <CallFailure failure={downloading.isPending ? null : downloading.error} />
      <div className={styles.buttons}>
        {TABLE_FORMATS.map((format) => (
          <Button
            key={format}
            isBusy={downloading.isPending && downloading.variables === format}
            aria-disabled={!isIdle}
            onClick={() => {
              if (isIdle) downloading.mutate(format);
            }}
          >
            {phrases.download({ format: format.toUpperCase() })}
          </Button>
        ))}
        {downloading.isPending && received > 0 && (
          <span className={styles.quiet}>{phrases.received({ size })}</span>
        )}
      </div>
    </>
  );
}
